import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import {
  choice,
  optional,
  sectionsOf,
  several,
  type SeedSection,
} from '#provider/questionnaires/seed-questions.ts';
import type { EncounterQuestionnaireRow } from './tables.ts';

type SeedQuestionnaire = Omit<EncounterQuestionnaireRow, 'sections'> & { sections: readonly SeedSection[] };

/** The number of days after a visit for which the specialists' clinics take answers. */
export const SPECIALISTS_DEADLINE = 14;

const afterSpecialist: SeedQuestionnaire = {
  id: 'questionnaire-after-1000',
  speciality_code: '1000',
  name: 'Ankieta po wizycie w poradni specjalistycznej',
  deadline_days: SPECIALISTS_DEADLINE,
  sections: [
    {
      name: 'Samopoczucie po wizycie',
      questions: [
        choice('Jak czuje się Pan/Pani w porównaniu z dniem wizyty?', 'Lepiej', 'Tak samo', 'Gorzej'),
        {
          format: 'NUMERIC',
          text: 'Jak silne są dolegliwości w skali od 0 do 10?',
          hint: '0: żadne, 10: najsilniejsze, jakie można sobie wyobrazić',
          minimum: 0,
          maximum: 10,
          decimalPlaces: 0,
        },
        optional({
          format: 'DATE',
          text: 'Od kiedy przyjmuje Pan/Pani zalecone leki?',
          hint: 'Dzień, miesiąc i rok, na przykład 14-10-2025',
          notInFuture: true,
        }),
      ],
    },
    {
      name: 'Zalecenia',
      questions: [
        several(
          'Które zalecenia udało się wprowadzić?',
          'Leki przyjmowane tak, jak zapisano',
          'Pomiary ciśnienia w domu',
          'Dieta',
          'Ruch',
          'Żadne z tych',
        ),
        optional({
          format: 'TEXT',
          text: 'O czym powinien wiedzieć lekarz przed następną wizytą?',
          hint: 'Na przykład: po nowym leku boli mnie głowa',
          maxLength: 1_000,
        }),
      ],
    },
  ],
};

const afterChildren: SeedQuestionnaire = {
  id: 'questionnaire-after-1401',
  speciality_code: '1401',
  name: 'Ankieta po wizycie dziecka',
  deadline_days: 30,
  sections: [
    {
      name: 'Po wizycie',
      questions: [
        choice('Czy dolegliwości dziecka ustąpiły?', 'Tak', 'Częściowo', 'Nie'),
        optional({ format: 'TEXT', text: 'Co jeszcze Państwa niepokoi?', maxLength: 500 }),
      ],
    },
  ],
};

export const questionnaireRows: readonly EncounterQuestionnaireRow[] = [afterSpecialist, afterChildren].map(
  (one) => ({ ...one, sections: JSON.stringify(sectionsOf(one)) }),
);

/** The answers that Jan gave after two of his visits. */
export const answers: QuestionnaireFulfillment['answers'] = [
  { orderNumber: 1, format: 'CHOICE', value: '1' },
  { orderNumber: 2, format: 'NUMERIC', value: '3' },
  { orderNumber: 4, format: 'CHOICE', value: '1' },
  { orderNumber: 4, format: 'CHOICE', value: '2' },
  {
    orderNumber: 5,
    format: 'TEXT',
    value: 'Ciśnienie rano do 140.\nPo południu niższe.',
  },
];
