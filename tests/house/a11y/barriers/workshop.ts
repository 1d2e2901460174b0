import { parse } from 'node-html-parser';
import type { Browser } from 'playwright';
import type { Answer } from '#tests/support/visitor.ts';
import { examine, examineView, openDocument, type Faults } from '#tests/house/a11y/loop/examine.ts';
import { openHouse, type House } from '#tests/house/a11y/loop/house.ts';
import { isLead, type State } from '#tests/house/a11y/loop/state.ts';
import { everyView } from '#tests/house/a11y/loop/views.ts';
import { states } from '#tests/house/a11y/states.ts';
import type { Barrier } from './barrier.ts';
import { scripts } from './scripts.ts';

/** The ring in which a barrier is found: that of each run of the tests, or the audit alone. */
type Ring = 'npm test' | 'npm run audit';
export type Catch = Readonly<{ check: string; ring: Ring; fault: string }>;

/** A house of the loop in which one barrier at a time stands. */
export async function openWorkshop({ browser }: { browser: Browser }) {
  let standing: Barrier | null = null;
  const house = await openHouse({
    browser,
    planted: ({ path, body }) => (standing && isSheetOf(standing, path) ? `${body}\n${standing.css}` : body),
  });
  const sound = new Map<string, Promise<Faults>>();

  /** The faults found where nothing is planted; no barrier is said to be found for them. */
  function soundFaults(barrier: Barrier, way: Way) {
    const key = [way.name, barrier.on, barrier.language, barrier.contrast].join();
    const faults = sound.get(key) ?? way(barrier, { house, state: stateOf(barrier) });
    sound.set(key, faults);
    return faults;
  }

  return {
    close: () => house.close(),
    /** Plants a barrier, and says what finds it. @throws when there is nothing to plant it in */
    async catchesOf(barrier: Barrier): Promise<Catch[]> {
      for (const [ring, way] of WAYS) {
        const before = await soundFaults(barrier, way);
        standing = barrier;
        try {
          const place = { house: withScript(house, barrier), state: withRewrites(stateOf(barrier), barrier) };
          const found = newFaults(await way(barrier, place), before);
          if (found.length > 0) return found.map((one) => ({ ...one, ring }));
        } finally {
          standing = null;
          house.tab.renew();
        }
      }
      return [];
    },
  };
}

type Place = Readonly<{ house: House; state: State }>;
type Way = (barrier: Barrier, place: Place) => Promise<Faults>;

const isSheetOf = ({ css, contrast }: Barrier, path: string) =>
  css !== undefined && path.endsWith('.css') && path.includes(`/${contrast ?? ''}`);

/** The examination of a state by each run of the tests. */
async function ordinaryRun({ language, contrast }: Barrier, place: Place): Promise<Faults> {
  const contrasts = contrast ? [contrast] : [];
  return examine({ ...place, language: language ?? 'pl', contrasts }).catch(asFault);
}

/** The looks that differ most: the audit has every one between them, too. */
const views = everyView.filter(
  ({ look: { textSize, width } }) => (textSize === '100' || textSize === '300') && width !== 768,
);

/** The examination of a state by the audit. */
async function wholeAudit(barrier: Barrier, { house, state }: Place): Promise<Faults> {
  const language = barrier.language ?? 'pl';
  const { answer, faults } = await openDocument({ state, language, house });
  await house.tab.show(answer);
  for (const view of views)
    Object.assign(faults, await examineView({ view, language, house }).catch(asFault));
  return faults;
}

const WAYS: readonly (readonly [Ring, Way])[] = [
  ['npm test', ordinaryRun],
  ['npm run audit', wholeAudit],
];

class NothingToPlantIn extends Error {}

/** A page that cannot be examined to the end: a script has led away from it. */
function asFault(error: unknown): Faults {
  if (error instanceof NothingToPlantIn || !(error instanceof Error)) throw error;
  return { 'the loop breaks off': [error.message.split('\n')[0] ?? ''] };
}

/** "axe: default, 100 %, 1280 px" is said as "axe". */
const newFaults = (found: Faults, before: Faults) => {
  const faults = Object.entries(found).flatMap(([look, list]) =>
    list
      .filter((fault) => !before[look]?.includes(fault))
      .map((fault) => [look.split(':')[0] ?? '', fault] as const),
  );
  return [...new Map(faults.reverse())].map(([check, fault]) => ({ check, fault })).reverse();
};

function stateOf({ on }: Barrier): State {
  const state = states.find(({ route, name }) => `${route}: ${name}` === on);
  if (!state || isLead(state)) throw new NothingToPlantIn(`no state ${on}`);
  return state;
}

const withRewrites = (state: State, { rewrite = [] }: Barrier): State => ({
  ...state,
  show: async (scene) => rewritten(await state.show(scene), rewrite),
});

function rewritten(answer: Answer, rewrite: NonNullable<Barrier['rewrite']>): Answer {
  const html = rewrite.reduce((text, [find, replacement]) => {
    const changed = text.replace(find, replacement);
    if (changed === text) throw new NothingToPlantIn(String(find));
    return changed;
  }, answer.html);
  return { ...answer, html, page: parse(html) };
}

/** The house with a tab in whose documents a script runs, and that remembers nothing of what it has seen. */
function withScript(house: House, { script }: Barrier): House {
  const show: House['tab']['show'] = async (answer, width) => {
    await house.tab.show(answer, width);
    if (script) await house.tab.page.evaluate(scripts[script]);
  };
  return { ...house, known: new Set(), tab: { ...house.tab, show } };
}
