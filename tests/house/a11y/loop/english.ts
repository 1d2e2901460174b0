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
  changedAreas === null || changedAreas.has(area) || partOf(`${commit} ${state}`, 4) === 0;

/**
 * Whether a run puts axe's rules of size to a state: where its area was touched, and of the rest another quarter with each commit. What else is
 * measured in a narrow window finds what they find, but for what a header that folds shows there (checks.ts).
 */
export const isSizedByAxe = ({ state, area, changedAreas, commit }: Choice) =>
  changedAreas === null || changedAreas.has(area) || partOf(`${commit} ${state} size`, 4) === 0;

const partOf = (text: string, parts: number) => (createHash('sha256').update(text).digest()[0] ?? 0) % parts;

/**
 * In which of the other contrasts a run shows a Polish state: in each where its area was touched, and of the rest in another one with
 * each commit. Colours come from the stylesheets alone, which every state shares; what a state adds is which of them it uses.
 */
export const contrastsOf = <Contrast>(
  all: readonly Contrast[],
  { state, area, changedAreas, commit }: Choice,
) =>
  changedAreas === null || changedAreas.has(area)
    ? all
    : all.filter((_, index) => index === partOf(`${commit} ${state} contrast`, all.length));

/**
 * The areas that files belong to: one of their folders, or they themselves, bear its name. app/routes/bookings/list.tsx,
 * locales/en/bookings.json and tests/bookings/a11y/states.ts are of the bookings.
 */
export function areasOfFiles(files: readonly string[], areas: ReadonlySet<string>): ReadonlySet<string> {
  const words = files.flatMap((file) => file.split('/').map((part) => part.split('.')[0] ?? ''));
  return new Set(words.filter((word) => areas.has(word)));
}
