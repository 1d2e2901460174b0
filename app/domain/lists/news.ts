const DAY = 24 * 60 * 60_000;
/** What came longer ago is not new to anybody, and what was shown is forgotten after that time. */
export const KEPT_MS = 400 * DAY;

/** When an entry had come that was shown, and in which session it was shown first. */
export type ShownBefore = Readonly<{ cameAt: number; session: string }>;

type Known = Readonly<{
  /** What came until then is not new; null: this is the first visit. */
  since: number | null;
  before: ReadonlyMap<string, ShownBefore>;
  session: string;
  now: number;
}>;
type Entry = Readonly<{ id: string; cameAt: number }>;

/** Whether an entry was shown, as it is now, in a session before this one. */
export function wasSeen({ id, cameAt }: Entry, { before, session, now }: Known) {
  const shown = before.get(id);
  if (cameAt <= now - KEPT_MS) return true;
  return shown !== undefined && shown.cameAt === cameAt && shown.session !== session;
}

/** Whether an entry is new: it came after the first visit, and no session before this one has shown it. */
export const isNew = (entry: Entry, known: Known) =>
  known.since !== null && entry.cameAt > known.since && !wasSeen(entry, known);

/** Whether an entry that is shown now is still to be remembered. */
export const isShownFirst = ({ id, cameAt }: Entry, { before }: Pick<Known, 'before'>) =>
  before.get(id)?.cameAt !== cameAt;
