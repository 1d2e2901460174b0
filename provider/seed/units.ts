import type { UnitRow } from '#provider/core/rows.ts';

const LIPOWA = {
  street: 'ul. Lipowa',
  house_number: '14',
  apartment_number: null,
  postal_code: '20-020',
  city: 'Lublin',
  country_code: 'PL',
};

const OGRODOWA = {
  street: 'ul. Ogrodowa',
  house_number: '3A',
  apartment_number: null,
  postal_code: '20-075',
  city: 'Lublin',
  country_code: 'PL',
};

/** The six units of "Przychodnia pod Lipami": three in each of its two buildings. */
export const units = [
  {
    id: 'unit-family',
    name: 'Poradnia Lekarza Rodzinnego',
    speciality_code: '0010',
    speciality_name: 'Poradnia lekarza podstawowej opieki zdrowotnej',
    ...LIPOWA,
    phone_number: '+48815550110',
    email: 'poz@pod-lipami.example',
    description:
      'Parter, wejście od ul. Lipowej, bez progów. Rejestracja naprzeciwko drzwi. Najbliższy przystanek: Lipowa 01.',
  },
  {
    id: 'unit-nurses',
    name: 'Gabinety Pielęgniarek i Położnych',
    speciality_code: '0032',
    speciality_name: 'Gabinet pielęgniarki podstawowej opieki zdrowotnej',
    ...LIPOWA,
    phone_number: '+48815550120',
    email: 'gabinety@pod-lipami.example',
    description:
      'Parter, korytarz w lewo od rejestracji. Toaleta dostosowana do wózka naprzeciwko gabinetu 6.',
  },
  {
    id: 'unit-children',
    name: 'Poradnia dla Dzieci',
    speciality_code: '1401',
    speciality_name: 'Poradnia pediatryczna',
    ...LIPOWA,
    phone_number: '+48815550130',
    email: 'dzieci@pod-lipami.example',
    description:
      'I piętro, winda z przyciskami w alfabecie Braille’a. Dzieci zdrowe i chore mają osobne poczekalnie.',
  },
  {
    id: 'unit-specialists',
    name: 'Poradnie Specjalistyczne',
    speciality_code: '1000',
    speciality_name: 'Poradnia chorób wewnętrznych',
    ...OGRODOWA,
    phone_number: '+48815550210',
    email: 'specjalisci@pod-lipami.example',
    description: 'I piętro, winda przy wejściu głównym. W poczekalni działa pętla indukcyjna.',
  },
  {
    id: 'unit-women',
    name: 'Poradnia dla Kobiet',
    speciality_code: '1450',
    speciality_name: 'Poradnia położniczo-ginekologiczna',
    ...OGRODOWA,
    phone_number: '+48815550220',
    email: 'kobiety@pod-lipami.example',
    description: 'II piętro, winda przy wejściu głównym. Na wizytę można przyjść z osobą towarzyszącą.',
  },
  {
    id: 'unit-physiotherapy',
    name: 'Dział Fizjoterapii',
    speciality_code: '1310',
    speciality_name: 'Dział fizjoterapii',
    ...OGRODOWA,
    phone_number: '+48815550230',
    email: 'fizjoterapia@pod-lipami.example',
    description: 'Parter, wejście z podjazdem od dziedzińca. Szatnia i natrysk obok sali ćwiczeń.',
  },
] as const satisfies readonly SeedUnit[];

/** A unit without what provider/bookings/seed/unit-rows.ts says of its hours, its access and the unit it is a part of. */
export type SeedUnit = Omit<UnitRow, 'position' | 'parent_id' | 'opening_hours' | 'access'>;

/** Parts of units that have no services of their own. */
export const rooms = [
  {
    id: 'unit-vaccination',
    name: 'Punkt Szczepień',
    speciality_code: '0033',
    speciality_name: 'Punkt szczepień',
    ...LIPOWA,
    phone_number: '+48815550120',
    email: null,
    description: 'Parter, gabinet 5. Szczepienia umawia się w Gabinetach Pielęgniarek i Położnych.',
  },
  {
    id: 'unit-massage',
    name: 'Gabinet Masażu',
    speciality_code: '1312',
    speciality_name: 'Zakład masażu leczniczego',
    ...OGRODOWA,
    phone_number: '+48815550231',
    email: null,
    description: 'Parter, obok sali ćwiczeń. Bez zapisów, ze skierowaniem.',
  },
] as const satisfies readonly SeedUnit[];

export type UnitId = (typeof units)[number]['id'];
