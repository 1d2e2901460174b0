import { PAYMENT_STATES } from '#contract/payments/reading/states.ts';
import { SelectField, type FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { RangeFields } from '#app/components/lists/range-filter.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type HistoryFilterProps = Readonly<{
  fields: Readonly<Record<'state' | 'dateFrom' | 'dateTo', FormField>>;
  /** The list without a filter. */
  path: string;
  /** Whose payments it shows; null: everybody's. */
  patientId: string | null;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Which payments the history shows (C§2): closed unless it shows others than those of the last month. */
export const HistoryFilter = cachedFilter<HistoryFilterProps>({
  Content({ fields, path, patientId }) {
    const { t } = useText();
    const [action = path] = path.split('?');
    return (
      <FilterContent
        label="payments:history.filter"
        path={action}
        values={patientId === null ? {} : { patientId }}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('payments:history.reset')}</ActionLink>}
      >
        <SelectField
          field={fields.state}
          label="payments:history.state.label"
          emptyLabel="payments:history.state.all"
          options={PAYMENT_STATES.map((value) => ({ value, label: t(`payments:state.${value}`) }))}
        />
        <RangeFields fields={fields} />
      </FilterContent>
    );
  },
});
