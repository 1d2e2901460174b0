import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EntryPage } from '#app/components/appointments/entry-page.tsx';
import { isAnew, isMoveAsked, NEW_PATH } from '#app/domain/bookings/paths.ts';
import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';
import { firstStepOrLock, toTeleconsultation } from './start.server.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { begunOf } from '#app/services/appointments/unfinished.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';

/**
 * Entry of the wizard (B§2): to its first step, with the service or the booking of the address; nothing is stored before the
 * first answer. Accounts without a patient stop here, and so do those with something to finish, and who may not book
 * (B§4).
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { searchParams } = request.url;
  toTeleconsultation(request);
  const patients = await patientsOf(request);
  const start = wizardStartOf(searchParams);
  if (patients.length === 0 && !isMoveAsked(start)) {
    return { unfinished: null, lock: null, ...(await stopOf(request)) };
  }

  const isPlain = start.size === 0 && !isAnew(searchParams);
  const unfinished = isPlain ? await begunOf(bookingWizard, request, patients) : [];
  if (unfinished.length > 0) {
    return { title: request.t('bookings:unfinished.first.title'), unfinished, lock: null, noPatient: null };
  }

  const lock = await firstStepOrLock(request, { start, patients });
  return { title: request.t('booking-wizard:locked.title'), unfinished: null, lock, noPatient: null };
}

/** The page for an account without a patient (A-07, AP-57). */
async function stopOf(request: AccountRequest) {
  const noPatient = await withoutPatient(request, true);
  return { title: request.t(TITLES[noPatient ?? 'NOBODY']), noPatient };
}

const TITLES = {
  NOBODY: 'page:noPatient.title',
  CLAIM: 'page:noPatient.claim.title',
  SCOPE: 'page:problem.narrowed.title',
} as const;

export default function NewBooking() {
  return (
    <EntryPage
      {...useLoaderData<typeof loader>()}
      lead="bookings:unfinished.first.lead"
      anew={{ href: NEW_PATH, label: 'bookings:unfinished.first.anew' }}
      lack="booking-wizard:noPatient.text"
    />
  );
}
