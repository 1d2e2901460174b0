import type { z } from 'zod';
import type { Deposit } from '#contract/deposits/schemas.ts';
import { present } from '#provider/core/wire.ts';
import { monthOf } from './rules.ts';
import type { PayoutSettings } from './settings.ts';
import type { DepositMovementRow, DepositPayoutRow, DepositRow } from './tables.ts';

const instant = (at: number) => new Date(at).toISOString();

/** The number of payouts that the month of `now` has, refused ones not counted (B-83). */
export function madeInMonth(payouts: readonly DepositPayoutRow[], now: number) {
  const { from, before } = monthOf(now);
  const isCounted = ({ requested_at: at, state }: DepositPayoutRow) =>
    at >= from && at < before && state !== 'REFUSED';
  return payouts.filter(isCounted).length;
}

type Shown = Readonly<{
  row: DepositRow;
  movements: readonly DepositMovementRow[];
  payouts: readonly DepositPayoutRow[];
  settings: PayoutSettings;
  now: number;
}>;

/** A deposit as the wire has it. */
export function depositView({ row, movements, payouts, settings, now }: Shown): z.input<typeof Deposit> {
  const { least, most, perMonth, paidTo } = settings;
  return {
    id: row.id,
    patientId: row.patient_id,
    system: { code: row.system, name: row.system_name },
    rules: { ...present({ least, most, perMonth }), madeThisMonth: madeInMonth(payouts, now), paidTo },
    movements: movements.map(({ id, at, amount, description }) => ({
      id,
      at: instant(at),
      amount,
      ...present({ description }),
    })),
    payouts: payouts.map(({ id, amount, requested_at: at, state, settled_on: settledOn, reason }) => ({
      id,
      amount,
      requestedAt: instant(at),
      state,
      ...present({ settledOn, reason }),
    })),
  };
}
