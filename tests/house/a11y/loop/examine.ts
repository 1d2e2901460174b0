import type { Check } from './checks.ts';
import { answerFaults, documentFaults, type Language } from './document.ts';
import type { House } from './house.ts';
import * as own from './measures.ts';
import { lostAnswers } from './kept.ts';
import { BETWEEN, nameOf, type Contrast, type Look } from './looks.ts';
import { softHyphensIn } from './soft-hyphens.ts';
import type { State } from './state.ts';
import { examineTree } from './tree/examine-tree.ts';
import { viewsIn, type View } from './views.ts';

/** The faults, by what was examined and how the page was shown; empty when there are none. */
export type Faults = Readonly<Record<string, readonly string[]>>;

type Opened = Readonly<{ state: State; language: Language; house: House }>;
type Examined = Opened &
  Readonly<{
    contrasts: readonly Contrast[];
    isInNarrow?: boolean;
    isSizedByAxe?: boolean;
    between?: readonly Look[];
    isOnEveryPhone?: boolean;
  }>;

/** Everything that must hold of a state in one language: one document, looked at in each view of the loop. */
export async function examine({
  state,
  language,
  contrasts,
  isInNarrow = true,
  isSizedByAxe = true,
  between = BETWEEN,
  isOnEveryPhone = false,
  house,
}: Examined): Promise<Faults> {
  const { answer, faults } = await openDocument({ state, language, house });
  await house.cost.of('document', () => house.tab.show(answer));
  if (language === 'pl') Object.assign(faults, await examineTree({ state, house }));
  for (const view of viewsIn({
    language,
    contrasts,
    isInNarrow,
    isSizedByAxe,
    between,
    isOnEveryPhone,
  }))
    Object.assign(faults, await examineView({ view, language, house }));
  house.cost.tell(`${state.route}: ${state.name}, ${language}`);
  return faults;
}

/** The page of a state as somebody gets it. */
export async function walkTo({ state, language, house: { stage, cost, begin } }: Opened) {
  await cost.of('begin', begin);
  const scene = stage.scene({ language, contrast: 'default', textSize: '100' });
  return cost.of('walk', () => state.show(scene));
}

/** Walks to a state, and reads the document that the portal serves. */
export async function openDocument({ state, language, house }: Opened) {
  const answer = await walkTo({ state, language, house });
  const valid = await house.cost.of('html-validate', () => documentFaults(answer.html));
  const faults = withoutEmpty({
    answer: answerFaults(answer, { ...state, language }),
    document: valid,
    'answers kept': lostAnswers(answer),
    'soft hyphens': softHyphensIn(answer.html),
  });
  return { answer, faults };
}

type OneView = Readonly<{ view: View; language: Language; house: House }>;

/** Looks at the tab's document in one view. */
export async function examineView({ view: { look, checks }, language, house }: OneView): Promise<Faults> {
  const { tab, cost, texts, known } = house;
  await cost.of('look', () => tab.look(look));
  const faults: Record<string, readonly string[]> = {};
  const run = async ({ name, find }: Check) => {
    faults[`${name}: ${nameOf(look)}`] = await find({ tab, language, texts, known });
  };
  for (const check of checks.filter(isCostly))
    await cost.of(`${check.name} at ${look.width}`, () => run(check));
  await cost.of('other checks', async () => {
    for (const check of checks.filter((one) => !isCostly(one) && !isOwn(one))) await run(check);
  });
  for (const check of checks.filter(isOwn)) await cost.of(`own ${check.name}`, () => run(check));
  return withoutEmpty(faults);
}

/** The kinds that the figures of cost tell apart: to measure is dearer than the other checks are. */
const isOwn = (check: Check) => Object.values<Check>(own).includes(check);
const isCostly = ({ name }: Check) =>
  ['axe', 'focus', 'focus by Tab', 'IBM', 'HTML_CodeSniffer'].includes(name);

const withoutEmpty = (faults: Faults): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));
