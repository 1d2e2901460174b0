import { addDays, instantOf, weekdayOf, type Day } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { PractitionerId } from '#provider/seed/practitioners.ts';
import type { UnitId } from '#provider/seed/units.ts';
import { DOCUMENTS } from './seed-documents.ts';
import { answers, questionnaireRows, SPECIALISTS_DEADLINE } from './seed-questionnaires.ts';
import type { EncounterAnswersRow, EncounterDocumentRow, EncounterRow } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const KINDS = {
  visit: { kind_code: 'PORADA', kind_name: 'Porada lekarska' },
  call: { kind_code: 'TELEPORADA', kind_name: 'Teleporada' },
  examination: { kind_code: 'BADANIE', kind_name: 'Badanie' },
  treatment: { kind_code: 'ZABIEG', kind_name: 'Zabieg' },
};

type Place = { unit: UnitId; by: PractitionerId | null; kind: keyof typeof KINDS };
type SeedEncounter = Place & {
  patient: PatientId;
  /** Days before today. */
  ago: number;
  documents: keyof typeof DOCUMENTS;
  /** Absent: none. */
  questionnaire?: 'asked' | 'filled';
};

const FAMILY: Place = { unit: 'unit-family', by: 'doctor-majewska', kind: 'visit' };
const SPECIALIST: Place = { unit: 'unit-specialists', by: 'doctor-zawadzki', kind: 'visit' };
const CHILDREN: Place = { unit: 'unit-children', by: 'doctor-kubiak', kind: 'visit' };
const WOMEN: Place = { unit: 'unit-women', by: 'doctor-rutkowska', kind: 'visit' };
const PHYSIOTHERAPY: Place = { unit: 'unit-physiotherapy', by: 'physio-malinowska', kind: 'treatment' };
const NURSES: Place = { unit: 'unit-nurses', by: null, kind: 'examination' };

const JAN = { patient: 'patient-1001' } as const;
const ZOFIA = { patient: 'patient-1003', ...CHILDREN } as const;

/** Questionnaires that are open, open until today, passed, filled in, and passed and filled in. */
const jans: readonly SeedEncounter[] = [
  { ...JAN, ...SPECIALIST, ago: 5, documents: 'all', questionnaire: 'asked' },
  { ...JAN, ...SPECIALIST, ago: 9, documents: 'summary', questionnaire: 'filled' },
  { ...JAN, ...SPECIALIST, ago: SPECIALISTS_DEADLINE, documents: 'advice', questionnaire: 'asked' },
  { ...JAN, ...FAMILY, kind: 'call', ago: 21, documents: 'none' },
  { ...JAN, ...SPECIALIST, ago: 30, documents: 'advice', questionnaire: 'asked' },
  { ...JAN, ...SPECIALIST, ago: 52, documents: 'advice', questionnaire: 'filled' },
  { ...JAN, ...NURSES, ago: 120, documents: 'none' },
  { ...JAN, ...FAMILY, ago: 430, documents: 'summary' },
];

const ANNAS_PLACES = [FAMILY, WOMEN, PHYSIOTHERAPY, NURSES, FAMILY, PHYSIOTHERAPY];
const ANNAS_COUNT = 63;
/** So many within the last year, two weeks apart; the others go back ten years. */
const ANNAS_RECENT = 23;

const annas = Array.from({ length: ANNAS_COUNT }, (_, index): SeedEncounter => {
  const place = ANNAS_PLACES[index % ANNAS_PLACES.length] ?? FAMILY;
  const ago = index < ANNAS_RECENT ? 6 + index * 15 : 380 + (index - ANNAS_RECENT) * 80;
  const documents = index % 10 === 0 ? 'summary' : index % 2 === 0 ? 'advice' : 'none';
  return { patient: 'patient-1002', ...place, ago, documents };
});

