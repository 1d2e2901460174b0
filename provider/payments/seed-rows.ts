import type { PaymentState } from '#contract/payments/reading/states.ts';
import type { AccountId, PatientId } from '#provider/seed/people.ts';
import type { InvoiceRow, PaymentRefundRow, PaymentRow } from './tables.ts';

const HOUR = 3_600_000;
export const MINUTE = 60_000;
export const DAY = 24 * HOUR;

const JAN: PatientId = 'patient-1001';
const ANNA: PatientId = 'patient-1002';
const ZOFIA: PatientId = 'patient-1003';
const HELENA: PatientId = 'patient-1004';
const PIOTR: PatientId = 'patient-1005';
const STANISLAW: PatientId = 'patient-1007';
const OLEKSANDR: PatientId = 'patient-1008';
const HALINA: PatientId = 'patient-1009';

export type Issued = Readonly<{
  ref: string;
  patient: PatientId;
  subject: string;
  amount: number;
  /** Days from the day of the seed; null: no due day. */
  due: number | null;
  unit?: string;
  state?: InvoiceRow['state'];
  /** Whose booking or request it is of (C-80). */
  account?: AccountId;
}>;

const DERM = 'Poradnia Dermatologiczna';

/**
 * Due: Jan's for a first consultation, an overdue one, one of a grosz and one without a due day; Anna's, Zofia's, Helena's and
 * Stanisław's; Piotr's own one.
 */
export const due: readonly Issued[] = [
  { ref: 'FV/10/2026/0101', patient: JAN, subject: 'Porada dermatologa', amount: 150_00, due: 9, unit: DERM },
  { ref: 'FV/10/2026/0102', patient: JAN, subject: 'Zaświadczenie dla kierowcy', amount: 1_234_50, due: -12 },
  { ref: 'FV/10/2026/0103', patient: JAN, subject: 'Wyrównanie zaokrąglenia', amount: 1, due: 20 },
  { ref: 'FV/10/2026/0104', patient: JAN, subject: 'Wypis z karty', amount: 18_00, due: null },
  { ref: 'FV/10/2026/0105', patient: JAN, subject: 'Badanie słuchu', amount: 90_00, due: 6 },
  { ref: 'FV/10/2026/0106', patient: JAN, subject: 'Badanie wzroku', amount: 110_00, due: 7 },
  { ref: 'FV/10/2026/0107', patient: JAN, subject: 'Szczepienie przeciw grypie', amount: 75_00, due: 8 },
  { ref: 'FV/10/2026/0108', patient: JAN, subject: 'Konsultacja dietetyka', amount: 160_00, due: 10 },
  { ref: 'FV/10/2026/0109', patient: JAN, subject: 'Zabieg fizjoterapii', amount: 120_00, due: 11 },
  {
    ref: 'FV/10/2026/0201',
    patient: ANNA,
    subject: 'Porada dermatologa',
    amount: 220_00,
    due: 5,
    unit: DERM,
  },
  { ref: 'FV/10/2026/0202', patient: ZOFIA, subject: 'Bilans do przedszkola', amount: 60_00, due: 12 },
  {
    ref: 'FV/10/2026/0203',
    patient: HELENA,
    subject: 'Zaświadczenie o stanie zdrowia',
    amount: 45_00,
    due: -3,
  },
  { ref: 'FV/10/2026/0301', patient: STANISLAW, subject: 'Porada geriatry', amount: 200_00, due: 14 },
  { ref: 'FV/10/2026/0302', patient: OLEKSANDR, subject: 'Porada internisty', amount: 180_00, due: 14 },
  { ref: 'FV/10/2026/0303', patient: HALINA, subject: 'Porada internisty', amount: 180_00, due: 14 },
  {
    ref: 'FV/10/2026/0401',
    patient: PIOTR,
    subject: 'Porada dermatologa',
    amount: 220_00,
    due: 4,
    unit: DERM,
    account: 'account-2003',
  },
];

export const paid: readonly Issued[] = [
  {
    ref: 'FV/09/2026/0051',
    patient: JAN,
    subject: 'Porada kardiologa',
    amount: 250_00,
    due: -10,
    state: 'PAID',
  },
  { ref: 'FV/09/2026/0052', patient: JAN, subject: 'Test wysiłkowy', amount: 320_00, due: -8, state: 'PAID' },
  {
    ref: 'FV/09/2026/0061',
    patient: ANNA,
    subject: 'Porada alergologa',
    amount: 210_00,
    due: -9,
    state: 'PAID',
  },
];

/** Jan's payments of long ago. */
const OLD = 45;
export const old: readonly Issued[] = Array.from({ length: OLD }, (_, index) => ({
  ref: `FV/STARE/${String(index + 1).padStart(4, '0')}`,
  patient: JAN,
  subject: index % 3 === 0 ? 'Zabieg fizjoterapii' : 'Porada kontrolna',
  amount: 100_00 + index * 5_00,
  due: null,
  state: 'PAID',
}));

export type Begun = Readonly<{
  ref: string;
  payer: AccountId;
  role: PaymentRow['payer_role'];
  state: PaymentState;
  /** The time in ms that has passed since. */
  ago: number;
  refund?: Pick<PaymentRefundRow, 'reason'> & { daysAgo: number | null };
}>;

export const byJan = { payer: 'account-2001', role: 'SELF' } as const;

/** One of each state for Jan; his second one came back to him. Anna pays for herself and Helena. Piotr's is stuck. */
export const begun: readonly Begun[] = [
  { ...byJan, ref: 'FV/10/2026/0105', state: 'NEW', ago: 10 * MINUTE },
  { ...byJan, ref: 'FV/10/2026/0106', state: 'PENDING', ago: 20 * MINUTE },
  { ...byJan, ref: 'FV/10/2026/0107', state: 'WAITING_FOR_CONFIRMATION', ago: 2 * HOUR },
  { ...byJan, ref: 'FV/10/2026/0108', state: 'CANCELED', ago: 5 * DAY },
  { ...byJan, ref: 'FV/10/2026/0109', state: 'REJECTED', ago: 3 * DAY },
  { ...byJan, ref: 'FV/09/2026/0051', state: 'COMPLETED', ago: 12 * DAY },
  {
    ...byJan,
    ref: 'FV/09/2026/0052',
    state: 'COMPLETED',
    ago: 14 * DAY,
    refund: { reason: 'OTHER', daysAgo: 2 },
  },
  { payer: 'account-2002', role: 'SELF', ref: 'FV/09/2026/0061', state: 'COMPLETED', ago: 11 * DAY },
  { payer: 'account-2002', role: 'GUARDIAN', ref: 'FV/10/2026/0203', state: 'REJECTED', ago: 1 * DAY },
  {
    payer: 'account-2003',
    role: 'SELF',
    ref: 'FV/10/2026/0401',
    state: 'WAITING_FOR_CONFIRMATION',
    ago: 26 * HOUR,
  },
];
