/** The meaning of a status, whatever it is called: the shape and the tint follow from it. */
export type StatusKind = 'planned' | 'waiting' | 'done' | 'ended' | 'problem';

const PILL_CLASSES: Record<StatusKind, string> = {
  planned: 'pill pill-planned',
  waiting: 'pill pill-waiting',
  done: 'pill pill-done',
  ended: 'pill pill-ended',
  problem: 'pill pill-problem',
};

const DISC = 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z';
const SHAPES: Record<StatusKind, string> = {
  planned: DISC,
  waiting: 'M6 0l6 6-6 6-6-6z',
  done: DISC,
  ended: 'M1.5 1.5h9v9h-9z',
  problem: 'M6 1l5.5 10H.5z',
};

/** A status as a word with a shape; colour only confirms. */
export function StatusPill({ kind, children }: { kind: StatusKind; children: string }) {
  return (
    <span className={PILL_CLASSES[kind]}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={SHAPES[kind]} />
      </svg>
      {children}
    </span>
  );
}
