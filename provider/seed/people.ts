import type { AccountRow, AccountPatientRow, PatientRow } from '#provider/core/rows.ts';
import type { TypedPerson } from '#provider/core/plain-rows.ts';

type HomeInLublin = { street: string; house: string; apartment?: string; postalCode: string };

const lublin = ({ street, house, apartment, postalCode }: HomeInLublin) => ({
  street,
  house_number: house,
  apartment_number: apartment ?? null,
  postal_code: postalCode,
  city: 'Lublin',
  country_code: 'PL',
});

const KOWALSKI_HOME = lublin({ street: 'ul. Wiśniowa', house: '8', apartment: '12', postalCode: '20-810' });

const KOWALCZYK_HOME = lublin({
  street: 'ul. Kalinowszczyzna',
  house: '27',
  apartment: '14',
  postalCode: '20-129',
});

const KROL_HOME = lublin({ street: 'ul. Lwowska', house: '6', apartment: '9', postalCode: '20-128' });

/** The Lublin branch of the National Health Fund. */
const INSURER = '03';

/** `age` in full years and `birthday` as "MM-dd" are turned into a birth date, and into a PESEL unless `foreigner` is set. */
export type SeedPatient = Pick<PatientRow, 'id' | 'name' | 'last_name'> & {
  gender: 'MALE' | 'FEMALE';
  age: number;
  birthday: string;
  address: Pick<
    PatientRow,
    'street' | 'house_number' | 'apartment_number' | 'postal_code' | 'city' | 'country_code'
  >;
  middleName?: string;
  foreigner?: { documentNumber: string; country: string };
  insurer: string | null;
  /** In place of age and birthday: who turns an age in so many days from the day of the seed. */
  turns?: { age: number; inDays: number };
  /** Absent: confirmed by the unit. */
  unauthorized?: true;
  sentinel?: PatientRow['sentinel'];
};

