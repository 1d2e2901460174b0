import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import type { ConsentsRow } from './settings.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { PatientConsentRow } from './tables.ts';

export type SignatureRequired = ConsentsRow['signatureRequired'];

type Standing = Pick<PatientConsentRow, 'type' | 'status' | 'valid_from' | 'valid_to' | 'waits_own'> & {
  /** When the patient's own consent was given (B-43); null: it was not. */
  own_given_at: number | null;
};

type On = Readonly<{ day: Day; signatureRequired: SignatureRequired }>;

/** The state of a consent on a day. */
export const stateOf = (row: Standing, { day, signatureRequired }: On) =>
  consentStateOn(
    {
      consentType: row.type,
      consentStatus: row.status,
      validFrom: row.valid_from,
      validTo: row.valid_to ?? undefined,
      signatureRequired: signatureRequired[row.type],
      waitsForOwnConsent: isWaitingForOwn(row),
    },
    day,
  );

/** True where a consent counts on a day: for pages, and for what is shared. */
export const inForce = (row: Standing, on: On) => stateOf(row, on) === 'IN_FORCE';

export const isWaitingForOwn = ({ waits_own, own_given_at }: Pick<Standing, 'waits_own' | 'own_given_at'>) =>
  waits_own === 1 && own_given_at === null;

type Keyed = Pick<PatientConsentRow, 'patient_id' | 'partner_id' | 'personnel_id' | 'only_selected'>;

/** The UNIQUE key of a consent for a partner that has not ended (B-32, B-74). */
export const liveKey = ({ patient_id, partner_id, personnel_id, only_selected }: Keyed) =>
  [patient_id, partner_id, personnel_id ?? 'all', only_selected === 1 ? 'selected' : 'every'].join('/');

type Existing = Pick<PatientConsentRow, 'id' | 'personnel_id' | 'valid_to'>;

/**
 * Which consent of the same scope stands against a new one: the same person, everybody against a person, and a person against
 * everybody (A-142, B-74). Periods are not compared; what has ended does not count.
 */
export function duplicateOf(
  { personnel_id: wanted }: Pick<Existing, 'personnel_id'>,
  { existing, day }: { existing: readonly Existing[]; day: Day },
) {
  const found = existing.find(
    ({ personnel_id: has, valid_to: last }) =>
      (last === null || day <= last) && (wanted === null || has === null || has === wanted),
  );
  if (!found) return null;
  const code = found.personnel_id === null ? 'existsConsentAll' : 'existsConsentPersonnel';
  return { code, id: found.id } as const;
}
