import { expect } from '@playwright/test';
import { createVisitor } from '#tests/support/visitor.ts';
import type { House } from './loop/house.ts';
import { inHouse } from './loop/house-test.ts';
import { NARROW, OTHER_CONTRASTS, WIDE, type Look } from './loop/looks.ts';
import { isLead, type State } from './loop/state.ts';
import { states } from './states.ts';

/** The proof that it is enough to show one document and switch it: the portal serves no other one in another contrast or size. */
const test = inHouse();

const shown = states.filter((state): state is State => !isLead(state));
/** The first state of each screen. */
const first = shown.filter(({ route }, index) => shown.findIndex((other) => other.route === route) === index);

/**
 * The parts that differ in each answer of the portal: tokens, ids of drafts, the reference of an error, what makes an
 * address of a talk a new one, the time.
 */
const PASSING =
  /\b\d{13}\.[\w-]{43}|(?<![\w.-])[\w-]{16,}|(?<=\bseen=)\w+|\b[\da-f]{8}-[\da-f]{4}\b|\d{1,2}:\d{2}(?::[\d.]+Z)?/g;
/** The sum against programs, in words and as it is drawn. */
const SUM = /(?<=Ile to jest )[\p{L}\u00ad ]+(?=\?)|(?<=^path d=).+(?= transform=translate\()/gu;
const lasting = (content: readonly string[]) =>
  content.map((line) => line.replace(PASSING, '*').replace(SUM, '*'));

const isOutcome = (line: string) => line.includes(' id=outcome');

async function served({
  state,
  look: { contrast, textSize },
  house: { stage, tab },
}: {
  state: State;
  look: Look;
  house: House;
}) {
  await tab.show(await state.show(stage.scene({ language: 'pl', contrast, textSize })));
  return lasting(await tab.content());
}

for (const state of first) {
  test(`${state.route || '/'}: two contrasts differ in the link, the class and what is pressed`, async ({
    house,
  }) => {
    const other = { ...NARROW, contrast: OTHER_CONTRASTS[first.indexOf(state) % OTHER_CONTRASTS.length]! };
    const shownFirst = await served({ state, look: other, house });
    // What another state has done may be told on this page, once; a state that tells something itself does so again.
    const inOther = shownFirst.some(isOutcome) ? await served({ state, look: other, house }) : shownFirst;
    await served({ state, look: WIDE, house });
    await house.tab.look(other);
    expect(lasting(await house.tab.content())).toEqual(inOther);
  });
}

/** The value of every colour of a contrast's stylesheet, as the document has it now. */
function tokens() {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(({ cssText }) => cssText.match(/--[a-z-]+(?=:)/g) ?? []);
  const root = getComputedStyle(document.documentElement);
  return Object.fromEntries(names.map((name) => [name, root.getPropertyValue(name)]));
}

test('what follows the device has the colours of two other contrasts', async ({ house: { stage, tab } }) => {
  const colours = async (contrast: 'default' | 'white-on-black') => {
    const scene = stage.scene({ language: 'pl', contrast, textSize: '100' });
    await tab.show(await scene.guest().get('/login'));
    return tab.page.evaluate(tokens);
  };
  const [light, dark] = [await colours('default'), await colours('white-on-black')];
  await tab.show(await createVisitor(stage.portal.origin).get('/login'));
  for (const [colorScheme, same] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await tab.page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await tab.page.evaluate(tokens)).toEqual(same);
    await tab.page.emulateMedia({ colorScheme, contrast: 'more' });
    const [background, text] = [same['--background'], same['--text']];
    expect(await tab.page.evaluate(tokens)).toEqual({
      ...same,
      '--surface': background,
      '--tint': background,
      '--muted': text,
      '--border': text,
      '--line': '2px',
    });
  }
  await tab.page.emulateMedia({ colorScheme: null, contrast: null });
});
