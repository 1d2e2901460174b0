import { expect } from '@playwright/test';
import { areAllChosen, isChosen } from '#tests/support/chosen-areas.ts';
import { changesOfRun } from '#tests/support/changes.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { areaStates } from './loop/area-states.ts';
import { areaOf } from './loop/areas.ts';
import { contrastsOf, isInEnglish, isInNarrow, isSizedByAxe, windowsOf } from './loop/english.ts';
import { BETWEEN, OTHER_CONTRASTS } from './loop/looks.ts';
import { examine } from './loop/examine.ts';
import { inHouse } from './loop/house-test.ts';
import { isLead, type State } from './loop/state.ts';
import { testFrames } from './loop/tree/frame-tests.ts';
import { states as all } from './states.ts';

const test = inHouse();
test.describe.configure({ timeout: 120_000 });

const isDeep = Boolean(process.env['DEEP']);
const changes = changesOfRun();
const states = all.filter(({ route }) => isChosen(areaOf(route)));

const choiceOf = ({ route, name }: State) => ({
  state: `${route}: ${name}`,
  area: areaOf(route),
  ...changes,
});

/** Polish always; English for what a change touches, and a sixth of the rest. Colours are looked at in Polish (decision 023). */
function shownIn(choice: ReturnType<typeof choiceOf>) {
  const polish = isDeep ? OTHER_CONTRASTS : contrastsOf(OTHER_CONTRASTS, choice);
  const english = { language: 'en', contrasts: isDeep ? OTHER_CONTRASTS : [] } as const;
  return [
    { language: 'pl', contrasts: polish } as const,
    ...(isDeep || isInEnglish(choice) ? [english] : []),
  ];
}

/** Words are much the same in the states of one screen: of an area that is touched, this one is measured on every phone. */
const isFirstOfScreen = (state: State) => states.find(({ route }) => route === state.route) === state;

test('every route of the portal is here, and not only as switched off', () => {
  const paths = routeMap.map(({ path = '' }) => path).filter((path) => isChosen(areaOf(path)));
  const shown = states.filter((state) => !areaStates.some((off) => off === state));
  expect([...new Set(shown.map(({ route }) => route))].sort()).toEqual([...new Set(paths)].sort());
});

for (const state of states) {
  test(`${state.route || '/'}: ${state.name}`, async ({ house }) => {
    if (isLead(state)) {
      const { location } = await state.ask(
        house.stage.scene({ language: 'pl', contrast: 'default', textSize: '100' }),
      );
      expect(location).toMatch(state.to);
      return;
    }
    const choice = choiceOf(state);
    const narrow = isDeep || isInNarrow(choice);
    const sized = isDeep || isSizedByAxe(choice);
    const between = isDeep ? BETWEEN : windowsOf(BETWEEN, choice);
    const isWidened = isDeep || (changes.changedAreas?.has(choice.area) === true && isFirstOfScreen(state));
    for (const { language, contrasts } of shownIn(choice)) {
      const isOnEveryPhone = isWidened && language === 'pl';
      const faults = await test.step(language, () =>
        examine({
          state,
          language,
          contrasts,
          house,
          isInNarrow: narrow,
          isSizedByAxe: sized,
          between,
          isOnEveryPhone,
        }),
      );
      expect.soft(faults, `${state.route}: ${state.name}, ${language}`).toEqual({});
    }
  });
}

if (areAllChosen) testFrames(test);
