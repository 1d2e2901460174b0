import { isTouched, partOf, type Changes } from '#tests/support/changes.ts';

type Choice = Changes & {
  /** "bookings: filled" */
  state: string;
  area: string;
};

/** Tells whether a run shows a state in English too: where its area was touched, and of the rest another sixth with each turn. */
export const isInEnglish = ({ state, area, ...changes }: Choice) =>
  isTouched(changes, area) || partOf(`${changes.turn} ${state}`, 6) === 0;

/**
 * Tells whether a run puts axe's rules of size to a state: where its area was touched, and of the rest another sixth with
 * each turn. What else is measured in a narrow window finds what they find, but for what a header that folds shows there
 * (checks.ts).
 */
export const isSizedByAxe = ({ state, area, ...changes }: Choice) =>
  isTouched(changes, area) || partOf(`${changes.turn} ${state} size`, 6) === 0;

/**
 * Tells whether a run measures a Polish state in narrow windows and with large letters: where its area was touched, and of
 * the rest another third with each turn. What all share, styles and components, shows its faults in any third.
 */
export const isInNarrow = ({ state, area, ...changes }: Choice) =>
  isTouched(changes, area) || partOf(`${changes.turn} ${state} narrow`, 3) === 0;

/** All of them for an area that was touched; of the rest one, another one with each turn. */
const oneOf = <One>(all: readonly One[], what: string, { state, area, ...changes }: Choice) =>
  isTouched(changes, area)
    ? all
    : all.filter((_, index) => index === partOf(`${changes.turn} ${state} ${what}`, all.length));

/**
 * In which of the other contrasts a run shows a Polish state: in each where its area was touched, and of the rest in another one with
 * each turn. Colours come from the stylesheets alone, which every state shares; what a state adds is which of them it uses.
 */
export const contrastsOf = <Contrast>(all: readonly Contrast[], choice: Choice) =>
  oneOf(all, 'contrast', choice);

/** In which windows between the widest and the narrowest a run looks where the lines of a Polish state end: as with the contrasts. */
export const windowsOf = <Window>(all: readonly Window[], choice: Choice) => oneOf(all, 'windows', choice);
