import type { Clinic } from '#provider/seed/clinic.ts';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { ServiceCode } from '#provider/seed/services.ts';
import { choice, optional, sectionsOf, several, yesOrNo, type SeedSection } from './seed-questions.ts';

type SeedQuestionnaire = {
  id: string;
  service: ServiceCode;
  name: string;
  sections: readonly SeedSection[];
};

const cardiology: SeedQuestionnaire = {
  id: 'questionnaire-kard',
  service: 'KARD',
  name: 'Ankieta przed konsultacją kardiologiczną',
  sections: [
    {
      name: 'Dolegliwości',
      questions: [
        {
          format: 'TEXT',
          text: 'Z jakim problemem zgłasza się Pan/Pani do kardiologa?',
          hint: 'Na przykład: kołatanie serca przy wchodzeniu po schodach, od trzech tygodni',
          maxLength: 1_000,
        },
        several(
          'Które z tych objawów wystąpiły w ostatnich trzech miesiącach?',
          'Ból lub ucisk w klatce piersiowej',
          'Duszność przy wysiłku',
          'Duszność w spoczynku lub w nocy',
          'Kołatanie lub nierówne bicie serca',
          'Omdlenie lub zasłabnięcie',
          'Obrzęki nóg',
          'Żadne z tych',
        ),
        {
          ...choice(
            'Jaki wysiłek wywołuje zmęczenie lub duszność?',
            'Żaden',
            'Duży, na przykład bieg lub szybki marsz pod górę',
            'Zwykły, na przykład wejście na pierwsze piętro',
            'Mały, na przykład ubieranie się',
            'Dolegliwości są także w spoczynku',
          ),
          hint: 'Proszę wybrać najmniejszy wysiłek, przy którym pojawiają się dolegliwości',
        },
        optional({
          format: 'DATE',
          text: 'Od kiedy trwają dolegliwości?',
          hint: 'Dzień, miesiąc i rok; wystarczy data przybliżona, na przykład 01-06-2025',
          notInFuture: true,
        }),
      ],
    },
    {
      name: 'Pomiary',
      questions: [
        {
          format: 'NUMERIC',
          text: 'Ciśnienie skurczowe (górne) w ostatnim pomiarze',
          hint: 'Na przykład 130',
          unit: 'mmHg',
          minimum: 60,
          maximum: 260,
          decimalPlaces: 0,
        },
        {
          format: 'NUMERIC',
          text: 'Ciśnienie rozkurczowe (dolne) w ostatnim pomiarze',
          hint: 'Na przykład 80',
          unit: 'mmHg',
          minimum: 30,
          maximum: 160,
          decimalPlaces: 0,
        },
        optional({
          format: 'NUMERIC',
          text: 'Tętno w spoczynku',
          hint: 'Na przykład 72',
          unit: 'uderzeń na minutę',
          minimum: 25,
          maximum: 250,
          decimalPlaces: 0,
        }),
        {
          format: 'NUMERIC',
          text: 'Masa ciała',
          hint: 'Na przykład 78,5',
          unit: 'kg',
          minimum: 1,
          maximum: 400,
          decimalPlaces: 1,
        },
        optional({
          format: 'DATE',
          text: 'Data ostatniego badania EKG',
          hint: 'Dzień, miesiąc i rok, na przykład 14-05-2026',
        }),
      ],
    },
    {
      name: 'Choroby i leki',
      questions: [
        several(
          'Które z tych chorób rozpoznał lekarz?',
          'Nadciśnienie tętnicze',
          'Choroba wieńcowa lub zawał serca',
          'Migotanie przedsionków lub inna arytmia',
          'Niewydolność serca',
          'Wada zastawki serca',
          'Udar mózgu',
          'Cukrzyca',
          'Żadna z tych',
        ),
        yesOrNo('Czy ma Pan/Pani wszczepiony stymulator, kardiowerter lub stent?'),
        optional({
          format: 'TEXT',
          text: 'Jakie leki przyjmuje Pan/Pani na stałe?',
          hint: 'Każdy lek w osobnym wierszu, z dawką, na przykład: Ramipryl 5 mg',
          maxLength: 2_000,
        }),
        yesOrNo('Czy przyjmuje Pan/Pani leki przeciwkrzepliwe?'),
        optional({
          format: 'TEXT',
          text: 'Uczulenia na leki',
          hint: 'Na przykład: penicylina, wysypka na całym ciele',
          maxLength: 500,
        }),
      ],
    },
    {
      name: 'Rodzina i tryb życia',
      questions: [
        several(
          'Kto z bliskiej rodziny miał zawał serca lub udar przed 60. rokiem życia?',
          'Ojciec',
          'Matka',
          'Brat lub siostra',
          'Nikt',
          'Nie wiem',
        ),
        choice(
          'Czy pali Pan/Pani papierosy?',
          'Tak, codziennie',
          'Tak, czasami',
          'Nie, ale kiedyś tak',
          'Nie, nigdy',
        ),
        optional({
          format: 'TEXT',
          text: 'Co jeszcze lekarz powinien wiedzieć?',
          maxLength: 1_000,
        }),
      ],
    },
  ],
};

