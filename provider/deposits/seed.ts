import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import { monthOf } from './rules.ts';
import type { DepositMovementRow, DepositPayoutRow, DepositRow } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const NAMES = { [HOSPITAL_SYSTEM]: 'Szpital pod Lipami', REHA: 'Ośrodek Rehabilitacji pod Lipami' };

type SeedDeposit = Readonly<{
  patient: PatientId;
  system?: keyof typeof NAMES;
  current: number;
  /** The amount that the unit holds back beside the payouts that wait. */
  held?: number;
}>;

const DEPOSITS: Readonly<Record<string, SeedDeposit>> = {
  'deposit-1': { patient: 'patient-1001', current: 125_050 },
  'deposit-2': { patient: 'patient-1001', system: 'REHA', current: 80_000, held: 30_000 },
  'deposit-3': { patient: 'patient-1002', current: 35_000 },
  'deposit-4': { patient: 'patient-1003', current: 8_000 },
  'deposit-5': { patient: 'patient-1004', current: 100_000 },
  'deposit-6': { patient: 'patient-1007', current: 60_000 },
  'deposit-7': { patient: 'patient-1008', current: 20_000 },
  'deposit-8': { patient: 'patient-1009', current: 15_000 },
};

type SeedPayout = Pick<DepositPayoutRow, 'amount' | 'state'> & {
  deposit: string;
  at: number;
  reason?: string;
};

/** A request in each state of Jan's; all that a month may have of Stanisław's. */
function payoutsAt(now: number): SeedPayout[] {
  const { from } = monthOf(now);
  const thisMonth = (days: number) => Math.min(now, Math.max(from + MINUTE, now - days * DAY));
  return [
    { deposit: 'deposit-1', amount: 5_000, state: 'ACCEPTED', at: thisMonth(1) },
    { deposit: 'deposit-1', amount: 10_000, state: 'PAID', at: now - 60 * DAY },
    {
      deposit: 'deposit-1',
      amount: 40_000,
      state: 'REFUSED',
      at: now - 50 * DAY,
      reason: 'Kwota jest potrzebna na opłacenie pobytu.',
    },
    { deposit: 'deposit-6', amount: 2_000, state: 'ACCEPTED', at: thisMonth(1) },
    { deposit: 'deposit-6', amount: 1_500, state: 'PAID', at: thisMonth(2) },
    { deposit: 'deposit-6', amount: 1_000, state: 'PAID', at: thisMonth(3) },
  ];
}

const SETTLED_AFTER = 2;

/** Deposits of Jan, with two hospitals, of Anna and hers, of Stanisław, Oleksandr and Halina; Lucyna has none. */
export function depositsSeed({ now: at }: Pick<Clinic, 'now'>) {
  const now = at.getTime();
  const asked = payoutsAt(now);
  const settledOn = (one: SeedPayout) => {
    const day = addDays({ day: localDay(one.at), days: SETTLED_AFTER });
    return day < localDay(now) ? day : localDay(now);
  };
  const deposit_payouts: DepositPayoutRow[] = asked.map((one, index) => ({
    id: `payout-${index + 1}`,
    deposit_id: one.deposit,
    amount: one.amount,
    requested_at: one.at,
    state: one.state,
    settled_on: one.state === 'ACCEPTED' ? null : settledOn(one),
    reason: one.reason ?? null,
    key_hash: null,
  }));
  const ofDeposit = (id: string, state: DepositPayoutRow['state']) =>
    deposit_payouts.filter((one) => one.deposit_id === id && one.state === state);
  const sum = (rows: readonly DepositPayoutRow[]) => rows.reduce((total, { amount }) => total + amount, 0);

  const deposits: DepositRow[] = Object.entries(DEPOSITS).map(([id, one]) => ({
    id,
    patient_id: one.patient,
    system: one.system ?? HOSPITAL_SYSTEM,
    system_name: NAMES[one.system ?? HOSPITAL_SYSTEM],
    current_balance: one.current,
    available_balance: one.current - (one.held ?? 0) - sum(ofDeposit(id, 'ACCEPTED')),
  }));
  const deposit_movements: DepositMovementRow[] = deposits.flatMap(({ id, current_balance: current }) => [
    {
      id: `movement-${id}`,
      deposit_id: id,
      at: now - 90 * DAY,
      amount: current + sum(ofDeposit(id, 'PAID')),
      description: 'Wpłata do depozytu przy przyjęciu',
    },
    ...ofDeposit(id, 'PAID').map((payout) => ({
      id: `movement-${payout.id}`,
      deposit_id: id,
      at: Math.min(now, payout.requested_at + SETTLED_AFTER * DAY),
      amount: -payout.amount,
      description: 'Wypłata na wniosek',
    })),
  ]);
  return { deposits, deposit_movements, deposit_payouts };
}
