import { Checkbox, type FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { RangeFields } from '#app/components/lists/range-filter.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type CopyFilterProps = Readonly<{
  fields: Readonly<Record<'dateFrom' | 'dateTo' | 'onlyUncompleted', FormField>>;
  /** The list without a filter. */
  path: string;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Which requests a list shows: of which days, and whether those alone that are not finished. */
export const CopyFilter = cachedFilter<CopyFilterProps>({
  Content({ fields, path }) {
    const { t } = useText();
    return (
      <FilterContent
        label="lists:filter"
        path={path}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('lists:reset')}</ActionLink>}
      >
        <Checkbox field={fields.onlyUncompleted} label="copies:list.onlyUncompleted" optional />
        <RangeFields fields={fields} />
      </FilterContent>
    );
  },
});
