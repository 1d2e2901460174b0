import type { z } from 'zod';
import type { KeptReferral } from '#contract/bookings/schemas/referrals.ts';
import { addDays, type Day } from '#contract/days/reading/warsaw.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type {
  BookingReferralRow,
  DiseaseRow,
  ReferringInstitutionRow,
  ReferringPractitionerRow,
} from '#provider/bookings/tables/referrals.ts';

/** Every other number is unknown (404); the last one answers later than anybody waits. */
export const referringInstitutions: readonly ReferringInstitutionRow[] = [
  {
    institution_cro: '000000018601',
    name: 'Przychodnia Rodzinna „Zdrowie”',
    address: 'ul. Kwiatowa 4, 20-010 Lublin',
    sentinel: null,
  },
  {
    institution_cro: '000000027402',
    name: 'Gminny Ośrodek Zdrowia w Głusku',
    address: 'ul. Rynek 12, 20-388 Głusk',
    sentinel: null,
  },
  {
    institution_cro: '000000099903',
    name: 'Szpital Powiatowy w Świdniku',
    address: 'al. Lotników Polskich 18, 21-040 Świdnik',
    sentinel: 'SLOW',
  },
];

/** Every other number is unknown (404); the last one answers later than anybody waits. */
export const referringPractitioners: readonly ReferringPractitionerRow[] = [
  { practice_number: '4587123', degree: 'lek.', name: 'Tomasz', last_name: 'Wrona', sentinel: null },
  { practice_number: '2965410', degree: 'dr n. med.', name: 'Irena', last_name: 'Gołąb', sentinel: null },
  { practice_number: '9999003', degree: 'lek.', name: 'Michał', last_name: 'Żółw', sentinel: 'SLOW' },
];

const diseases: readonly (readonly [code: string, name: string])[] = [
  ['A09', 'Biegunka i zapalenie żołądkowo-jelitowe o prawdopodobnie zakaźnym pochodzeniu'],
  ['B02', 'Półpasiec'],
  ['D50', 'Niedokrwistość z niedoboru żelaza'],
  ['E03', 'Inna niedoczynność tarczycy'],
  ['E04', 'Inne wole nietoksyczne'],
  ['E05', 'Tyreotoksykoza (nadczynność tarczycy)'],
  ['E10', 'Cukrzyca insulinozależna'],
  ['E11', 'Cukrzyca insulinoniezależna'],
  ['E66', 'Otyłość'],
  ['E78', 'Zaburzenia przemian lipidów i inne lipidemie'],
  ['F32', 'Epizod depresyjny'],
  ['F41', 'Inne zaburzenia lękowe'],
  ['G40', 'Padaczka'],
  ['G43', 'Migrena'],
  ['G47', 'Zaburzenia snu'],
  ['G56', 'Mononeuropatie kończyny górnej'],
  ['H25', 'Zaćma starcza'],
  ['H40', 'Jaskra'],
  ['H52', 'Zaburzenia refrakcji i akomodacji'],
  ['H90', 'Utrata słuchu przewodzeniowa i czuciowo-nerwowa'],
  ['I10', 'Samoistne (pierwotne) nadciśnienie'],
  ['I11', 'Choroba nadciśnieniowa z zajęciem serca'],
  ['I15', 'Nadciśnienie wtórne'],
  ['I20', 'Dusznica bolesna'],
  ['I25', 'Przewlekła choroba niedokrwienna serca'],
  ['I34', 'Niereumatyczne choroby zastawki dwudzielnej'],
  ['I42', 'Kardiomiopatia'],
  ['I44', 'Blok przedsionkowo-komorowy i blok lewej odnogi pęczka'],
  ['I47', 'Napadowy częstoskurcz'],
  ['I48', 'Migotanie i trzepotanie przedsionków'],
  ['I49', 'Inne zaburzenia rytmu serca'],
  ['I50', 'Niewydolność serca'],
  ['I70', 'Miażdżyca'],
  ['I83', 'Żylaki kończyn dolnych'],
  ['J30', 'Naczynioruchowy i alergiczny nieżyt nosa'],
  ['J44', 'Inna przewlekła zaporowa choroba płuc'],
  ['J45', 'Dychawica oskrzelowa (astma)'],
  ['K21', 'Choroba refluksowa przełyku'],
  ['K29', 'Zapalenie żołądka i dwunastnicy'],
  ['K40', 'Przepuklina pachwinowa'],
  ['K58', 'Zespół jelita drażliwego'],
  ['K80', 'Kamica żółciowa'],
  ['L20', 'Atopowe zapalenie skóry'],
  ['L40', 'Łuszczyca'],
  ['M05', 'Serododatnie reumatoidalne zapalenie stawów'],
  ['M16', 'Choroba zwyrodnieniowa stawu biodrowego'],
  ['M17', 'Choroba zwyrodnieniowa stawu kolanowego'],
  ['M51', 'Inne choroby krążka międzykręgowego'],
  ['M54', 'Bóle grzbietu'],
  ['M81', 'Osteoporoza bez patologicznego złamania'],
  ['N18', 'Przewlekła choroba nerek'],
  ['N20', 'Kamica nerki i moczowodu'],
  ['N40', 'Rozrost gruczołu krokowego'],
  ['R00', 'Zaburzenia rytmu serca'],
  ['R07', 'Ból gardła i w klatce piersiowej'],
  ['R42', 'Zawroty głowy i odurzenie'],
  ['R51', 'Ból głowy'],
  ['R55', 'Omdlenie i zapaść'],
  ['S83', 'Zwichnięcie, skręcenie i naderwanie stawów i więzadeł kolana'],
  ['Z01', 'Inne specjalne badania osób bez dolegliwości'],
];

export const diseaseRows: DiseaseRow[] = diseases.map(([code, name]) => ({
  code,
  name,
  searched: searchedText(`${code} ${name}`),
}));

/** Helena's coming visit to the geriatrician has a paper referral. */
const WITH_REFERRAL = { patient: 'patient-1004', availability: 'ger-gorecka' } as const;

export function bookingReferralRows({
  bookings,
  today,
}: {
  bookings: readonly BookingRow[];
  today: Day;
}): BookingReferralRow[] {
  const referral: z.input<typeof KeptReferral> = {
    issueDate: addDays({ day: today, days: -40 }),
    institutionCro: '000000018601',
    institutionName: 'Przychodnia Rodzinna „Zdrowie”',
    practiceNo: '4587123',
    practitionerName: 'lek. Tomasz Wrona',
    icd10Code: 'I10',
    diseaseName: 'Samoistne (pierwotne) nadciśnienie',
  };
  return bookings
    .filter(
      ({ patient_id, availability_id }) =>
        patient_id === WITH_REFERRAL.patient && availability_id === WITH_REFERRAL.availability,
    )
    .map(({ system, system_id, updated_at }, index) => ({
      id: `referral-${8001 + index}`,
      system,
      system_id,
      updated_at,
      referral: JSON.stringify(referral),
    }));
}
