import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingCard } from '#app/components/bookings/booking-card.tsx';
import {
  CheckboxGroup,
  DateField,
  HiddenField,
  SearchForm,
  SelectField,
  usePageForm,
} from '#app/components/form/index.ts';
import {
  ActionLink,
  ButtonLink,
  CardList,
  EmptyState,
  Notice,
  Outage,
  Page,
  Section,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { filterBookings, sortBookings } from '#app/domain/bookings/filter.ts';
import { bookingStatuses } from '#app/domain/bookings/status.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { bookingView } from './booking-view.server.ts';
import type { RouteHandle } from '#app/services/document-title.ts';
import { requireAccount } from '#app/services/guard.server.ts';
import { part } from '#app/services/provider.server.ts';
import { filterOf, type FilterForm } from './list.form.server.ts';

export const handle = { area: 'public:areas.bookings' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireAccount(args, { module: 'bookingsModule' });
  const patients = await part(visit.provider.patients.list());
  const { filter, ...form } = filterOf(visit, patients);
  const { dateFrom, dateTo, patientId } = filter;
  const found = form.submission
    ? null
    : await part(visit.provider.bookings.list({ dateFrom, dateTo, patientId }));
  const shown = found?.ok
    ? sortBookings({ bookings: filterBookings({ bookings: found.data, filter }), now: visit.now })
    : null;

  const page = {
    ...form,
    title: visit.t('bookings:list.title'),
    patients: patients.ok
      ? patients.data.map((patient) => ({ value: patient.id, label: fullName(patient) }))
      : [],
    bookings: shown?.map((booking) => bookingView({ booking, visit })) ?? null,
    outage: found && !found.ok ? found.outage : null,
    path: visit.url.pathname + visit.url.search,
    asOf: visit.now.toISOString(),
  };
  return data(page, { status: form.submission ? 400 : 200 });
}

export default function Bookings() {
  const { title, patients, bookings, outage, isWidened, fields, submission, path, asOf } =
    useLoaderData<typeof loader>();
  const [form, named] = usePageForm<FilterForm>({
    id: 'filter',
    defaultValue: fields,
    lastResult: submission,
  });
  const { t, formatTime } = useText();

  return (
    <Page title={title} form={form} hasPageForm={false}>
      <p>
        <ButtonLink href="/newbooking">{t('bookings:list.new')}</ButtonLink>
      </p>
      {isWidened ? <Notice kind="notice">{t('bookings:list.widened')}</Notice> : null}
      {outage ? <Outage system={t('bookings:list.system')} since={outage.since} retryHref={path} /> : null}
      {bookings ? (
        <Section title={t('bookings:list.count', { count: bookings.length })}>
          {bookings.length === 0 ? (
            <EmptyState title={t('bookings:list.empty.title')}>{t('bookings:list.empty.text')}</EmptyState>
          ) : (
            <CardList>
              {bookings.map((booking) => (
                <BookingCard key={booking.path} booking={booking} isPatientShown={patients.length > 1} />
              ))}
            </CardList>
          )}
          <p>
            {t('bookings:list.asOf', { time: formatTime(asOf) })}{' '}
            <a href={path}>{t('bookings:list.refresh')}</a>
          </p>
        </Section>
      ) : null}
      <Section title={t('bookings:filter.title')}>
        <SearchForm
          submit="bookings:filter.submit"
          links={<ActionLink href="/bookings">{t('bookings:filter.reset')}</ActionLink>}
        >
          {patients.length > 1 ? (
            <SelectField
              field={named.patientId}
              label="bookings:filter.patient.label"
              options={patients}
              emptyLabel="bookings:filter.patient.all"
              optional
            />
          ) : null}
          <DateField
            field={named.dateFrom}
            label="bookings:filter.dateFrom.label"
            hint="bookings:filter.dateHint"
          />
          <DateField
            field={named.dateTo}
            label="bookings:filter.dateTo.label"
            hint="bookings:filter.dateHint"
          />
          <CheckboxGroup
            field={named.status}
            label="bookings:filter.status.label"
            hint="bookings:filter.status.hint"
            options={bookingStatuses.map((status) => ({
              value: status,
              label: t(`bookings:status.${status}`),
            }))}
          />
          <HiddenField name="filtered" value="1" />
        </SearchForm>
      </Section>
    </Page>
  );
}
