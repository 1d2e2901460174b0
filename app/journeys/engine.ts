import type { TextKey } from '#app/services/text/text-keys.ts';

/** A wizard's answers by step, and the facts that decide which steps are needed. */
export type Answered = { facts: object };

export type StepOf<Answers extends Answered> = Exclude<keyof Answers, 'facts'> & string;

/** One step as data. */
export type JourneyPage<Answers extends Answered> = {
  /** Its address; null for a check that has no screen. */
  path: string | null;
  isNeeded: (answers: Answers) => boolean;
  isAnswered: (answers: Answers) => boolean;
  /** True when the answer came from elsewhere: it counts, and no screen asks for it. */
  isGiven?: (answers: Answers) => boolean;
  /** Steps whose answers fall when this one's changes; what those clear falls too. */
  clears: readonly StepOf<Answers>[];
  /** Facts learnt with this step's answer, forgotten with it. */
  gathers: readonly (keyof Answers['facts'])[];
};

/**
 * A rule over the answers of two steps. It is asked at the later one; where it does not hold any more, because the earlier one was
 * changed, the later one is unfinished although its answer is kept, and nothing behind it is open.
 */
export type Rule<Answers extends Answered> = {
  over: readonly [earlier: StepOf<Answers>, later: StepOf<Answers>];
  holds: (answers: Answers) => boolean;
  /** The text about the later answer. */
  text: TextKey;
  /** The other step in which it can be mended, and the words of the way there. */
  mend: Readonly<{ step: StepOf<Answers>; words: TextKey }>;
};

export type Journey<Answers extends Answered> = {
  order: readonly StepOf<Answers>[];
  pages: Readonly<Record<StepOf<Answers>, JourneyPage<Answers>>>;
  rules?: readonly Rule<Answers>[];
};

type Walk<Answers extends Answered> = { journey: Journey<Answers>; answers: Answers };
type Place<Answers extends Answered> = Walk<Answers> & { step: StepOf<Answers> };

/** The screens that the answers ask for, from the first to the last, answered or not. */
export function screensOf<Answers extends Answered>({ journey, answers }: Walk<Answers>) {
  return neededSteps({ journey, answers }).filter((step) => hasScreen({ journey, answers, step }));
}

/** The screens that may be opened: up to the first one that still needs an answer. */
export function reachable<Answers extends Answered>({ journey, answers }: Walk<Answers>) {
  return screensOf({ journey, answers }).filter((step) => isReachable({ journey, answers, step }));
}

/** True for a needed screen whose way there is answered, checks without a screen included. */
export function isReachable<Answers extends Answered>({ journey, answers, step }: Place<Answers>) {
  const needed = neededSteps({ journey, answers });
  const index = needed.indexOf(step);
  if (index < 0 || !hasScreen({ journey, answers, step })) return false;
  return needed.slice(0, index).every((earlier) => isDone({ journey, answers, step: earlier }));
}

/**
 * Where the patient has to go on: the first screen without an answer; the last one when all have theirs.
 * A check without a screen that has not passed leads to the screen before it.
 */
export function firstUnanswered<Answers extends Answered>({
  journey,
  answers,
}: Walk<Answers>): StepOf<Answers> {
  const needed = neededSteps({ journey, answers });
  const open = needed.findIndex((step) => !isDone({ journey, answers, step }));
  const wayThere = open < 0 ? needed : needed.slice(0, open + 1);
  const isScreen = (step: StepOf<Answers>) => hasScreen({ journey, answers, step });
  return (wayThere.findLast(isScreen) ?? needed.find(isScreen)) as StepOf<Answers>;
}

/** The rules that the answer of this step breaks, against one that was given before it. */
export function brokenRules<Answers extends Answered>({ journey, answers, step }: Place<Answers>) {
  const isOf = ({ over: [earlier, later] }: Rule<Answers>) =>
    later === step && answers[later] !== undefined && journey.pages[earlier].isNeeded(answers);
  return (journey.rules ?? []).filter((rule) => isOf(rule) && !rule.holds(answers));
}

/** The screen after this one; undefined after the last. */
export function next<Answers extends Answered>({ journey, answers, step }: Place<Answers>) {
  const later = journey.order.slice(journey.order.indexOf(step) + 1);
  return screensOf({ journey, answers }).find((one) => later.includes(one));
}

/** The screen before this one; undefined before the first. */
export function back<Answers extends Answered>({ journey, answers, step }: Place<Answers>) {
  const earlier = journey.order.slice(0, journey.order.indexOf(step));
  return screensOf({ journey, answers }).findLast((one) => earlier.includes(one));
}

/** The answers of the steps that are on the way: what is shown at the end and sent. Facts stay. */
export function prune<Answers extends Answered>({ journey, answers }: Walk<Answers>): Answers {
  const needed = neededSteps({ journey, answers });
  return without({ answers, steps: journey.order.filter((step) => !needed.includes(step)) });
}

/**
 * the answers with one of them set (or taken away: undefined). When it differs from the one before, the answers
 * that depend on it fall; `cleared` names those among them that the patient has given on a screen, to tell.
 * Answers off the way are kept: a slot that was lost must not cost what was typed after it.
 */
export function change<Answers extends Answered, Step extends StepOf<Answers>>({
  journey,
  answers,
  step,
  value,
  facts = {},
}: Walk<Answers> & { step: Step; value: Answers[Step]; facts?: Partial<Answers['facts']> }): {
  answers: Answers;
  cleared: StepOf<Answers>[];
} {
  const isFirst = answers[step] === undefined;
  const isNew = !isSame(answers[step], value);
  const falling = isFirst || !isNew ? [] : dependentsOf({ journey, step });
  const forgotten = isNew ? [step, ...falling].flatMap((one) => journey.pages[one].gathers) : [];

  const kept = without({ answers, steps: value === undefined ? [step, ...falling] : falling });
  const keptFacts = Object.fromEntries(
    Object.entries(answers.facts).filter(([name]) => !forgotten.some((fact) => fact === name)),
  );
  return {
    answers: {
      ...kept,
      ...(value !== undefined && { [step]: value }),
      facts: { ...keptFacts, ...facts },
    },
    cleared: falling.filter(
      (one) => answers[one] !== undefined && hasScreen({ journey, answers, step: one }),
    ),
  };
}

const isDone = <Answers extends Answered>(place: Place<Answers>) =>
  place.journey.pages[place.step].isAnswered(place.answers) && brokenRules(place).length === 0;

function neededSteps<Answers extends Answered>({ journey, answers }: Walk<Answers>) {
  return journey.order.filter((step) => journey.pages[step].isNeeded(answers));
}

function hasScreen<Answers extends Answered>({ journey, answers, step }: Place<Answers>) {
  const { path, isGiven } = journey.pages[step];
  return path !== null && !isGiven?.(answers);
}

function dependentsOf<Answers extends Answered>({
  journey,
  step,
}: Pick<Place<Answers>, 'journey' | 'step'>): StepOf<Answers>[] {
  const found = new Set<StepOf<Answers>>();
  const request = (one: StepOf<Answers>) => {
    for (const dependent of journey.pages[one].clears) {
      if (found.has(dependent)) continue;
      found.add(dependent);
      request(dependent);
    }
  };
  request(step);
  return journey.order.filter((one) => found.has(one) && one !== step);
}

function without<Answers extends Answered>({
  answers,
  steps,
}: {
  answers: Answers;
  steps: readonly StepOf<Answers>[];
}) {
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => !steps.some((step) => step === name)),
  ) as Answers;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
