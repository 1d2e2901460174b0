import { dayOf, today } from '#app/domain/dates/warsaw.ts';

/**
 * What kind of thing somebody has to do, the most urgent first (decision 067): a talk with a doctor that opens within the hour, a critical result that was not opened, what a
 * clinician has written, what somebody asks and nobody else can answer, what has come, what has its last day, and what was begun and may wait.
 */
const KINDS = ['talk', 'critical', 'clinician', 'request', 'new', 'unread', 'due', 'begun'] as const;
export type ToDoKind = (typeof KINDS)[number];

type Timed = Readonly<{
  kind: ToDoKind;
  /** ISO: until when it can be done; null where nothing ends. */
  until: string | null;
}>;

const endsToday = ({ kind, until }: Timed, now: Date) =>
  kind === 'due' && until !== null && dayOf(until) <= today(now);

/** Whether it comes before everything else of the page: it is a talk, critical, a clinician's, somebody's request, or ends today. */
export const isUrgent = (one: Timed, now: Date) => ALWAYS_URGENT.has(one.kind) || endsToday(one, now);

const ALWAYS_URGENT: ReadonlySet<ToDoKind> = new Set(['talk', 'critical', 'clinician', 'request']);

const rankOf = (one: Timed, now: Date) =>
  isUrgent(one, now) ? KINDS.indexOf(one.kind) : KINDS.length + KINDS.indexOf(one.kind);

/** The most urgent first; of one kind what ends first, and what ends at no time in the order in which it came. */
export function byUrgency<One extends Timed>(found: readonly One[], now: Date): One[] {
  const endOf = ({ until }: One) => (until === null ? Infinity : Date.parse(until));
  return [...found].sort(
    (one, other) => rankOf(one, now) - rankOf(other, now) || Math.sign(endOf(one) - endOf(other)) || 0,
  );
}
