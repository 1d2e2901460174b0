import { teleconsultationStates } from '#provider/given-consents/teleconsultation-states.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';

type Stores = Pick<StoreInTransaction, 'besideConsents' | 'consentSettings' | 'givenConsents'>;

/** The standing of teleconsultations of those whom a query may reach, on a day (A-104, B-88), and the rows that say so. */
export async function consentStanding(store: Stores, { whose, day }: { whose: Whose; day: Day }) {
  const { signatureRequired } = await store.consentSettings.giving();
  const written = await store.besideConsents.teleconsultations(whose);
  const given = await store.givenConsents.list(whose);
  const states = teleconsultationStates({ states: written, consents: given, day, signatureRequired });
  return { states, written, given, signatureRequired };
}

/** The same without the rows. */
export const consentStates = async (store: Stores, asked: { whose: Whose; day: Day }) =>
  (await consentStanding(store, asked)).states;

type Asked = Readonly<{ whose: Whose; patientId: string; day: Day }>;

/** Returns by what a patient's consent to teleconsultations stands on a day: the state of the patient, or a CTEL in force; null: by nothing. */
export async function standingConsent(store: Stores, { patientId, ...asked }: Asked) {
  const states = await consentStates(store, asked);
  return states.find((row) => row.patient_id === patientId)?.stands ?? null;
}
