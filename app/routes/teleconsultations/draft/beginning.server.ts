import type { Patient } from '#contract/patients/schemas.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';

type Beginning = { answers: TeleconsultationAnswers };

/** What is known before the first answer. Nothing of it is stored until somebody answers. */
export function beginningOf({
  start,
  patients,
}: {
  start: URLSearchParams;
  patients: readonly Patient[];
}): Beginning {
  const [only] = patients;
  const isOne = patients.length === 1 && only !== undefined;
  const named = isOne ? undefined : patients.find(({ id }) => id === start.get('patient'));
  return {
    answers: {
      facts: { patientCount: patients.length, ...(isOne ? { onlyPatientId: only.id } : {}) },
      ...(named ? { patients: { patientId: named.id } } : {}),
    },
  };
}
