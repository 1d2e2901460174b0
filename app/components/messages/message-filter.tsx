import type { ComponentProps } from 'react';
import { SelectField, TextField, type FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { RangeFields } from '#app/components/lists/range-filter.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MessageFilterProps = Readonly<{
  fields: Readonly<Record<'after' | 'before' | 'category' | 'title' | 'sender' | 'recipient', FormField>>;
  /** Whose name the list may be searched by. */
  by: 'sender' | 'recipient';
  categories: ComponentProps<typeof SelectField>['options'];
  /** The list without a filter. */
  path: string;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Which messages a list shows (C§3): closed unless something is looked for. */
export const MessageFilter = cachedFilter<MessageFilterProps>({
  Content({ fields, by, categories, path }) {
    const { t } = useText();
    return (
      <FilterContent
        label="messages:filter.open"
        path={path}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('messages:filter.reset')}</ActionLink>}
      >
        <RangeFields fields={{ dateFrom: fields.after, dateTo: fields.before }} />
        {categories.length > 0 ? (
          <SelectField
            field={fields.category}
            label="messages:filter.category.label"
            emptyLabel="messages:filter.category.all"
            options={categories}
          />
        ) : null}
        <TextField field={fields.title} label="messages:filter.title.label" autoComplete="off" />
        <TextField field={fields[by]} label={`messages:filter.${by}.label`} autoComplete="off" />
      </FilterContent>
    );
  },
});
