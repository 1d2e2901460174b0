import { dayOf, today } from '#app/domain/dates/warsaw.ts';

/**
 * Kinds of things to do, the most urgent first (decision 192): a critical result that was not opened, a talk with a doctor, a visit that the unit has
 * cancelled or moved, what a clinician has written, what somebody asks, what has come, what has its last day, and what was begun and may wait.
 */
const KINDS = [
  'critical',
  'talk',
  'changed',
  'clinician',
  'request',
  'new',
  'unread',
  'due',
  'begun',
] as const;
export type ToDoKind = (typeof KINDS)[number];

type Timed = Readonly<{
  kind: ToDoKind;
  /** ISO: until when it can be done, and of a talk until when it is urgent; null where nothing ends. */
  until: string | null;
}>;

const endsToday = ({ kind, until }: Timed, now: Date) =>
  kind === 'due' && until !== null && dayOf(until) <= today(now);

/** A talk is urgent until half an hour after its start; nobody knows that it is over where no hour is known. */
const isTalkAhead = ({ kind, until }: Timed, now: Date) =>
  kind === 'talk' && (until === null || Date.parse(until) > now.getTime());

/** True of what comes before all else: critical, a talk, a changed visit, a clinician's, somebody's request, or what ends today. */
export const isUrgent = (one: Timed, now: Date) =>
  ALWAYS_URGENT.has(one.kind) || isTalkAhead(one, now) || endsToday(one, now);

const ALWAYS_URGENT: ReadonlySet<ToDoKind> = new Set(['critical', 'changed', 'clinician', 'request']);

const rankOf = (one: Timed, now: Date) =>
  isUrgent(one, now) ? KINDS.indexOf(one.kind) : KINDS.length + KINDS.indexOf(one.kind);

/** The most urgent first; of one kind what ends first, and what ends at no time in the order in which it came. */
export function byUrgency<One extends Timed>(found: readonly One[], now: Date): One[] {
  const endOf = ({ until }: One) => (until === null ? Infinity : Date.parse(until));
  return [...found].sort(
    (one, other) => rankOf(one, now) - rankOf(other, now) || Math.sign(endOf(one) - endOf(other)) || 0,
  );
}
