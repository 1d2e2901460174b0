import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintedBookings } from '#app/components/bookings/printed-bookings.tsx';
import { Outage, Page, PrintChoice, Printout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { BookingFilter } from '#app/domain/bookings/filter.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { bookingView } from './booking-view.server.ts';
import { bookingsOf, filterOf } from './list.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';

/** The list as it was filtered; a filter that cannot be is mended on the list itself. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await orOutage(patientsOf(request));
  const { submission, cut, ...asked } = await filterOf(request, patients);
  if (submission || isWithout(patients)) throw redirect(listPathOf(request), 303);

  const nameOf = personNames(request, patients.ok ? patients.data : []);
  const found = await bookingsOf(request, { ...asked, submission }, viewWith(nameOf));
  return {
    ...found,
    cut,
    listPath: listPathOf(request),
    title: request.t('bookings:print.listTitle'),
    choice: printChoice(request),
    period: periodOf(request, asked.filter),
    people: peopleOf(found.bookings, patients.ok ? patients.data.map(nameOf) : []),
    at: request.now.toISOString(),
    path: pathOf(request.url),
  };
}

function periodOf({ language }: AccountRequest, { dateFrom, dateTo }: BookingFilter) {
  const { formatDate } = textIn(language);
  return { from: formatDate(dateFrom), to: formatDate(dateTo) };
}

const listPathOf = ({ url }: { url: URL }) => `/bookings${url.search}`;

/** There is nobody: the list itself says how to become a patient. */
const isWithout = (patients: OrOutage<readonly unknown[]>) => patients.ok && patients.data.length === 0;

/** A booking as it is printed, with its patient's name. */
const viewWith = (nameOf: ReturnType<typeof personNames>) => (of: Parameters<typeof bookingView>[0]) => ({
  ...bookingView(of),
  patient: nameOf(of.booking.patient),
});

/** Whose bookings are printed; where there are none, everybody whom the list could have been about. */
function peopleOf(bookings: readonly { patient: string }[] | null, everybody: readonly string[]) {
  const people = (bookings ?? []).map(({ patient }) => patient);
  return [...new Set(people.length > 0 ? people : everybody)];
}

export default function PrintBookings() {
  const { title, bookings, outage, cut, people, period, choice, at, listPath, path } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: listPath, label: t('bookings:details.back') }}>
      {outage ? <Outage system={t('bookings:list.system')} since={outage.since} retryHref={path} /> : null}
      {bookings ? (
        <>
          <PrintChoice {...choice} />
          <Printout people={people} at={at} isLarge={choice.isLarge}>
            <p>{t('bookings:print.period', period)}</p>
            <PrintedBookings bookings={bookings} isPatientShown={people.length > 1} cut={cut} />
          </Printout>
        </>
      ) : null}
    </Page>
  );
}
