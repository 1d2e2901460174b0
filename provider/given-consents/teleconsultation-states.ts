import type { Day } from '#contract/days/reading/warsaw.ts';
import type { ConsentsRow } from './settings.ts';
import { inForce } from './rules.ts';
import type { ShownConsentRow } from './store.ts';
import type { TeleconsultationStateRow } from './tables.ts';

/** Words of the state of a patient's data with which nothing else is needed. */
const ENOUGH: readonly string[] = ['C', 'UNCHECKED'];

/** The state that a patient takes back with a CTEL: the unit has the consent. UNCHECKED is the unit's own rule, and stays. */
export const TAKEN_BACK = 'C';

/** The word for a CTEL in force, as the telehealth system is told of it (B-59). */
export const GIVEN = 'REGISTERED';

type Known = Readonly<{
  /** The states that the unit has written of patients' data. */
  states: readonly TeleconsultationStateRow[];
  /** Consents of the same patients, of any kind. */
  consents: readonly ShownConsentRow[];
  day: Day;
  signatureRequired: ConsentsRow['signatureRequired'];
}>;

/** `stands`: teleconsultations may be had; by C or UNCHECKED of the patient's data, or by a CTEL in force. */
type State = TeleconsultationStateRow & { stands: 'C' | 'UNCHECKED' | 'CTEL' | null };

/**
 * The state of teleconsultations of each patient of whom something is known, by the patient. It is read of the consents
 * whenever it is asked for and kept nowhere, so that it ends with them.
 */
export function teleconsultationStates({ states, consents, day, signatureRequired }: Known): State[] {
  const standing = consents.filter((row) => row.type === 'CTEL' && inForce(row, { day, signatureRequired }));
  const written = new Map(states.map(({ patient_id, value }) => [patient_id, value]));
  const ids = new Set([...written.keys(), ...standing.map(({ patient_id }) => patient_id)]);
  return [...ids].sort().map((patient_id) => {
    const value = written.get(patient_id);
    if (value !== undefined && ENOUGH.includes(value))
      return { patient_id, value, stands: value as 'C' | 'UNCHECKED' };
    const isGiven = standing.some((row) => row.patient_id === patient_id);
    return { patient_id, value: isGiven ? GIVEN : (value ?? ''), stands: isGiven ? 'CTEL' : null };
  });
}
