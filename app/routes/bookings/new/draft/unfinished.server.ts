import type { Patient } from '#contract/patients/schemas.ts';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { choicesOf, discardClaimed, unfinishedViews } from '#app/routes/bookings/unfinished-view.server.ts';
import { unfinishedTeleconsultations } from '#app/routes/teleconsultations/unfinished.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { claimedDraft } from '#app/services/wizard/unfinished.server.ts';

const visits = { wizard, patientIdOf: chosenPatientId };

/** The visits that the account has begun and not finished. */
export const unfinishedOf = (request: AccountRequest, patients: readonly Patient[]) =>
  unfinishedViews(visits, request, patients);

/** The same with teleconsultations, the last changed first. */
export async function allUnfinishedOf(request: AccountRequest, patients: readonly Patient[]) {
  const [own, others] = await Promise.all([
    unfinishedOf(request, patients),
    unfinishedTeleconsultations(request, patients),
  ]);
  const unfinished = [
    ...own.unfinished.map((draft) => ({ ...draft, isTeleconsultation: false })),
    ...others.unfinished.map((draft) => ({ ...draft, isTeleconsultation: true })),
  ];
  return {
    unfinished: unfinished.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt)),
    closed: [...own.closed, ...others.closed],
  };
}

/** The choices made in the account's own draft that the address names; null when it cannot be opened. */
export async function choicesOfClaimed(request: AccountRequest, patients: readonly Patient[]) {
  const { answers } = await claimedDraft(wizard, request);
  return answers && choicesOf({ answers, patientId: chosenPatientId(answers), patients, request });
}

export const discardDraft = (request: AccountRequest) => discardClaimed(visits, request);
