import { expect } from '@playwright/test';
import { isChosen } from '#tests/support/chosen-areas.ts';
import { areaOf } from './loop/areas.ts';
import { inHouse } from './loop/house-test.ts';
import { isLead, type State } from './loop/state.ts';
import { states } from './states.ts';

const test = inHouse();

/** The wizards whose last page reads all answers back. */
const SUMMARY = /^new(booking|teleconsultation|declaration\/:type)\/summary$/;
/** The end of the second screen of a common phone. */
const WIDTH = 390;
const BOUND = 2 * 844;

/** After a refusal the act may begin lower, where it must: how far down at most, and why. */
const LOWER: Readonly<Record<string, readonly [number, string]>> = {
  'newbooking/summary: measurements from a day that is none': [
    1_747,
    'the field of the day, which is mended, stands above it',
  ],
  'newdeclaration/:type/summary: refused by the hospital system': [
    2_173,
    'the hospital’s own words, the way to change what it refuses, and a number with its hours',
  ],
  'newteleconsultation/summary: the consent is missing': [
    2_138,
    'the consent, which is to be given, stands above it with its error',
  ],
  'newteleconsultation/summary: not booked, for nothing answers': [
    1_719,
    'what has become of the answers, and the number to ring',
  ],
};

/** The one that cannot be sent, and says why in its place. */
const WITHOUT_ACT = 'newdeclaration/:type/summary: data not fetched';

const nameOf = ({ route, name }: State) => `${route}: ${name}`;
const summaries = states.filter(
  (state): state is State => !isLead(state) && SUMMARY.test(state.route) && isChosen(areaOf(state.route)),
);

test('every page that is an exception is one of them', () => {
  const allowed = [...Object.keys(LOWER), WITHOUT_ACT].filter((name) =>
    isChosen(areaOf(name.split(': ')[0] ?? '')),
  );
  expect(summaries.map(nameOf)).toEqual(expect.arrayContaining(allowed));
});

for (const state of summaries)
  test(`the act begins on the second screen: ${nameOf(state)}`, async ({ house: { stage, tab, begin } }) => {
    await begin();
    const look = { language: 'pl', contrast: 'default', textSize: '100' } as const;
    await tab.show(await state.show(stage.scene(look)), WIDTH);
    const acts = tab.page.locator('main form :is(button, input[type=submit]).button-primary:visible');
    await expect(acts).toHaveCount(nameOf(state) === WITHOUT_ACT ? 0 : 1);
    if (nameOf(state) === WITHOUT_ACT) return;
    const top = Math.round((await acts.boundingBox())?.y ?? Infinity);
    const [most] = LOWER[nameOf(state)] ?? [BOUND];
    expect(top).toBeLessThanOrEqual(most);
    // What fits again needs no reason any more.
    if (most > BOUND) expect(top).toBeGreaterThan(BOUND);
  });