/** Everybody with a medical record. */
export const patients = [
  {
    id: 'patient-1001',
    name: 'Jan',
    middleName: 'Stefan',
    last_name: 'Nowak',
    gender: 'MALE',
    age: 72,
    birthday: '03-14',
    address: lublin({ street: 'ul. Krótka', house: '5', apartment: '3', postalCode: '20-012' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1002',
    name: 'Anna',
    middleName: 'Maria',
    last_name: 'Kowalska',
    gender: 'FEMALE',
    age: 41,
    birthday: '07-26',
    address: KOWALSKI_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1003',
    name: 'Zofia',
    last_name: 'Kowalska',
    gender: 'FEMALE',
    age: 8,
    birthday: '05-15',
    address: KOWALSKI_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1004',
    name: 'Helena',
    last_name: 'Kowalska',
    gender: 'FEMALE',
    age: 79,
    birthday: '03-02',
    address: KOWALSKI_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1005',
    name: 'Piotr',
    last_name: 'Zieliński',
    gender: 'MALE',
    age: 35,
    birthday: '06-29',
    address: { ...lublin({ street: 'ul. Polna', house: '22', postalCode: '20-400' }), city: null },
    insurer: INSURER,
    unauthorized: true,
  },
  {
    id: 'patient-1006',
    name: 'Maria',
    last_name: 'Wiśniewska',
    gender: 'FEMALE',
    age: 58,
    birthday: '08-15',
    address: lublin({ street: 'ul. Długa', house: '41', apartment: '7', postalCode: '20-345' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1007',
    name: 'Stanisław',
    last_name: 'Wójcik',
    gender: 'MALE',
    age: 81,
    birthday: '05-08',
    address: lublin({ street: 'al. Racławickie', house: '30', apartment: '15', postalCode: '20-037' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1008',
    name: 'Oleksandr',
    last_name: 'Kovalenko',
    gender: 'MALE',
    age: 33,
    birthday: '08-24',
    address: lublin({ street: 'ul. Zana', house: '19', apartment: '44', postalCode: '20-601' }),
    foreigner: { documentNumber: 'FX481516', country: 'UA' },
    insurer: null,
  },
  {
    id: 'patient-1009',
    name: 'Halina',
    last_name: 'Mazur',
    gender: 'FEMALE',
    age: 67,
    birthday: '07-01',
    address: lublin({ street: 'ul. Nadbystrzycka', house: '11', apartment: '2', postalCode: '20-501' }),
    insurer: INSURER,
    sentinel: 'OUTAGE',
  },
  {
    id: 'patient-1010',
    name: 'Tomasz',
    last_name: 'Lewandowski',
    gender: 'MALE',
    age: 47,
    birthday: '12-21',
    address: lublin({ street: 'ul. Narutowicza', house: '60', apartment: '9', postalCode: '20-016' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1011',
    name: 'Krystyna',
    last_name: 'Krawczyk',
    gender: 'FEMALE',
    age: 70,
    birthday: '03-13',
    address: lublin({ street: 'ul. Jutrzenki', house: '2', apartment: '31', postalCode: '20-538' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1012',
    name: 'Adam',
    last_name: 'Piotrowski',
    gender: 'MALE',
    age: 52,
    birthday: '12-24',
    address: lublin({ street: 'ul. Kunickiego', house: '75', postalCode: '20-422' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1013',
    name: 'Barbara',
    last_name: 'Grabowska',
    gender: 'FEMALE',
    age: 63,
    birthday: '12-04',
    address: lublin({ street: 'ul. Głęboka', house: '8', apartment: '22', postalCode: '20-612' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1014',
    name: 'Marek',
    last_name: 'Kamiński',
    gender: 'MALE',
    age: 44,
    birthday: '04-25',
    address: lublin({ street: 'ul. Lwowska', house: '16', apartment: '5', postalCode: '20-128' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1015',
    name: 'Zofia',
    last_name: 'Kozłowska',
    gender: 'FEMALE',
    age: 38,
    birthday: '05-16',
    address: lublin({ street: 'ul. Puławska', house: '33', postalCode: '20-046' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1016',
    name: 'Adam',
    last_name: 'Jankowski',
    gender: 'MALE',
    age: 29,
    birthday: '12-23',
    address: lublin({ street: 'ul. Weteranów', house: '4', apartment: '18', postalCode: '20-038' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1017',
    name: 'Lucyna',
    last_name: 'Baran',
    gender: 'FEMALE',
    age: 57,
    birthday: '02-09',
    address: lublin({ street: 'ul. Lipowa', house: '12', apartment: '4', postalCode: '20-024' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1018',
    name: 'Wojciech',
    last_name: 'Pawlak',
    gender: 'MALE',
    age: 49,
    birthday: '02-17',
    address: lublin({ street: 'ul. Zamojska', house: '21', apartment: '6', postalCode: '20-102' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1019',
    name: 'Dorota',
    last_name: 'Kowalczyk',
    gender: 'FEMALE',
    age: 45,
    birthday: '01-19',
    address: KOWALCZYK_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1020',
    name: 'Maja',
    last_name: 'Kowalczyk',
    gender: 'FEMALE',
    age: 15,
    birthday: '12-07',
    turns: { age: 16, inDays: 10 },
    address: KOWALCZYK_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1021',
    name: 'Igor',
    last_name: 'Kowalczyk',
    gender: 'MALE',
    age: 17,
    birthday: '12-27',
    turns: { age: 18, inDays: 30 },
    address: KOWALCZYK_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1022',
    name: 'Katarzyna',
    last_name: 'Zając',
    gender: 'FEMALE',
    age: 39,
    birthday: '10-11',
    address: lublin({ street: 'ul. Hutnicza', house: '3', postalCode: '20-218' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1023',
    name: 'Katarzyna',
    last_name: 'Zając',
    gender: 'FEMALE',
    age: 39,
    birthday: '10-11',
    address: lublin({ street: 'ul. Wolska', house: '11', apartment: '6', postalCode: '20-411' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1024',
    name: 'Teresa',
    last_name: 'Król',
    gender: 'FEMALE',
    age: 69,
    birthday: '05-17',
    address: KROL_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1025',
    name: 'Marek',
    last_name: 'Król',
    gender: 'MALE',
    age: 71,
    birthday: '09-02',
    address: KROL_HOME,
    insurer: INSURER,
  },
  {
    id: 'patient-1026',
    name: 'Adam',
    last_name: 'Górski',
    gender: 'MALE',
    age: 44,
    birthday: '01-30',
    address: lublin({ street: 'ul. Zana', house: '19', apartment: '2', postalCode: '20-601' }),
    insurer: INSURER,
  },
  {
    id: 'patient-1027',
    name: 'Iwona',
    last_name: 'Sadowska',
    gender: 'FEMALE',
    age: 51,
    birthday: '06-08',
    address: lublin({ street: 'ul. Nadbystrzycka', house: '44', postalCode: '20-501' }),
    insurer: INSURER,
  },
] as const satisfies readonly SeedPatient[];

export type PatientId = (typeof patients)[number]['id'];

export type SeedAccount = Pick<
  AccountRow,
  'id' | 'username' | 'name' | 'last_name' | 'email' | 'phone_number'
> & {
  /** Absent: ACTIVE, AUTHORIZED, with a confirmed phone. */
  state?: AccountRow['state'];
  unauthorized?: true;
  phoneUnconfirmed?: true;
  sentinel?: AccountRow['sentinel'];
  phoneRequired?: true;
  /** Absent: EMAIL. */
  prefers?: AccountRow['preferred_channel'];
  /** The other account of the same person. */
  mergeWith?: string;
  /** It signs in by the e-government identity system alone. */
  withoutPassword?: true;
  /** It is older than the rule that an account must have a number. */
  isOld?: true;
};

/** Everybody who can sign in, each with SEED_PASSWORD; what each is for: the README's table. */
export const accounts = [
  {
    id: 'account-2001',
    username: 'jan.nowak',
    name: 'Jan',
    last_name: 'Nowak',
    email: 'jan.nowak@example.com',
    phone_number: '+48600100101',
  },
  {
    id: 'account-2002',
    username: 'anna.kowalska',
    name: 'Anna',
    last_name: 'Kowalska',
    email: 'anna.kowalska@example.com',
    phone_number: '+48600100102',
    prefers: 'SMS',
  },
  {
    id: 'account-2003',
    username: 'piotr.zielinski',
    name: 'Piotr',
    last_name: 'Zieliński',
    email: 'piotr.zielinski@example.com',
    phone_number: '+48600100103',
    unauthorized: true,
  },
  {
    id: 'account-2004',
    username: 'maria.wisniewska',
    name: 'Maria',
    last_name: 'Wiśniewska',
    email: 'maria.wisniewska@example.com',
    phone_number: '+48600100104',
    phoneUnconfirmed: true,
    phoneRequired: true,
  },
  {
    id: 'account-2005',
    username: 'ewa.dabrowska',
    name: 'Ewa',
    last_name: 'Dąbrowska',
    email: 'ewa.dabrowska@example.com',
    phone_number: '+48600100105',
  },
  {
    id: 'account-2006',
    username: 'stanislaw.wojcik',
    name: 'Stanisław',
    last_name: 'Wójcik',
    email: 'stanislaw.wojcik@example.com',
    phone_number: '+48600100106',
  },
  {
    id: 'account-2007',
    username: 'oleksandr.kovalenko',
    name: 'Oleksandr',
    last_name: 'Kovalenko',
    email: 'oleksandr.kovalenko@example.com',
    phone_number: '+48600100107',
  },
  {
    id: 'account-2008',
    username: 'halina.mazur',
    name: 'Halina',
    last_name: 'Mazur',
    email: 'halina.mazur@example.com',
    phone_number: '+48600100108',
    sentinel: 'PARTS',
  },
  {
    id: 'account-2009',
    username: 'tomasz.lewandowski',
    name: 'Tomasz',
    last_name: 'Lewandowski',
    email: 'tomasz.lewandowski@example.com',
    phone_number: '+48600100109',
    state: 'USER_BLOCKED',
  },
  {
    id: 'account-2010',
    username: 'krystyna.krawczyk',
    name: 'Krystyna',
    last_name: 'Krawczyk',
    email: 'krystyna.krawczyk@example.com',
    phone_number: '+48600100110',
    state: 'TEMPORARY_BLOCKED',
  },
  {
    id: 'account-2011',
    username: 'adam.piotrowski',
    name: 'Adam',
    last_name: 'Piotrowski',
    email: 'adam.piotrowski@example.com',
    phone_number: '+48600100111',
    state: 'MUST_CHANGE_PASSWORD',
  },
  {
    id: 'account-2012',
    username: 'barbara.grabowska',
    name: 'Barbara',
    last_name: 'Grabowska',
    email: 'barbara.grabowska@example.com',
    phone_number: '+48600100112',
    state: 'PASSWORD_EXPIRED',
  },
  {
    id: 'account-2013',
    username: 'marek.kaminski',
    name: 'Marek',
    last_name: 'Kamiński',
    email: 'marek.kaminski@example.com',
    phone_number: '+48600100113',
    state: 'MUST_CONFIRM_EMAIL',
  },
  {
    id: 'account-2014',
    username: 'zofia.kozlowska',
    name: 'Zofia',
    last_name: 'Kozłowska',
    email: 'zofia.kozlowska@example.com',
    phone_number: '+48600100114',
    state: 'MERGE_ACCOUNT',
    mergeWith: 'account-2018',
  },
  {
    id: 'account-2015',
    username: 'adam.jankowski',
    name: 'Adam',
    last_name: 'Jankowski',
    email: 'adam.jankowski@example.com',
    phone_number: '+48600100115',
    phoneUnconfirmed: true,
    state: 'MUST_CONFIRM_PHONE',
  },
  {
    id: 'account-2016',
    username: 'teresa.walczak',
    name: 'Teresa',
    last_name: 'Walczak',
    email: 'teresa.walczak@example.com',
    phone_number: '+48600100116',
    sentinel: 'OUTAGE',
  },
  {
    id: 'account-2017',
    username: 'lucyna.baran',
    name: 'Lucyna',
    last_name: 'Baran',
    email: 'lucyna.baran@example.com',
    phone_number: '+48600100117',
    phoneUnconfirmed: true,
  },
  {
    id: 'account-2018',
    username: 'z.kozlowska',
    name: 'Zofia',
    last_name: 'Kozłowska',
    email: 'z.kozlowska@example.com',
    phone_number: '+48600100118',
  },
  {
    id: 'account-2019',
    username: 'irena.szymanska',
    name: 'Irena',
    last_name: 'Szymańska',
    email: 'irena.szymanska@example.com',
    phone_number: null,
    phoneUnconfirmed: true,
    isOld: true,
  },
  {
    id: 'account-2020',
    username: 'wojciech.pawlak',
    name: 'Wojciech',
    last_name: 'Pawlak',
    email: 'wojciech.pawlak@example.com',
    phone_number: '+48600100120',
    withoutPassword: true,
  },
  {
    id: 'account-2021',
    username: 'dorota.kowalczyk',
    name: 'Dorota',
    last_name: 'Kowalczyk',
    email: 'dorota.kowalczyk@example.com',
    phone_number: '+48600100121',
  },
  // A family with one phone, and two people with one who are no family (A-39, AP-72).
  {
    id: 'account-2022',
    username: 'teresa.krol',
    name: 'Teresa',
    last_name: 'Król',
    email: 'teresa.krol@example.com',
    phone_number: '+48600100122',
  },
  {
    id: 'account-2023',
    username: 'marek.krol',
    name: 'Marek',
    last_name: 'Król',
    email: 'marek.krol@example.com',
    phone_number: '+48600100122',
  },
  {
    id: 'account-2024',
    username: 'adam.gorski',
    name: 'Adam',
    last_name: 'Górski',
    email: 'adam.gorski@example.com',
    phone_number: '+48600100124',
  },
  {
    id: 'account-2025',
    username: 'iwona.sadowska',
    name: 'Iwona',
    last_name: 'Sadowska',
    email: 'iwona.sadowska@example.com',
    phone_number: '+48600100124',
  },
] as const satisfies readonly SeedAccount[];

export type AccountId = (typeof accounts)[number]['id'];

export type SeedLink = Pick<AccountPatientRow, 'role' | 'link_state'> & {
  account: AccountId;
  patient: PatientId;
  /** The details that the asker typed of the person, while the link waits. */
  typed?: TypedPerson;
};

const confirmed = (account: AccountId, patient: PatientId, role: SeedLink['role'] = 'PATIENT'): SeedLink => ({
  account,
  patient,
  role,
  link_state: 'C',
});

/**
 * Who may act for whom. Stanisław's side: Anna waits for his confirmation, Tomasz is blocked by him, and an old register
 * has left two links of parents: one is deleted, the other ends by his age though nobody has deleted it.
 */
export const links: readonly SeedLink[] = [
  confirmed('account-2001', 'patient-1001'),
  confirmed('account-2002', 'patient-1002'),
  confirmed('account-2002', 'patient-1003', 'CHILD'),
  confirmed('account-2002', 'patient-1004', 'WARD'),
  confirmed('account-2003', 'patient-1005'),
  confirmed('account-2004', 'patient-1006'),
  confirmed('account-2006', 'patient-1007'),
  confirmed('account-2007', 'patient-1008'),
  confirmed('account-2008', 'patient-1009'),
  confirmed('account-2009', 'patient-1010'),
  confirmed('account-2010', 'patient-1011'),
  confirmed('account-2011', 'patient-1012'),
  confirmed('account-2012', 'patient-1013'),
  confirmed('account-2013', 'patient-1014'),
  confirmed('account-2014', 'patient-1015'),
  confirmed('account-2015', 'patient-1016'),
  confirmed('account-2017', 'patient-1017'),
  confirmed('account-2020', 'patient-1018'),
  confirmed('account-2021', 'patient-1019'),
  confirmed('account-2021', 'patient-1020', 'CHILD'),
  confirmed('account-2021', 'patient-1021', 'CHILD'),
  confirmed('account-2022', 'patient-1024'),
  confirmed('account-2023', 'patient-1025'),
  confirmed('account-2023', 'patient-1024', 'WARD'),
  confirmed('account-2024', 'patient-1026'),
  confirmed('account-2025', 'patient-1027'),
  {
    account: 'account-2002',
    patient: 'patient-1007',
    role: 'WARD',
    link_state: 'W',
    typed: { name: 'Stanisław', lastName: 'Wójcik' },
  },
  { account: 'account-2009', patient: 'patient-1007', role: 'WARD', link_state: 'J' },
  { account: 'account-2013', patient: 'patient-1007', role: 'CHILD', link_state: 'D' },
  { account: 'account-2010', patient: 'patient-1007', role: 'CHILD', link_state: 'C' },
];