const others: readonly SeedEncounter[] = [
  { ...ZOFIA, ago: 4, documents: 'summary', questionnaire: 'asked' },
  { ...ZOFIA, by: 'doctor-wolska', ago: 66, documents: 'advice' },
  { ...ZOFIA, ago: 240, documents: 'none' },
  { patient: 'patient-1004', ...SPECIALIST, by: 'doctor-gorecka', ago: 18, documents: 'advice' },
  { patient: 'patient-1004', ...PHYSIOTHERAPY, ago: 100, documents: 'none' },
  { patient: 'patient-1005', ...FAMILY, by: 'doctor-lis', ago: 40, documents: 'advice' },
  { patient: 'patient-1006', ...WOMEN, by: 'doctor-czarnecki', ago: 25, documents: 'summary' },
  { patient: 'patient-1007', ...PHYSIOTHERAPY, by: 'physio-jaworski', ago: 20, documents: 'none' },
  { patient: 'patient-1007', ...SPECIALIST, by: 'doctor-gorecka', ago: 90, documents: 'advice' },
  { patient: 'patient-1009', ...FAMILY, by: 'doctor-bielecka', ago: 12, documents: 'advice' },
];

const seeded: readonly SeedEncounter[] = [...jans, ...annas, ...others];

/** Returns a working day; a visit with a questionnaire stays where it is, for its deadline is counted to the day. */
function dayOf({ encounter: { ago, questionnaire }, today }: { encounter: SeedEncounter; today: Day }) {
  const day = addDays({ day: today, days: -ago });
  const afterFriday = weekdayOf(day) - 5;
  return questionnaire || afterFriday <= 0 ? day : addDays({ day, days: -afterFriday });
}

/** Between 8:00 and 14:40, a different time for each of one day. */
const timeOf = (index: number) => `${String(8 + (index % 7)).padStart(2, '0')}:${(index % 3) * 2}0`;

const idOf = (index: number) => `encounter-${4001 + index}`;

function encounterRow({
  encounter,
  index,
  today,
}: {
  encounter: SeedEncounter;
  index: number;
  today: Day;
}): EncounterRow {
  const localMinute = `${dayOf({ encounter, today })} ${timeOf(index)}`;
  const startsAt = instantOf({ localMinute, coming: 'first' });
  if (startsAt === null) throw new Error(`No such time: ${localMinute}`);
  const endsAt = startsAt + 20 * MINUTE;
  return {
    id: idOf(index),
    care_id: `care-${5001 + index}`,
    patient_id: encounter.patient,
    starts_at: startsAt,
    ends_at: endsAt,
    unit_id: encounter.unit,
    practitioner_id: encounter.by,
    ...KINDS[encounter.kind],
    has_questionnaire: encounter.questionnaire ? 1 : 0,
    changed_at: endsAt,
  };
}

const documentRows = (): EncounterDocumentRow[] =>
  seeded.flatMap(({ documents }, index) =>
    DOCUMENTS[documents]().map((document, position) => ({
      ...document,
      id: `document-${6001 + index}-${position + 1}`,
      encounter_id: idOf(index),
      size: document.content.length,
    })),
  );

function answersRows(encounters: readonly EncounterRow[]): EncounterAnswersRow[] {
  const [{ id: questionnaireId } = { id: '' }] = questionnaireRows;
  return seeded.flatMap(({ questionnaire }, index) => {
    const visit = encounters[index];
    if (questionnaire !== 'filled' || !visit) return [];
    return {
      encounter_id: visit.id,
      questionnaire_id: questionnaireId,
      answers: JSON.stringify(answers),
      filled_at: visit.starts_at + 2 * DAY,
    };
  });
}

export function encountersSeed({ today }: Pick<Clinic, 'today'>) {
  const encounters = seeded.map((encounter, index) => encounterRow({ encounter, index, today }));
  return {
    encounter_questionnaires: questionnaireRows,
    encounters,
    encounter_documents: documentRows(),
    encounter_answers: answersRows(encounters),
  };
}
