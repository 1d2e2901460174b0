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

const endsBy = ({ kind, until }: Timed, now: Date) =>
  kind === 'due' && until !== null && dayOf(until) <= today(now);

/** True of what should have been done before today. */
export const isOverdue = ({ kind, until }: Timed, now: Date) =>
  kind === 'due' && until !== null && dayOf(until) < today(now);

/** A talk is urgent until half an hour after its start; nobody knows that it is over where no hour is known. */
const isTalkAhead = ({ kind, until }: Timed, now: Date) =>
  kind === 'talk' && (until === null || Date.parse(until) > now.getTime());

/** True of what comes before all else: critical, a talk, a changed visit, a clinician's, somebody's request, or what ends today. */
export const isUrgent = (one: Timed, now: Date) =>
  ALWAYS_URGENT.has(one.kind) || isTalkAhead(one, now) || endsBy(one, now);

const ALWAYS_URGENT: ReadonlySet<ToDoKind> = new Set(['critical', 'changed', 'clinician', 'request']);

/** Whatever is overdue is the last of what is urgent: a day more changes less of it than of anything that ends today. */
function rankOf(one: Timed, now: Date) {
  if (isOverdue(one, now)) return KINDS.length;
  return KINDS.indexOf(one.kind) + (isUrgent(one, now) ? 0 : KINDS.length + 1);
}

const endOf = ({ until }: Timed) => (until === null ? Infinity : Date.parse(until));
const byEnd = (one: Timed, other: Timed) => Math.sign(endOf(one) - endOf(other)) || 0;

/** The most urgent first; of one kind what ends first, and what ends at no time in the order in which it came. */
export const byUrgency = <One extends Timed>(found: readonly One[], now: Date): One[] =>
  [...found].sort((one, other) => rankOf(one, now) - rankOf(other, now) || byEnd(one, other));

/** The urgent ones in their order, then the others by their last day; these were sorted by urgency before. */
export const byLastDay = <One extends Timed>(sorted: readonly One[], now: Date): One[] => [
  ...sorted.filter((one) => isUrgent(one, now)),
  ...sorted.filter((one) => !isUrgent(one, now)).sort(byEnd),
];
