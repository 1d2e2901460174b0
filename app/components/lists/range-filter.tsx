import { DateField, SelectField, type FormField } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { cachedFilter, FilterContent } from './list-head.tsx';

type RangeFields = Readonly<Record<'dateFrom' | 'dateTo', FormField>>;

/** Two fields of a search form: the first day and the last. */
export const RangeFields = ({ fields }: { fields: RangeFields }) => (
  <>
    <DateField field={fields.dateFrom} label="lists:range.dateFrom.label" hint="lists:range.dateHint" />
    <DateField field={fields.dateTo} label="lists:range.dateTo.label" hint="lists:range.dateHint" />
  </>
);

/** A choice by which a list is narrowed besides its days; empty: it is not. */
export type ListChoice = Readonly<{
  label: TextKey;
  emptyLabel: TextKey;
  options: readonly Readonly<{ value: string; label: string }>[];
}>;

type RangeFilterProps = Readonly<{
  fields: RangeFields;
  choice?: (ListChoice & Readonly<{ field: FormField }>) | undefined;
  /** The part of the page's address that stays in the next one, besides whose list it is. */
  kept?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The list's own path, with its usual days. */
  path: string;
  /** Whose list it is, which an address made of a form's fields does not take from the path. */
  patientId: string | null;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Which days a list shows: closed unless other days than the usual ones were asked for. */
export const RangeFilter = cachedFilter<RangeFilterProps>({
  Content({ fields, choice, kept = {}, path, patientId }) {
    const { t } = useText();
    const [action = path] = path.split('?');
    return (
      <FilterContent
        label={choice ? 'lists:filterMore' : 'lists:filter'}
        path={action}
        values={{ ...(patientId === null ? {} : { patientId }), ...kept }}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('lists:reset')}</ActionLink>}
      >
        <RangeFields fields={fields} />
        {choice ? <SelectField {...choice} optional /> : null}
      </FilterContent>
    );
  },
});
