import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingList } from '#app/components/bookings/booking-list.tsx';
import { BookingsFilter } from '#app/components/bookings/bookings-filter.tsx';
import { ListFoot } from '#app/components/bookings/list-foot.tsx';
import { ListTabs } from '#app/components/bookings/list-tabs.tsx';
import { NoBookings } from '#app/components/bookings/no-bookings.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { CutNote } from '#app/components/lists/cut-list.tsx';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { searchState } from '#app/components/form/index.ts';
import { ListHead } from '#app/components/lists/list-head.tsx';
import {
  ActionLink,
  ButtonLink,
  Icon,
  Notice,
  Outage,
  Page,
  PatientPicker,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { bookingsPath } from '#app/domain/bookings/filter.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { bookingOfDocument } from '#app/services/second-steps/booking-document.ts';
import { actOnStep } from '#app/services/second-steps/portal-steps.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { pastVisitsPath } from '#app/routes/benefits/other-list.server.ts';
import { mayTeleconsult } from '#app/services/appointments/unfinished.server.ts';
import { contentOf, filterOf, shownOf } from './list.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await orOutage(patientsOf(request));
  const { patient, filter, ...asked } = await filterOf(request, patients);
  const known = patients.ok ? patients.data : [];
  const found = await contentOf(request, { ...asked, filter, patient, patients: known });

  const page = {
    noPatient: await withoutPatient(request, patients.ok && known.length === 0),
    path: pathOf(request.url),
    printPath: `/bookings/print${request.url.search}`,
    hasTeleconsultations: await mayTeleconsult(request, known),
    recordPath: await pastVisitsPath(request, { area: 'benefits', patientId: patient?.id ?? null }),
    asOf: MARKS.now,
    ...asked,
    ...found,
    ...shownOf(request, { patients: known, patient }),
  };
  return data(page, { status: asked.submission ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return actOnStep(request, '/bookings');
}

export default function Bookings() {
  const { noPatient, steps, cut, path, printPath, recordPath, asOf, ...page } =
    useLoaderData<typeof loader>();
  const { over, picker, patientId, bookings, heading, counts, unfinished, closed, outage, view, submission } =
    page;
  const [form, named] = searchState({ id: 'filter', values: page.fields, submission });
  const { t } = useText();
  if (noPatient) {
    return (
      <Page title={t('bookings:list.title')}>
        <NoPatient why={noPatient} lack="bookings:noPatient" />
      </Page>
    );
  }

  const allPath = bookingsPath({ patientId });
  const isFilled = bookings !== null && bookings.length > 0;
  return (
    <Page title={t('bookings:list.title')} over={over} form={form} hasPageForm={false} action={<NewVisit />}>
      <PatientPicker path="/bookings" {...picker} />
      <SecondStepsPanel steps={steps} action="/bookings" pathOf={pathOfDocument} />
      <ClosedDrafts drafts={closed} of="bookings" />
      <ListTabs view={view} counts={cut ? null : counts} patientId={patientId} />
      <ListHead title={isFilled ? heading : null} isTitleHidden={view !== 'filtered'}>
        <BookingsFilter patientId={patientId} allPath={allPath} fields={named} isOpen={view === 'filtered'} />
        {isFilled ? (
          <ActionLink href={printPath} icon="printer">
            {t('bookings:print.list')}
          </ActionLink>
        ) : null}
      </ListHead>
      {page.isWidened ? <Notice kind="notice">{t('bookings:list.widened')}</Notice> : null}
      {outage ? <Outage system={t('bookings:list.system')} since={outage.since} retryHref={path} /> : null}
      {isFilled ? (
        <BookingList bookings={bookings} view={view} counts={counts} recordPath={recordPath} />
      ) : null}
      {isFilled ? <CutNote cut={cut} /> : null}
      {bookings?.length === 0 ? (
        <NoBookings view={view} allPath={allPath} recordPath={recordPath} cut={cut} />
      ) : null}
      <ListFoot
        unfinished={unfinished}
        asOf={outage ? null : asOf}
        path={path}
        hasTeleconsultations={page.hasTeleconsultations}
      />
    </Page>
  );
}

const pathOfDocument = (document: string) => bookingPath(bookingOfDocument(document));

function NewVisit() {
  const { t } = useText();
  return (
    <ButtonLink href="/newbooking">
      <Icon name="calendar-plus" />
      {t('bookings:list.new')}
    </ButtonLink>
  );
}
