import {
  CheckboxGroup,
  DateField,
  HiddenField,
  SearchForm,
  SelectField,
  type FormField,
} from '#app/components/form/index.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingStatuses } from '#app/domain/bookings/status.ts';

type BookingsFilterProps = Readonly<{
  fields: Readonly<Record<'patientId' | 'dateFrom' | 'dateTo' | 'status', FormField>>;
  patients: readonly Readonly<{ value: string; label: string }>[];
}>;

export const FILTER_ID = 'filter-form';

/** Which bookings the list shows (B§2). */
export const BookingsFilter = cachedMarkup<BookingsFilterProps>({
  element: 'section',
  attributes: () => ({ className: 'section', id: FILTER_ID }),
  Content({ fields, patients }) {
    const { t } = useText();
    const statuses = bookingStatuses.map((value) => ({ value, label: t(`bookings:status.${value}`) }));
    return (
      <>
        <h2>{t('bookings:filter.title')}</h2>
        <SearchForm
          path="/bookings"
          submit="bookings:filter.submit"
          links={<ActionLink href="/bookings">{t('bookings:filter.reset')}</ActionLink>}
        >
          {patients.length > 1 ? (
            <SelectField
              field={fields.patientId}
              label="bookings:filter.patient.label"
              options={patients}
              emptyLabel="bookings:filter.patient.all"
              optional
            />
          ) : null}
          <DateField
            field={fields.dateFrom}
            label="bookings:filter.dateFrom.label"
            hint="bookings:filter.dateHint"
          />
          <DateField
            field={fields.dateTo}
            label="bookings:filter.dateTo.label"
            hint="bookings:filter.dateHint"
          />
          <CheckboxGroup
            field={fields.status}
            label="bookings:filter.status.label"
            hint="bookings:filter.status.hint"
            options={statuses}
          />
          <HiddenField name="filtered" value="1" />
        </SearchForm>
      </>
    );
  },
});
