import { CheckboxGroup, HiddenField, type FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { RangeFields } from '#app/components/lists/range-filter.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingStatuses } from '#app/domain/bookings/status.ts';

type BookingsFilterProps = Readonly<{
  fields: Readonly<Record<'dateFrom' | 'dateTo' | 'status', FormField>>;
  /** Whose bookings the list shows; null: everybody's. */
  patientId: string | null;
  /** The list without a filter. */
  allPath: string;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Which bookings the list shows (B§2): closed unless it says something else than the tabs do. */
export const BookingsFilter = cachedFilter<BookingsFilterProps>({
  Content({ fields, patientId, allPath }) {
    const { t } = useText();
    const statuses = bookingStatuses.map((value) => ({ value, label: t(`bookings:status.${value}`) }));
    return (
      <FilterContent
        label="bookings:list.filter"
        path="/bookings"
        submit="bookings:filter.submit"
        links={<ActionLink href={allPath}>{t('bookings:filter.reset')}</ActionLink>}
      >
        <RangeFields fields={fields} />
        <CheckboxGroup
          field={fields.status}
          label="bookings:filter.status.label"
          hint="bookings:filter.status.hint"
          options={statuses}
        />
        {patientId === null ? null : <HiddenField name="patientId" value={patientId} />}
        <HiddenField name="filtered" value="1" />
      </FilterContent>
    );
  },
});
