import { randomInt } from 'node:crypto';
import { hashOf } from '#provider/core/context.ts';
import type { MobilePinRow } from './tables.ts';

/** eight digits, good for ten minutes, once, and for five tries. */
const DIGITS = 8;
const VALID_MS = 10 * 60_000;
const TRIES = 5;

export const newPin = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The same PIN of two patients has two hashes. */
const pinHash = ({ patientId, pin }: { patientId: string; pin: string }) => hashOf(`${patientId} ${pin}`);

/** The part that is kept of a PIN that was just made. */
export const keptPin = ({
  patientId,
  accountId,
  pin,
  now,
}: Record<'patientId' | 'accountId' | 'pin', string> & { now: number }): MobilePinRow => ({
  patient_id: patientId,
  account_id: accountId,
  pin_hash: pinHash({ patientId, pin }),
  valid_until: now + VALID_MS,
  tries_left: TRIES,
});

export const isGood = ({ row, now }: { row: MobilePinRow; now: number }) =>
  now < row.valid_until && row.tries_left > 0;

/** The outcome of a PIN that was typed on a phone. OVER: none waits, or it waits no longer. */
export function triedPin({ row, pin, now }: { row: MobilePinRow | undefined; pin: string; now: number }) {
  if (!row || !isGood({ row, now })) return { outcome: 'OVER', triesLeft: 0 } as const;
  if (row.pin_hash === pinHash({ patientId: row.patient_id, pin }))
    return { outcome: 'RIGHT', triesLeft: row.tries_left } as const;
  return { outcome: 'WRONG', triesLeft: row.tries_left - 1 } as const;
}
