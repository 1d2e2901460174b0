import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import type { StepKind } from '#app/services/second-steps/kind.ts';
import { secondSteps } from '#app/services/second-steps/second-steps.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore, type PortalStore } from '#app/services/store/portal-store.server.ts';
import { createSeal } from '#app/services/store/sealed.server.ts';
import { secondStepsOf, type SecondSteps } from '#app/services/store/second-steps.server.ts';
import type { PortalDatabase, PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

/** B-33, A-150: a second step is done or told, never doubled, and never by another account. */

const SECRET = 'a secret of the tests, long enough to be one';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const down = () => data({ kind: 'outage', since: 'then' }, { status: 503 });
const lost = () => data({ kind: 'outage', since: 'then', inDoubt: 'house.save' }, { status: 503 });
/** Answers of the provider's client are thrown as they are, and are no errors. */
const asThrown = (answer: unknown) => answer as Error;
const refusal = (code = 'NO_SUCH_PERSON') => new ORPCError(code, { status: 409, defined: true });

/** Two systems: documents of the first, and what the second has taken, by key. */
class Systems {
  readonly documents = new Map<string, 'stands' | 'undone'>();
  readonly taken = new Map<string, string>();
  calls: string[] = [];
  second: () => unknown = () => undefined;
  undoing: () => unknown = () => undefined;

  /** Throws what it answers, as a client does. */
  async save(step: { key: string; documentId: string; input: { word: string } }) {
    this.calls.push(`${step.input.word} ${step.documentId}`);
    const failure = await this.second();
    if (failure !== undefined) throw asThrown(failure);
    this.taken.set(step.key, step.documentId);
  }

  async undo(documentId: string) {
    this.calls.push(`undo ${documentId}`);
    const failure = await this.undoing();
    if (failure !== undefined) throw asThrown(failure);
    this.documents.set(documentId, 'undone');
  }
}

const input = z.object({ word: z.string().max(20_000) });
const kindOf = (
  more: Partial<StepKind<Systems, { word: string }>> = {},
): StepKind<Systems, { word: string }> => ({
  area: 'house',
  input,
  call: (calls, step) => calls.save(step),
  undo: (calls, { documentId }) => calls.undo(documentId),
  firstSaved: (calls, { input: { word } }) =>
    Promise.resolve(calls.documents.get(`doc-${word}`) === 'stands' ? `doc-${word}` : null),
  ...more,
});
const kinds = {
  given: kindOf(),
  ended: kindOf({ over: ['NOT_FOUND'] }),
  elsewhere: kindOf({ area: 'other' }),
};

describe.each(engines)('second steps, on %s', (engine) => {
  let place: TestStore;
  let db: PortalDatabase;
  let store: PortalStore;
  let systems: Systems;
  let at: number;
  const house = secondSteps({ kinds, callsOf: () => systems });

  beforeEach(async () => {
    place = await freshStore(engine);
    db = openDatabase<PortalTables>(place.url);
    await migrate(db, portalMigrations);
    store = createPortalStore({ db, secret: SECRET });
    systems = new Systems();
    at = 1_000_000;
  });
  afterEach(async () => {
    await store.close();
    await place.drop();
  });

  const requestOf = (accountId = 'jan', more: object = {}) =>
    ({
      isPrefetch: false,
      now: new Date(at),
      session: { accountId },
      context: { portal: { store, log: { warn: () => undefined } } },
      ...more,
    }) as unknown as AccountRequest;

  const saved = (word: string) => {
    systems.documents.set(`doc-${word}`, 'stands');
    return Promise.resolve({ documentId: `doc-${word}` });
  };
  const give = (word = 'a', accountId = 'jan', kind: keyof typeof kinds = 'given') =>
    house.runOrKeep(requestOf(accountId), {
      kind,
      patientId: 'p',
      input: { word },
      first: () => saved(word),
    });
  const statesOf = async (accountId = 'jan') =>
    (await store.secondSteps.list({ accountId })).map(({ state }) => state);
  const dead = (): Error => new Error('killed');

  it('are done at once, and leave nothing', async () => {
    expect(await give()).toEqual({ first: { documentId: 'doc-a' }, second: 'done' });
    expect(systems.calls).toEqual(['a doc-a']);
    expect(await statesOf()).toEqual([]);
  });

  it('take what the answer of the first one said', async () => {
    const first = () => Promise.resolve({ documentId: 'doc-x', input: { word: 'number' } });
    await house.runOrKeep(requestOf(), { kind: 'given', patientId: 'p', input: { word: 'a' }, first });
    expect(systems.calls).toEqual(['number doc-x']);
  });

  it('wait when nobody answers, and are done by a visit once a minute', async () => {
    systems.second = down;
    expect(await give()).toMatchObject({ second: 'waiting' });
    const [waiting] = await house.waitingOf(requestOf(), 'house');
    expect(waiting).toMatchObject({ kind: 'given', documentId: 'doc-a', patientId: 'p', tries: 1 });

    await house.settleWaiting(requestOf(), 'house');
    at += MINUTE - SECOND;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toHaveLength(1);
    at += SECOND;
    systems.second = () => undefined;
    await Promise.all([1, 2, 3].map(() => house.settleWaiting(requestOf(), 'house')));
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toHaveLength(2);
    expect(systems.taken.size).toBe(1);
    expect(await statesOf()).toEqual([]);
  });

  it('keep their key from one try to the next', async () => {
    const keys = new Set<string>();
    const keyed = secondSteps({
      kinds: {
        given: kindOf({
          call(_, { key }) {
            keys.add(key);
            return Promise.reject(asThrown(down()));
          },
        }),
      },
      callsOf: () => systems,
    });
    const step = { kind: 'given', patientId: 'p', input: { word: 'a' }, first: () => saved('a') } as const;
    await keyed.runOrKeep(requestOf(), step);
    at += MINUTE;
    await keyed.settleWaiting(requestOf(), 'house');
    expect(keys.size).toBe(1);
  });

  it('are tried by button without waiting for the minute', async () => {
    systems.second = down;
    await give();
    const key = (await house.waitingOf(requestOf()))[0]?.key ?? '';
    expect(await house.tryNow(requestOf(), key)).toBe('waiting');
    systems.second = () => undefined;
    expect(await house.tryNow(requestOf(), key)).toBe('done');
    expect(await house.tryNow(requestOf(), key)).toBeNull();
    expect(systems.calls).toHaveLength(3);
  });

  it('are of their account alone: neither a visit nor a button of another runs or shows them', async () => {
    systems.second = down;
    await give();
    const key = (await house.waitingOf(requestOf()))[0]?.key ?? '';
    systems.second = () => undefined;
    at += MINUTE;
    await house.settleWaiting(requestOf('anna'), 'house');
    expect(await house.tryNow(requestOf('anna'), key)).toBeNull();
    expect(await house.waitingOf(requestOf('anna'))).toEqual([]);
    expect(await house.putAway(requestOf('anna'), key)).toBe(false);
    expect(systems.calls).toHaveLength(1);
    expect(await statesOf()).toEqual(['WAITING']);
  });

  it('are left alone by a page that nobody has asked for, and by another area', async () => {
    systems.second = down;
    await give();
    at += MINUTE;
    await house.settleWaiting(requestOf('jan', { isPrefetch: true }), 'house');
    await house.settleWaiting(requestOf(), 'other');
    expect(systems.calls).toHaveLength(1);
  });

  it('are undone and told when they are refused for good, until the news is put away', async () => {
    systems.second = () => refusal();
    expect(await give()).toMatchObject({ second: { refused: 'NO_SUCH_PERSON' } });
    expect(systems.documents.get('doc-a')).toBe('undone');
    const [news] = await house.refusedOf(requestOf(), 'house');
    expect(news).toMatchObject({ state: 'TOLD', reason: 'NO_SUCH_PERSON', documentId: 'doc-a' });
    expect(await house.waitingOf(requestOf())).toEqual([]);

    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toEqual(['a doc-a', 'undo doc-a']);
    expect(await house.putAway(requestOf(), news?.key ?? '')).toBe(true);
    expect(await statesOf()).toEqual([]);
  });

  it('are refused by a host that finds them unfit', async () => {
    systems.second = badRequest;
    expect(await give()).toMatchObject({ second: { refused: 'UNFIT' } });
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are undone later when the undoing gets no answer, and not called again meanwhile', async () => {
    systems.second = () => refusal();
    systems.undoing = down;
    expect(await give()).toMatchObject({ second: { refused: 'NO_SUCH_PERSON' } });
    expect(await statesOf()).toEqual(['UNDOING']);
    expect(await house.refusedOf(requestOf())).toHaveLength(1);
    systems.undoing = () => undefined;
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toEqual(['a doc-a', 'undo doc-a', 'undo doc-a']);
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are undone already when the first system says so', async () => {
    systems.second = () => refusal();
    systems.undoing = () => refusal('ENDED');
    await give();
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are done where there is nothing left to do', async () => {
    systems.second = () => refusal('NOT_FOUND');
    expect(await give('a', 'jan', 'ended')).toMatchObject({ second: 'done' });
    expect(await statesOf()).toEqual([]);
  });

  it('of one document are done in their order', async () => {
    systems.second = down;
    await give('a');
    at += SECOND;
    const first = () => Promise.resolve({ documentId: 'doc-a' });
    const end = {
      kind: 'ended',
      patientId: 'p',
      documentId: 'doc-a',
      input: { word: 'end' },
      first,
    } as const;
    expect(await house.runOrKeep(requestOf(), end)).toMatchObject({ second: 'waiting' });
    expect(systems.calls).toEqual(['a doc-a', 'a doc-a']);
    systems.second = () => undefined;
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls.slice(2)).toEqual(['a doc-a', 'end doc-a']);
    expect(await statesOf()).toEqual([]);
  });

  it('ask a host that is silent once a visit, however many wait', async () => {
    systems.second = down;
    for (const word of ['a', 'b', 'c']) {
      await give(word);
      at += SECOND;
    }
    systems.calls = [];
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toEqual(['a doc-a']);
    // The next visit asks for another one: one that never gets an answer keeps no other waiting.
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.calls).toEqual(['a doc-a', 'b doc-b']);
    systems.second = () => undefined;
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(await statesOf()).toEqual([]);
  });

  describe('whose first one', () => {
    const giveBy = (first: () => Promise<{ documentId: string }>) =>
      house.runOrKeep(requestOf(), { kind: 'given', patientId: 'p', input: { word: 'a' }, first });

    it('is refused are forgotten', async () => {
      await expect(giveBy(() => Promise.reject(refusal()))).rejects.toThrow();
      expect(await statesOf()).toEqual([]);
    });

    it('was saved although its answer was lost are done by the next visit', async () => {
      await expect(
        giveBy(() => saved('a').then(() => Promise.reject(asThrown(lost())))),
      ).rejects.toBeDefined();
      expect(await statesOf()).toEqual(['PREPARED']);
      expect(await house.waitingOf(requestOf())).toEqual([]);
      at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(systems.calls).toEqual(['a doc-a']);
      expect(await statesOf()).toEqual([]);
    });

    it('was lost on its way are forgotten by the next visit', async () => {
      await expect(giveBy(() => Promise.reject(asThrown(lost())))).rejects.toBeDefined();
      at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(systems.calls).toEqual([]);
      expect(await statesOf()).toEqual([]);
    });

    it('is under way are not looked for', async () => {
      await giveBy(async () => {
        at += SECOND;
        await house.settleWaiting(requestOf(), 'house');
        return saved('a');
      });
      expect(systems.calls).toEqual(['a doc-a']);
    });
  });

  /** A kill: nothing after it is carried out, so its effect is that the next write of the store never happens. */
  describe('after a kill', () => {
    const takes = (): unknown => undefined;
    const refuses = (): unknown => refusal();
    const killAt = (name: 'begin' | 'remove' | 'refuse' | 'tell'): (() => void) => {
      const steps: SecondSteps = store.secondSteps;
      const whole: SecondSteps = { ...steps };
      const dies: () => Promise<never> = () => Promise.reject(dead());
      steps[name] = dies;
      steps.giveBack = dies;
      return () => void Object.assign(steps, whole);
    };

    it.each([
      ['between the two', 'begin', takes, 1, 'stands'],
      ['between the second and its note', 'remove', takes, 1, 'stands'],
      ['after a refusal', 'refuse', refuses, 0, 'undone'],
      ['after the undoing', 'tell', refuses, 0, 'undone'],
    ] as const)('%s they are done or told, never doubled', async (_, name, second, taken, document) => {
      systems.second = second;
      const revive = killAt(name);
      await give();
      revive();
      at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(systems.taken.size).toBe(taken);
      expect(systems.documents.get('doc-a')).toBe(document);
      expect(await statesOf()).toEqual(taken === 1 ? [] : ['TOLD']);
    });

    it('before the first one nothing is done', async () => {
      const first = () => Promise.reject(asThrown(lost()));
      const step = { kind: 'given', patientId: 'p', input: { word: 'a' }, first } as const;
      await house.runOrKeep(requestOf(), step).catch(() => undefined);
      at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(systems.calls).toEqual([]);
      expect(await statesOf()).toEqual([]);
    });
  });

  it('whose session is over meanwhile wait for the next one', async () => {
    systems.second = () => new Response(null, { status: 303 });
    expect(await give()).toMatchObject({ second: 'waiting' });
    systems.second = () => undefined;
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(await statesOf()).toEqual([]);
  });

  it('whose secret is not known any more are undone and told', async () => {
    systems.second = down;
    await give();
    await db
      .updateTable('second_steps')
      .set({ sealed_input: 'x'.repeat(80) })
      .execute();
    at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(systems.documents.get('doc-a')).toBe('undone');
    expect(await house.refusedOf(requestOf())).toMatchObject([{ reason: 'UNREADABLE' }]);
  });

  it('are kept sealed', async () => {
    systems.second = down;
    await give('a-secret-word');
    const rows = await db.selectFrom('second_steps').select('sealed_input').execute();
    expect(JSON.stringify(rows)).not.toContain('a-secret-word');
  });

  it('go with their account', async () => {
    systems.second = down;
    await give();
    await give('b', 'anna');
    await store.forgetAccount({ accountId: 'jan', now: at, notice: { key: 'x' } as never });
    expect(await statesOf()).toEqual([]);
    expect(await statesOf('anna')).toEqual(['WAITING']);
  });

  describe('are bounded', () => {
    const small = () =>
      secondStepsOf(db, createSeal(SECRET), { rowBytes: 500, waiting: 2, told: 2, toldOfAll: 1_000 });
    const note = (key: string) => ({
      key,
      accountId: 'jan',
      area: 'house',
      kind: 'given',
      patientId: 'p',
      input: { word: 'a' },
      now: at,
    });

    it('by a row, which is never cut', async () => {
      const long = { ...note('k'), input: { word: 'a'.repeat(500) } };
      await expect(small().prepare(long)).rejects.toThrow('bound');
    });

    it('by what an account waits for: no more is begun, and nothing that waits is dropped', async () => {
      expect(await small().prepare(note('1'))).toBe('prepared');
      expect(await small().prepare(note('2'))).toBe('prepared');
      expect(await small().prepare(note('3'))).toBe('full');
      expect(await small().prepare({ ...note('4'), accountId: 'anna' })).toBe('prepared');
      expect(await statesOf()).toEqual(['PREPARED', 'PREPARED']);
    });

    it('then the first step is not made either', async () => {
      const steps = store.secondSteps;
      steps.prepare = () => Promise.resolve('full');
      expect(await give()).toBe('full');
      expect(systems.documents.size).toBe(0);
    });

    it('by news: the oldest go', async () => {
      for (const key of ['1', '2', '3']) {
        at += SECOND;
        await small().prepare({ ...note(key), now: at });
        await small().begin({ key, documentId: key });
        await small().refuse({ key, reason: 'NO' });
        await small().tell({ key, accountId: 'jan' });
      }
      const left = await small().list({ accountId: 'jan' });
      expect(left.map(({ key }) => key)).toEqual(['2', '3']);
    });

    it('and news goes after a year; what waits stays', async () => {
      systems.second = () => refusal();
      await give('a');
      systems.second = down;
      await give('b');
      await store.purge(at + 366 * 24 * 60 * MINUTE);
      expect(await statesOf()).toEqual(['WAITING']);
    });
  });
});
