import { addDays } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { AccountId, PatientId } from '#provider/seed/people.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import { liveKey } from './rules.ts';
import { NOBODY_NAMED, type PatientConsentRow, type TeleconsultationStateRow } from './tables.ts';

const DAY = 24 * 3_600_000;
const JAN: PatientId = 'patient-1001';
const ANNA: PatientId = 'patient-1002';
const ZOFIA: PatientId = 'patient-1003';
const HELENA: PatientId = 'patient-1004';
const PIOTR: PatientId = 'patient-1005';
const STANISLAW: PatientId = 'patient-1007';
const OLEKSANDR: PatientId = 'patient-1008';
const IGOR: PatientId = 'patient-1021';
const account = (id: AccountId) => ({ account_id: id, given_by_role: 'SELF' as const });

type Made = Pick<PatientConsentRow, 'id' | 'patient_id' | 'type' | 'status'> &
  Partial<PatientConsentRow> & {
    /** Days from the day of the seed. */
    from: number;
    to?: number;
    cancelled?: number;
  };

const partner = (id: string, more: Partial<PatientConsentRow> = {}) =>
  ({ type: 'CPAR', partner_id: `partner-${id}`, only_selected: 1, ...more }) as const;

const EWA = {
  name: 'Ewa',
  last_name: 'Nowak-Sobczak',
  national_id: peselOf({ birthDate: '1981-09-02', gender: 'FEMALE', serial: 4100 }),
  country: 'PL',
  address_street: 'ul. Krótka',
  address_house_number: '5',
  address_apartment_number: '3',
  address_postal_code: '20-012',
  address_city: 'Lublin',
  address_country: 'PL',
} as const;
const IRYNA = {
  name: 'Iryna',
  last_name: 'Bondar',
  document_type: 'PASSPORT',
  document_number: 'FX100200',
  country: 'UA',
} as const;
const ANNA_NAMED = {
  name: 'Anna',
  last_name: 'Kowalska',
  document_type: 'IDENTITY_CARD',
  document_number: 'ABA300000',
  country: 'PL',
} as const;

/** Every kind and status. What the unit made, Piotr does not see (B-70). The ids of CDPM with "carer" are those of the hospital's authorizations. */
const MADE: readonly Made[] = [
  { id: 'partner-consent-1', patient_id: JAN, ...partner('hospital'), status: 'SIGNED', from: -300 },
  {
    id: 'partner-consent-2',
    patient_id: JAN,
    ...partner('rehabilitation'),
    status: 'SIGNED',
    from: -40,
    to: 325,
  },
  {
    id: 'partner-consent-3',
    patient_id: JAN,
    ...partner('laboratory'),
    status: 'SIGNED',
    from: -400,
    to: -35,
  },
  { id: 'partner-consent-4', patient_id: ZOFIA, ...partner('hospital'), status: 'SIGNED', from: -10 },
  {
    id: 'consent-7001',
    patient_id: JAN,
    type: 'CDPM',
    status: 'REGISTERED',
    from: -3,
    ...account('account-2001'),
    ...EWA,
  },
  {
    id: 'consent-7002',
    patient_id: JAN,
    type: 'INFO',
    status: 'REGISTERED',
    from: -90,
    ...account('account-2001'),
  },
  { id: 'consent-7003', patient_id: JAN, type: 'OCCU', status: 'SIGNED', from: -500, to: -100 },
  {
    id: 'consent-7004',
    patient_id: JAN,
    type: 'CTEL',
    status: 'REGISTERED',
    from: -60,
    ...account('account-2001'),
  },
  {
    id: 'consent-carer-1',
    patient_id: JAN,
    type: 'CDPM',
    status: 'SIGNED',
    from: -120,
    ...account('account-2001'),
    ...ANNA_NAMED,
  },
  {
    id: 'consent-carer-2',
    patient_id: JAN,
    type: 'CDPM',
    status: 'CANCELLED',
    from: -400,
    ...account('account-2001'),
    ...IRYNA,
    cancelled: -60,
  },
  {
    id: 'consent-7010',
    patient_id: ANNA,
    status: 'REGISTERED',
    from: -1,
    ...account('account-2002'),
    ...partner('hospital', { personnel_id: 'personnel-sadowska', only_selected: 0 }),
  },
  {
    id: 'consent-7011',
    patient_id: ANNA,
    type: 'INFO',
    status: 'CANCELLED',
    from: -200,
    ...account('account-2002'),
    cancelled: -20,
  },
  { id: 'consent-7012', patient_id: HELENA, ...partner('hospital'), status: 'SIGNED', from: 5 },
  { id: 'consent-7020', patient_id: PIOTR, ...partner('laboratory'), status: 'SIGNED', from: -30 },
  {
    id: 'consent-7021',
    patient_id: PIOTR,
    type: 'INFO',
    status: 'REGISTERED',
    from: -2,
    ...account('account-2003'),
  },
  { id: 'consent-7022', patient_id: PIOTR, type: 'OCCU', status: 'REGISTERED', from: -30 },
  {
    id: 'consent-7030',
    patient_id: STANISLAW,
    status: 'SIGNED',
    from: -15,
    ...partner('rehabilitation', { personnel_id: 'personnel-maj', only_selected: 0 }),
  },
  {
    id: 'consent-7040',
    patient_id: OLEKSANDR,
    type: 'CDPM',
    status: 'SIGNED',
    from: -25,
    to: 20,
    ...account('account-2007'),
    ...IRYNA,
  },
  {
    id: 'consent-7050',
    patient_id: IGOR,
    ...partner('hospital'),
    status: 'SIGNED',
    from: -4,
    account_id: 'account-2021',
    given_by_role: 'GUARDIAN',
    waits_own: 1,
  },
];

/** Anna has given none. */
const TELECONSULTATIONS: readonly TeleconsultationStateRow[] = [
  { patient_id: JAN, value: 'C' },
  { patient_id: ZOFIA, value: 'UNCHECKED' },
  { patient_id: HELENA, value: 'UNCHECKED' },
];

export function givenConsentsSeed({ today, now }: Clinic) {
  const on = (days: number) => addDays({ day: today, days });
  const rowOf = ({ from, to, cancelled, ...made }: Made): PatientConsentRow => {
    const row: PatientConsentRow = {
      ...NOBODY_NAMED,
      account_id: null,
      made_at: now.getTime() + Math.min(from, 0) * DAY,
      given_by_role: 'UNIT',
      signed_at: made.status === 'SIGNED' ? now.getTime() + Math.min(from, 0) * DAY : null,
      valid_from: on(from),
      valid_to: to === undefined ? null : on(to),
      cancelled_on: cancelled === undefined ? null : on(cancelled),
      partner_id: null,
      personnel_id: null,
      only_selected: null,
      system_id: null,
      waits_own: 0,
      live_key: null,
      key_hash: null,
      version: 1,
      ...made,
    };
    const isLive = row.type === 'CPAR' && row.status !== 'CANCELLED' && (to === undefined || to >= 0);
    return isLive ? { ...row, live_key: liveKey(row) } : row;
  };
  return { patient_consents: MADE.map(rowOf), teleconsultation_states: TELECONSULTATIONS };
}
