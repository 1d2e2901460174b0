import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { namedAt } from '#app/domain/bookings/booking-context.ts';
import { isAnew } from '#app/domain/bookings/paths.ts';
import {
  NEW_TELECONSULTATION_PATH,
  teleconsultationStartOf,
} from '#app/domain/bookings/teleconsultation-paths.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { isPossible } from '#app/services/appointments/service-check.server.ts';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { begunOf } from '#app/services/appointments/unfinished.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { hasOwnClaim } from '#app/services/page/own-claim.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { accountDescription } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import { beginningOf } from './beginning.server.ts';
import { newId, openPath } from './drafts.server.ts';
import { peopleOf, type Stop } from './people.server.ts';

const NOTHING = { stop: null, unfinished: null, lock: null, noPatient: null } as const;

/** The content of the entry where it leads to no step. @throws the way to the first open step of a new draft */
export async function startPage(request: AccountRequest) {
  const { t, url } = request;
  const people = await peopleOf(request);
  if (people.stop === 'noPatient' && (await hasOwnClaim(request)))
    return { ...NOTHING, title: t('page:noPatient.claim.title'), noPatient: 'CLAIM' as const };
  if (people.stop)
    return { ...NOTHING, title: t('teleconsultation:area'), stop: await stopView(request, people.stop) };
  const { patients } = people;
  const start = teleconsultationStartOf(url.searchParams);
  const isPlain = start.size === 0 && !isAnew(url.searchParams);
  const unfinished = isPlain ? await begunOf(teleconsultationWizard, request, patients) : [];
  if (unfinished.length > 0) return { ...NOTHING, title: t('teleconsultation:unfinished.title'), unfinished };

  const lock = await firstStepOrLock(request, { start, patients });
  return { ...NOTHING, title: t('booking-wizard:locked.title'), lock };
}

/** Why it cannot be begun, with the unit's own words on how an account is confirmed (B-66). */
const stopView = async (request: AccountRequest, stop: Stop) => ({
  stop,
  description: stop === 'unconfirmed' || stop === 'noPatient' ? await accountDescription(request) : null,
});

type Start = { start: URLSearchParams; patients: readonly Patient[] };

/** 303 to the first open step of a new draft; where the staff alone books for the patient, what the page says instead. */
async function firstStepOrLock(request: AccountRequest, { start, patients }: Start) {
  const { answers, refusal, way } = await beginningOf(request, { start, patients });
  if (await isLocked(request, answers))
    return { othersPath: patients.length > 1 ? NEW_TELECONSULTATION_PATH : null };

  const draft = { id: newId(request, start), answers };
  const to = openPath(draft, (step) => namedAt(step, refusal ? null : start));
  if (!refusal) throw redirect(to, 303);
  const notice = { ...partsOf(refusal), kind: 'error', ...(way ? { next: { way } } : {}) } as const;
  throw await redirectWithNotice(request, to, notice);
}

/**
 * B§4, for a patient who is known without being asked for; a service that is known, too, was checked with its patient. Nobody is stopped
 * while the provider does not say: the lock is asked about again with the service, and decided with the booking.
 */
async function isLocked(request: AccountRequest, answers: TeleconsultationAnswers) {
  const patientId = chosenPatientId(answers);
  if (patientId === undefined || answers.services || isMove(answers)) return false;
  const possible = await orOutage(isPossible(request, { patientId }));
  return possible.ok && !possible.data;
}
