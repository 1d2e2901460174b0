const DAY = 24 * 60 * 60_000;
/** The time after which an entry is not new to anybody, and a shown one is forgotten. */
export const KEPT_MS = 400 * DAY;

/** When an entry had come that was shown, and in which session it was shown first. */
export type ShownBefore = Readonly<{ cameAt: number; session: string }>;

type Known = Readonly<{
  /** The moment until which nothing that came is new; null: this is the first visit. */
  since: number | null;
  before: ReadonlyMap<string, ShownBefore>;
  session: string;
  now: number;
}>;
type Entry = Readonly<{ id: string; cameAt: number }>;

/** Tells whether an entry was shown, as it is now, in a session before this one. */
export function wasSeen({ id, cameAt }: Entry, { before, session, now }: Known) {
  const shown = before.get(id);
  if (cameAt <= now - KEPT_MS) return true;
  return shown !== undefined && shown.cameAt === cameAt && shown.session !== session;
}

/** Tells whether an entry is new: it came after the first visit, and no session before this one has shown it. */
export const isNew = (entry: Entry, known: Known) =>
  known.since !== null && entry.cameAt > known.since && !wasSeen(entry, known);

/** True where an entry that is shown now is still to be remembered. */
export const isShownFirst = ({ id, cameAt }: Entry, { before }: Pick<Known, 'before'>) =>
  before.get(id)?.cameAt !== cameAt;
