import { inForce } from '#provider/given-consents/rules.ts';
import type { Day } from '#provider/core/local-time.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';

type Stores = Pick<StoreInTransaction, 'besideConsents' | 'consentSettings' | 'givenConsents'>;
type Asked = Readonly<{ whose: Whose; patientId: string; day: Day }>;

/** Words of the state of a patient with which nothing else is needed. */
const ENOUGH: readonly string[] = ['C', 'UNCHECKED'];

/** Returns by what a patient's consent to teleconsultations stands on a day (A-104, B-88): the state of the patient, or a CTEL in force; null: by nothing. */
export async function standingConsent(store: Stores, { whose, patientId, day }: Asked) {
  const states = await store.besideConsents.teleconsultations(whose);
  const state = states.find((row) => row.patient_id === patientId)?.value;
  if (state !== undefined && ENOUGH.includes(state)) return state as 'C' | 'UNCHECKED';

  const { signatureRequired } = await store.consentSettings.giving();
  const consents = await store.givenConsents.list(whose);
  const isStanding = consents.some(
    (row) => row.patient_id === patientId && row.type === 'CTEL' && inForce(row, { day, signatureRequired }),
  );
  return isStanding ? 'CTEL' : null;
}
