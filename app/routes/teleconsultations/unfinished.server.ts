import type { Patient } from '#contract/patients/schemas.ts';
import { isOn } from '#app/areas.ts';
import { chosenPatientId } from '#app/journeys/teleconsultation/journey.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { choicesOf, discardClaimed, unfinishedViews } from '#app/routes/bookings/unfinished-view.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { claimedDraft } from '#app/services/wizard/unfinished.server.ts';

const teleconsultations = { wizard, patientIdOf: chosenPatientId };

const areOn = async (request: AccountRequest) =>
  isOn('teleconsultations', await applicationSettings(request));

/** Tells whether the account is offered a teleconsultation: while the unit has confirmed somebody of it. */
export const mayTeleconsult = async (request: AccountRequest, patients: readonly Patient[]) =>
  patients.some(({ authorized }) => authorized) && (await areOn(request));

/** The teleconsultations that the account has begun and not finished; none while the provider has none (B-15). */
export async function unfinishedTeleconsultations(request: AccountRequest, patients: readonly Patient[]) {
  if (!(await areOn(request))) return { unfinished: [], closed: [] };
  return unfinishedViews(teleconsultations, request, patients);
}

/** The choices made in the account's own draft that the address names; null when it cannot be opened. */
export async function choicesOfClaimed(request: AccountRequest, patients: readonly Patient[]) {
  const { answers } = await claimedDraft(wizard, request);
  return answers && choicesOf({ answers, patientId: chosenPatientId(answers), patients, request });
}

/** Deletes the draft that the address names; its time is free again. */
export const discardDraft = (request: AccountRequest) => discardClaimed(teleconsultations, request);
