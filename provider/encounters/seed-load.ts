import type { EncounterRow } from './tables.ts';

const VISITS = 10;
const DAY = 24 * 3_600_000;

/** Visits of a load patient, one a month back from last week, with that patient's practitioner. */
export const loadEncounters = ({
  id,
  practitionerId,
  now,
}: {
  id: string;
  practitionerId: string;
  now: Date;
}): EncounterRow[] =>
  Array.from({ length: VISITS }, (_, index) => {
    const startsAt = now.getTime() - (7 + 30 * index) * DAY;
    return {
      id: `encounter-${id}-${index}`,
      care_id: `care-${id}-${index}`,
      patient_id: id,
      starts_at: startsAt,
      ends_at: startsAt + 20 * 60_000,
      changed_at: startsAt,
      unit_id: 'unit-family',
      practitioner_id: practitionerId,
      kind_code: 'PORADA',
      kind_name: 'Porada lekarska',
      has_questionnaire: 0,
    };
  });
