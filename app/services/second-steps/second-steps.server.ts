import { randomUUID } from 'node:crypto';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { failureOf } from '#app/services/request/log.server.ts';
import type { SecondStep } from '#app/services/store/second-steps.server.ts';
import { isFirstInDoubt } from './failure.server.ts';
import type { InputOf, StepKinds } from './kind.ts';
import { runAll, type StepOutcome } from './run.server.ts';

/** The document that the first step has saved; `input` where its answer says more of the second one. */
export type First<Input> = Readonly<{ documentId: string; input?: Input }>;

/** 'full': nothing was saved at all, for more waits already than an account may have waiting. */
export type Kept<Input> = 'full' | Readonly<{ first: First<Input>; second: Exclude<StepOutcome, 'gone'> }>;

/** Which of an account's steps: those of an area, of a document, or one. */
type Which = { area: string } | { documentId: string } | { key: string };

/**
 * Two saves in two systems (B-33, docs/decisions/137): the second is noted before the first is made, tried at once, and again by visits
 * of the same account. `callsOf`: what the kinds call, on behalf of the request's session alone.
 */
export function secondSteps<Calls, Kinds extends StepKinds<Calls>>({
  kinds,
  callsOf,
}: {
  kinds: Kinds;
  callsOf: (request: AccountRequest) => Calls;
}) {
  function areaOf(kind: string) {
    const found = (kinds as StepKinds<Calls>)[kind];
    if (!found) throw new Error('No such kind of second steps');
    return found.area;
  }

  const runOf = (request: AccountRequest) => {
    const { store, log } = request.context.portal;
    return { steps: store.secondSteps, kinds: kinds as StepKinds<Calls>, calls: callsOf(request), log };
  };

  /** Takes and carries out; what fails beside the calls is logged and leaves all as it is, for the page does not depend on it. */
  async function settle(request: AccountRequest, which: Which & { isVisit: boolean }) {
    const { accountId } = request.session;
    const { store, log } = request.context.portal;
    try {
      const taken = await store.secondSteps.take({ ...which, accountId, now: request.now.getTime() });
      return await runAll(runOf(request), taken);
    } catch (error) {
      log.warn(failureOf(error), 'second steps not settled');
      return new Map<string, StepOutcome>();
    }
  }

  return {
    /**
     * Makes the first step, then the second. @throws what the first step throws; where nobody knows whether it was made, the note stays
     * and the next visit finds out.
     */
    async runOrKeep<Name extends keyof Kinds & string>(
      request: AccountRequest,
      step: Readonly<{
        kind: Name;
        patientId: string;
        /** Where it is known before. */
        documentId?: string;
        input: InputOf<Kinds[Name]>;
        first: () => Promise<First<InputOf<Kinds[Name]>>>;
      }>,
    ): Promise<Kept<InputOf<Kinds[Name]>>> {
      const { accountId } = request.session;
      const { secondSteps: steps } = request.context.portal.store;
      const { kind, patientId, documentId, input } = step;
      const key = randomUUID();
      const area = areaOf(kind);
      const now = request.now.getTime();
      const about = documentId === undefined ? {} : { documentId };
      const note = { key, accountId, area, kind, patientId, ...about, input, now };
      if ((await steps.prepare(note)) === 'full') return 'full';

      const first = await step.first().catch(async (error: unknown) => {
        if (!isFirstInDoubt(error)) await steps.remove({ key }).catch(() => undefined);
        throw error;
      });
      const second = await secondOf(request, { key, first });
      return { first, second };
    },

    /**
     * At the opening of an area: what was not tried within a minute; a page that nobody has asked for settles nothing. Returns all that
     * is there of the area afterwards. Mostly nothing is, and nothing is written then.
     */
    async settleWaiting(request: AccountRequest, area: string): Promise<SecondStep[]> {
      const before = await stepsOf(request, area);
      if (request.isPrefetch || before.every(({ state }) => state === 'TOLD')) return before;
      await settle(request, { area, isVisit: true });
      return stepsOf(request, area);
    },

    /** Tries one step, by button, with what is to be done before it. Null: this account has no such step. */
    async tryNow(request: AccountRequest, key: string): Promise<StepOutcome | null> {
      const { accountId } = request.session;
      const { list } = request.context.portal.store.secondSteps;
      const step = (await list({ accountId })).find((each) => each.key === key && each.state !== 'TOLD');
      if (!step) return null;
      const which = step.documentId === null ? { key } : { documentId: step.documentId };
      return (await settle(request, { ...which, isVisit: false })).get(key) ?? 'waiting';
    },

    /** The steps of an account that wait, for its lists: 'czeka na zapis w systemie placówki'. */
    async waitingOf(request: AccountRequest, area?: string) {
      return (await stepsOf(request, area)).filter(isWaiting);
    },

    /**
     * The steps that were refused for good and not put away, for its lists. UNDOING among them: the first step still stands
     * for a moment.
     */
    async refusedOf(request: AccountRequest, area?: string) {
      return (await stepsOf(request, area)).filter(isRefused);
    },

    /** The patient has read it. False: there is none of this account. */
    putAway: (request: AccountRequest, key: string) =>
      request.context.portal.store.secondSteps.putAway({ key, accountId: request.session.accountId }),
  };

  /** The first step is saved: whatever happens from here on leaves a row that says so, or that finds out. */
  async function secondOf(request: AccountRequest, { key, first }: { key: string; first: First<unknown> }) {
    const { secondSteps: steps } = request.context.portal.store;
    try {
      await steps.begin({ key, ...first });
      await steps.giveBack({ key, isTried: false });
    } catch (error) {
      request.context.portal.log.warn(failureOf(error), 'second step not noted');
      return 'waiting' as const;
    }
    const { documentId } = first;
    const outcomes = await settle(request, { documentId, isVisit: false });
    const outcome = outcomes.get(key) ?? 'waiting';
    return outcome === 'waiting' || outcome === 'gone' ? outcomeOf(request, key) : outcome;
  }
}

export const isWaiting = ({ state }: SecondStep) => state === 'WAITING';
export const isRefused = ({ state }: SecondStep) => state === 'UNDOING' || state === 'TOLD';

/** As the row says: a visit in the moment between may have taken the step, and finished it. */
async function outcomeOf(request: AccountRequest, key: string): Promise<Exclude<StepOutcome, 'gone'>> {
  const rows = await stepsOf(request).catch(() => null);
  if (rows === null) return 'waiting';
  const row = rows.find((each) => each.key === key);
  if (!row) return 'done';
  return row.reason === null ? 'waiting' : { refused: row.reason };
}

const stepsOf = (request: AccountRequest, area?: string): Promise<SecondStep[]> => {
  const { accountId } = request.session;
  const which = area === undefined ? { accountId } : { accountId, area };
  return request.context.portal.store.secondSteps.list(which);
};
