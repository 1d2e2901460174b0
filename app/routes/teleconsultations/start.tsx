import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingLock } from '#app/components/appointments/booking-lock.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { CannotBegin } from '#app/components/teleconsultations/cannot-begin.tsx';
import { UnfinishedBookings } from '#app/components/appointments/unfinished-bookings.tsx';
import { useText } from '#app/components/text.tsx';
import { isKnownMode, NEW_TELECONSULTATION_PATH } from '#app/domain/bookings/teleconsultation-paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { startPage } from './draft/start.server.ts';

/**
 * Entry of the wizard (B§2): to its first step, with the service or the booking of the address; nothing is stored before the first answer.
 * Who cannot have one stops here, and so do those with something to finish, and for whom the staff alone books (B§4).
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  if (!isKnownMode(request.url.searchParams)) return redirect('/bookings', 303);
  return startPage(request);
}

export default function NewTeleconsultation() {
  const { title, stop, noPatient, unfinished, lock } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/bookings', label: t('bookings:details.back') }}>
      {stop ? <CannotBegin {...stop} /> : null}
      {noPatient ? <NoPatient why={noPatient} lack="teleconsultation:stop.claimed" /> : null}
      {unfinished ? (
        <>
          <p>{t('teleconsultation:unfinished.lead')}</p>
          <UnfinishedBookings drafts={unfinished} />
          <p>
            <ButtonLink href={NEW_TELECONSULTATION_PATH}>{t('teleconsultation:unfinished.anew')}</ButtonLink>
          </p>
        </>
      ) : null}
      {lock ? <BookingLock othersPath={lock.othersPath} /> : null}
    </Page>
  );
}
