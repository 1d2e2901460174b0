import { addDays, instantOf, localDay } from '#contract/days/reading/warsaw.ts';
import type { AccountRow } from '#provider/core/rows.ts';

/** The hours of Warsaw between which nobody is called. */
const QUIET = { from: '21:00', to: '07:00' };
/** Several messages within it are told once. */
const ONCE_MS = 3_600_000;

const localTime = (day: string, time: string) =>
  instantOf({ localMinute: `${day} ${time}`, coming: 'first' }) ?? 0;

/** When somebody may be told of a message that comes at `now` (ms): at once, or at seven in the morning. */
export function noticeTime(now: number) {
  const day = localDay(now);
  const morning = localTime(day, QUIET.to);
  if (now < morning) return morning;
  return now < localTime(day, QUIET.from) ? now : localTime(addDays({ day, days: 1 }), QUIET.to);
}

/** True where the notice before, at `last` (ms), tells of this message, too: it went out within the hour, or waits for the morning. */
export const isToldAlready = ({ last, now }: { last: number | undefined; now: number }) =>
  last !== undefined && now < last + ONCE_MS;

type Addressed = Pick<AccountRow, 'preferred_channel' | 'email' | 'phone_number' | 'phone_confirmed'>;

/** Where an account is told: as it prefers, else where it can be reached; null: in the portal alone. */
export function noticeAddress({
  preferred_channel: preferred,
  email,
  phone_number: phone,
  phone_confirmed: confirmed,
}: Addressed) {
  const sms = phone !== null && confirmed === 1 ? ({ channel: 'SMS', recipient: phone } as const) : null;
  const mail = email === null ? null : ({ channel: 'EMAIL', recipient: email } as const);
  if (preferred === 'PORTAL') return null;
  return preferred === 'SMS' ? (sms ?? mail) : (mail ?? sms);
}
