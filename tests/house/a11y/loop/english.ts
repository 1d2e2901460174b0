import { createHash } from 'node:crypto';

type Choice = {
  /** "bookings: filled" */
  state: string;
  area: string;
  /** Null: nobody knows what changed. */
  changedAreas: ReadonlySet<string> | null;
  commit: string;
};

/** Whether a run shows a state in English too: where its area was touched, and of the rest another quarter with each commit. */
export const isInEnglish = ({ state, area, changedAreas, commit }: Choice) =>
  changedAreas === null || changedAreas.has(area) || quarterOf(`${commit} ${state}`) === 0;

const quarterOf = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 4;

/**
 * The areas that files belong to: one of their folders, or they themselves, bear its name. app/routes/bookings/list.tsx,
 * locales/en/bookings.json and tests/bookings/a11y/states.ts are of the bookings.
 */
export function areasOfFiles(files: readonly string[], areas: ReadonlySet<string>): ReadonlySet<string> {
  const words = files.flatMap((file) => file.split('/').map((part) => part.split('.')[0] ?? ''));
  return new Set(words.filter((word) => areas.has(word)));
}
