import type { Patient } from '#contract/patients/schemas.ts';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { giveBack } from '#app/services/wizard/hold.server.ts';
import { claimedDraft, removeDraft, unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';

/** The bookings that the account has begun and not finished: what was chosen in each, and the ways on. Apart from them those that cannot be opened. */
export async function unfinishedOf(request: AccountRequest, patients: readonly Patient[]) {
  const { unfinished, closed } = await unfinishedDrafts(wizard, request, purposeOf);
  /** A draft for somebody whom the account may act for no more is none. */
  const isReachable = ({ answers }: { answers: BookingAnswers }) => {
    const chosen = chosenPatientId(answers);
    return chosen === undefined || patients.some(({ id }) => id === chosen);
  };
  return {
    unfinished: unfinished.filter(isReachable).map(({ answers, ...draft }) => ({
      ...draft,
      ...bookingView({ answers, patients, request }),
    })),
    closed,
  };
}

/**
 * Which service a draft is to book for whom, or which booking it moves. Null when there is nothing to go on with: no
 * service is chosen, for a refused one leaves none, or the booking was refused for good.
 */
function purposeOf(answers: BookingAnswers) {
  const { services, facts } = answers;
  if (!services || facts.isRefused) return null;
  return JSON.stringify([chosenPatientId(answers), services.medicalServiceCode, facts.hisBookingId]);
}

const bookingView = ({ answers, patients, request }: Drafted) => ({
  /** Absent while nobody is chosen. */
  patientId: chosenPatientId(answers),
  service: answers.services?.serviceName ?? null,
  isMove: answers.facts.hisBookingId !== undefined,
  /** When the visit is that is being moved, and stays until then. */
  currentFrom: answers.facts.moved?.dateFrom ?? null,
  choices: choicesOf({ answers, patients, request }),
  patient: patients.length > 1 ? (nameOf({ answers, patients, request }) ?? null) : null,
});

type Drafted = { answers: BookingAnswers; patients: readonly Patient[]; request: AccountRequest };

const nameOf = ({ answers, patients, request }: Drafted) =>
  patients.filter(({ id }) => id === chosenPatientId(answers)).map(personNames(request, patients))[0];

/** What was chosen in a draft, in words. */
export function choicesOf({ answers, patients, request }: Drafted) {
  const { services: service, dates, facts } = answers;
  return choicesMade({
    patientCount: patients.length,
    patientName: nameOf({ answers, patients, request }),
    service,
    currentFrom: facts.moved?.dateFrom,
    dateFrom: dates?.dateFrom,
    language: request.language,
  });
}

/** The account's own draft that the address names, its answers null when they cannot be opened. */
export const unfinishedDraft = (request: AccountRequest) => claimedDraft(wizard, request);

/** Deletes the draft, with those that the list let it stand for, and gives back the time that was kept free for it. */
export async function discardDraft(
  request: AccountRequest,
  draft: Awaited<ReturnType<typeof unfinishedDraft>>,
) {
  await removeDraft(wizard, request, { draft, purposeOf });
  await giveBack(request, draft.answers?.dates?.timeSlotId);
}
