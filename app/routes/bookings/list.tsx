import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingList } from '#app/components/bookings/booking-list.tsx';
import { BookingsFilter } from '#app/components/bookings/bookings-filter.tsx';
import { ListSide } from '#app/components/bookings/list-side.tsx';
import { ListTabs } from '#app/components/bookings/list-tabs.tsx';
import { NoBookings } from '#app/components/bookings/no-bookings.tsx';
import { NoPatient } from '#app/components/bookings/no-patient.tsx';
import { searchState } from '#app/components/form/index.ts';
import { ButtonLink, Icon, Notice, Outage, Page, Split } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { contentOf, filterOf } from './list.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await orOutage(request.provider.patients.list());
  const asked = filterOf(request, patients);
  const known = patients.ok ? patients.data : [];
  const found = await contentOf(request, { ...asked, patients: known });

  const { view, isWidened, fields, submission } = asked;
  const page = {
    ...{ view, isWidened, fields, submission },
    ...found,
    title: request.t('bookings:list.title'),
    hasNoPatient: patients.ok && known.length === 0,
    patients: known.map((one) => ({ value: one.id, label: fullName(one) })),
    path: pathOf(request.url),
    printPath: `/bookings/print${request.url.search}`,
    asOf: MARKS.now,
  };
  return data(page, { status: submission ? 400 : 200 });
}

export default function Bookings() {
  const { title, hasNoPatient, path, printPath, asOf, ...page } = useLoaderData<typeof loader>();
  const { patients, bookings, heading, counts, unfinished, outage, view, submission } = page;
  const [form, named] = searchState({ id: 'filter', values: page.fields, submission });
  const { t } = useText();
  if (hasNoPatient) {
    return (
      <Page title={title}>
        <NoPatient />
      </Page>
    );
  }

  const isFilled = bookings !== null && bookings.length > 0;
  return (
    <Page title={title} form={form} hasPageForm={false} action={<NewVisit />}>
      <ListTabs view={view} counts={counts} />
      <Split
        side={
          <ListSide unfinished={unfinished} printPath={isFilled ? printPath : null} asOf={asOf} path={path} />
        }
      >
        <BookingsFilter fields={named} patients={patients} isOpen={view === 'filtered'} />
        {page.isWidened ? <Notice kind="notice">{t('bookings:list.widened')}</Notice> : null}
        {outage ? <Outage system={t('bookings:list.system')} since={outage.since} retryHref={path} /> : null}
        {isFilled ? <BookingList bookings={bookings} heading={heading} view={view} counts={counts} /> : null}
        {bookings?.length === 0 ? <NoBookings view={view} /> : null}
      </Split>
    </Page>
  );
}

function NewVisit() {
  const { t } = useText();
  return (
    <ButtonLink href="/newbooking">
      <Icon name="calendar-plus" />
      {t('bookings:list.new')}
    </ButtonLink>
  );
}
