import type { Log } from '#app/services/request/log.server.ts';
import type { SecondStep, SecondSteps } from '#app/services/store/second-steps.server.ts';
import { failureOfStep } from './failure.server.ts';
import type { StepKind, StepKinds } from './kind.ts';

/** The input's secret, or its shape, is not known any more. */
const UNREADABLE = 'UNREADABLE';

/** The outcome of a step. 'gone': its first step was never made, so there is nothing to do. */
export type StepOutcome = 'done' | 'waiting' | 'gone' | { refused: string };

export type Run<Calls> = Readonly<{
  steps: SecondSteps;
  kinds: StepKinds<Calls>;
  calls: Calls;
  log: Pick<Log, 'warn'>;
}>;

type Found<Calls> = Readonly<{ kind: StepKind<Calls, unknown>; input: unknown }>;

/**
 * Carries out steps that were taken, in turn; one whose document has an earlier one that still waits is given back. At the first that
 * gets no answer it stops, for a page does not wait for the same host again. Returns what became of each, by key.
 */
export async function runAll<Calls>(run: Run<Calls>, taken: readonly SecondStep[]) {
  const outcomes = new Map<string, StepOutcome>();
  let isSilent = false;
  for (const step of inTurn(taken)) {
    const kind = run.kinds[step.kind];
    // A kind that is not known is of a later version of the portal, which was rolled back: that one knows what to do.
    if (!kind || isSilent || (await run.steps.hasEarlier(step))) {
      await run.steps.giveBack({ key: step.key, isTried: false });
      outcomes.set(step.key, 'waiting');
      continue;
    }
    const outcome = await runOne(run, step, kind);
    outcomes.set(step.key, outcome);
    isSilent = outcome === 'waiting';
  }
  return outcomes;
}

/**
 * The order of the steps: the one tried least comes first, so that one that never gets an answer keeps no other waiting;
 * those of a document follow each other by age.
 */
function inTurn(taken: readonly SecondStep[]) {
  const ofDocument = new Map<string, SecondStep[]>();
  for (const step of taken) {
    const name = step.documentId === null ? `step ${step.key}` : `document ${step.documentId}`;
    ofDocument.set(name, [...(ofDocument.get(name) ?? []), step]);
  }
  const triesOf = (steps: readonly SecondStep[]) => Math.max(...steps.map(({ tries }) => tries));
  return [...ofDocument.values()].sort((a, b) => triesOf(a) - triesOf(b)).flat();
}

async function runOne<Calls>(
  run: Run<Calls>,
  step: SecondStep,
  kind: StepKind<Calls, unknown>,
): Promise<StepOutcome> {
  const { key } = step;
  const read = kind.input.safeParse(step.input);
  const found = { kind, input: read.success ? read.data : null };

  try {
    if (step.state === 'UNDOING') return await undo(run, step, found);
    const documentId = step.state === 'PREPARED' ? await firstOf(run, step, found) : step.documentId;
    if (documentId === null) {
      await run.steps.remove({ key });
      return 'gone';
    }
    return await carryOut(run, { ...step, documentId }, found);
  } catch (error) {
    run.log.warn({ kind: step.kind, tries: step.tries }, 'second step waits');
    const isOfCall = failureOfStep(error) !== null;
    await run.steps.giveBack({ key, isTried: isOfCall });
    if (!isOfCall) throw error;
    return 'waiting';
  }
}

/** The document of the first step, looked for after a kill. An input that cannot be read leads to none: nobody was told of a success. */
async function firstOf<Calls>(run: Run<Calls>, step: SecondStep, { kind, input }: Found<Calls>) {
  if (input === null) return null;
  const { key, patientId, documentId, madeAt } = step;
  try {
    const saved = await kind.firstSaved(run.calls, { patientId, documentId, input, madeAt });
    if (saved !== null) await run.steps.begin({ key, documentId: saved });
    return saved;
  } catch (error) {
    // A record that is not this account's any more.
    if (typeof failureOfStep(error) === 'object') return null;
    throw error;
  }
}

type WithDocument = SecondStep & { documentId: string };

async function carryOut<Calls>(
  run: Run<Calls>,
  step: WithDocument,
  found: Found<Calls>,
): Promise<StepOutcome> {
  const { key, patientId, documentId } = step;
  if (found.input === null) return refuse(run, step, { ...found, reason: UNREADABLE });
  try {
    await found.kind.call(run.calls, { key, patientId, documentId, input: found.input });
  } catch (error) {
    const failure = failureOfStep(error);
    if (failure === null || failure === 'waits') throw error;
    if (!found.kind.over?.includes(failure.refused))
      return refuse(run, step, { ...found, reason: failure.refused });
  }
  await run.steps.remove({ key });
  return 'done';
}

/** Noted before anything is undone: whoever dies in between goes on undoing, and asks the other system no more. */
async function refuse<Calls>(
  run: Run<Calls>,
  step: WithDocument,
  { reason, ...found }: Found<Calls> & { reason: string },
) {
  await run.steps.refuse({ key: step.key, reason });
  return undo(run, { ...step, reason }, found).catch(async (error: unknown) => {
    if (failureOfStep(error) === null) throw error;
    await run.steps.giveBack({ key: step.key, isTried: true });
    return { refused: reason };
  });
}

async function undo<Calls>(run: Run<Calls>, step: SecondStep, { kind, input }: Found<Calls>) {
  const { key, accountId, patientId, documentId, reason } = step;
  try {
    if (documentId !== null) await kind.undo?.(run.calls, { patientId, documentId, input });
  } catch (error) {
    if (typeof failureOfStep(error) !== 'object') throw error;
  }
  await run.steps.tell({ key, accountId });
  return { refused: reason ?? UNREADABLE };
}