const rehabilitation: SeedQuestionnaire = {
  id: 'questionnaire-reha',
  service: 'REHA',
  name: 'Ankieta przed rehabilitacją',
  sections: [
    {
      name: 'Dolegliwości',
      questions: [
        several(
          'Której części ciała dotyczy rehabilitacja?',
          'Kręgosłup',
          'Bark lub ramię',
          'Łokieć, nadgarstek lub dłoń',
          'Biodro',
          'Kolano',
          'Stopa lub staw skokowy',
        ),
        {
          format: 'NUMERIC',
          text: 'Jak silny jest ból w skali od 0 do 10?',
          hint: '0 oznacza brak bólu, 10 ból nie do zniesienia',
          minimum: 0,
          maximum: 10,
          decimalPlaces: 1,
        },
        optional({
          format: 'DATE',
          text: 'Data urazu lub operacji',
          hint: 'Dzień, miesiąc i rok, na przykład 07-03-2026',
        }),
      ],
    },
    {
      name: 'Przeciwwskazania',
      questions: [
        choice('Czy ma Pan/Pani rozrusznik serca lub metalowe implanty?', 'Tak', 'Nie', 'Nie wiem'),
        optional({
          format: 'TEXT',
          text: 'O czym jeszcze powinien wiedzieć fizjoterapeuta?',
          hint: 'Na przykład: po ćwiczeniach kręci mi się w głowie',
          maxLength: 500,
        }),
      ],
    },
  ],
};

/** C§3, with every format. Questions are numbered through, from 1. */
const questionnaires: readonly SeedQuestionnaire[] = [cardiology, rehabilitation];

const questionnaireRows = (): Tables['questionnaires'][] =>
  questionnaires.map((questionnaire) => ({
    id: questionnaire.id,
    service_code: questionnaire.service,
    name: questionnaire.name,
    sections: JSON.stringify(sectionsOf(questionnaire)),
  }));

type Filled = {
  patient: PatientId;
  service: ServiceCode;
  /** Which of the patient's bookings of the service; the first is 0. */
  nth: number;
  answers: QuestionnaireFulfillment['answers'];
};

/** Jan's cardiologist has read his; Anna has filled in the second of her two visits. */
const filled: readonly Filled[] = [
  {
    patient: 'patient-1001',
    service: 'KARD',
    nth: 0,
    answers: [
      {
        orderNumber: 1,
        format: 'TEXT',
        value: 'Nierówne bicie serca wieczorem.\nTrwa po kilka minut i samo mija.',
      },
      { orderNumber: 2, format: 'CHOICE', value: '2' },
      { orderNumber: 2, format: 'CHOICE', value: '4' },
      { orderNumber: 3, format: 'CHOICE', value: '3' },
      { orderNumber: 4, format: 'DATE', value: '2026-02-01' },
      { orderNumber: 5, format: 'NUMERIC', value: '145' },
      { orderNumber: 6, format: 'NUMERIC', value: '85' },
      { orderNumber: 7, format: 'NUMERIC', value: '74' },
      { orderNumber: 8, format: 'NUMERIC', value: '83.5' },
      { orderNumber: 9, format: 'DATE', value: '2025-11-18' },
      { orderNumber: 10, format: 'CHOICE', value: '1' },
      { orderNumber: 11, format: 'CHOICE', value: '2' },
      { orderNumber: 12, format: 'TEXT', value: 'Ramipryl 5 mg\nAtorwastatyna 20 mg\nMetformina 500 mg' },
      { orderNumber: 13, format: 'CHOICE', value: '2' },
      { orderNumber: 15, format: 'CHOICE', value: '1' },
      { orderNumber: 16, format: 'CHOICE', value: '3' },
    ],
  },
  {
    patient: 'patient-1002',
    service: 'REHA',
    nth: 1,
    answers: [
      { orderNumber: 1, format: 'CHOICE', value: '5' },
      { orderNumber: 2, format: 'NUMERIC', value: '4.5' },
      { orderNumber: 4, format: 'CHOICE', value: '2' },
    ],
  },
];

/** @throws Error when the patient has no such booking */
const bookingQuestionnaireRows = (bookings: readonly BookingRow[]): Tables['booking_questionnaires'][] =>
  filled.map(({ patient, service, nth, answers }) => {
    const booking = bookings.filter(
      ({ patient_id, service_code }) => patient_id === patient && service_code === service,
    )[nth];
    const questionnaire = questionnaires.find((one) => one.service === service);
    if (!booking || !questionnaire) throw new Error(`No booking of ${service} for ${patient}`);
    return {
      system: booking.system,
      system_id: booking.system_id,
      questionnaire_id: questionnaire.id,
      answers: JSON.stringify(answers),
      filled_at: booking.created_at,
    };
  });

export const questionnairesSeed = ({ bookings }: Clinic) => ({
  questionnaires: questionnaireRows(),
  booking_questionnaires: bookingQuestionnaireRows(bookings),
});
