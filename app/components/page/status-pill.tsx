/** What a status means, whatever it is called: the shape and the tint follow from it. */
export type StatusKind = 'planned' | 'waiting' | 'done' | 'ended' | 'problem';

const PILL_CLASSES: Record<StatusKind, string> = {
  planned: 'pill pill-planned',
  waiting: 'pill pill-waiting',
  done: 'pill pill-done',
  ended: 'pill pill-ended',
  problem: 'pill pill-problem',
};

const SHAPES: Record<StatusKind, string> = {
  planned: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z',
  waiting: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  done: 'M1 6.5 2.5 5l2 2 5-5L11 3.5l-6.5 6.5z',
  ended: 'M1 2.5 2.5 1 6 4.5 9.5 1 11 2.5 7.5 6 11 9.5 9.5 11 6 7.5 2.5 11 1 9.5 4.5 6z',
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
