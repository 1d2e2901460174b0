import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import { afterEach, beforeEach, describe } from 'vitest';
import { z } from 'zod';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { StepKind } from '#app/services/second-steps/kind.ts';
import { secondSteps } from '#app/services/second-steps/second-steps.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore, type PortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalDatabase, PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

export const SECRET = 'a secret of the tests, long enough to be one';
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

export const down = () => data({ kind: 'outage', since: 'then' }, { status: 503 });
export const lost = () => data({ kind: 'outage', since: 'then', inDoubt: 'house.save' }, { status: 503 });
/** Answers of the provider's client are thrown as they are, and are no errors. */
export const asThrown = (answer: unknown) => answer as Error;
export const refusal = (code = 'NO_SUCH_PERSON') => new ORPCError(code, { status: 409, defined: true });

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
export const kindOf = (
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

/** A portal's store, two systems made up, and what people ask of them. */
class Steps {
  db!: PortalDatabase;
  store!: PortalStore;
  systems = new Systems();
  at = 0;
  readonly house = secondSteps({ kinds, callsOf: () => this.systems });

  readonly requestOf = (accountId = 'jan', more: object = {}) =>
    ({
      isPrefetch: false,
      now: new Date(this.at),
      session: { accountId },
      context: { portal: { store: this.store, log: { warn: () => undefined } } },
      ...more,
    }) as unknown as AccountRequest;

  readonly saved = (word: string) => {
    this.systems.documents.set(`doc-${word}`, 'stands');
    return Promise.resolve({ documentId: `doc-${word}` });
  };

  readonly give = (word = 'a', accountId = 'jan', kind: keyof typeof kinds = 'given') =>
    this.house.runOrKeep(this.requestOf(accountId), {
      kind,
      patientId: 'p',
      input: { word },
      first: () => this.saved(word),
    });

  readonly statesOf = async (accountId = 'jan') =>
    (await this.store.secondSteps.list({ accountId })).map(({ state }) => state);
}

/** Runs a suite on both engines, on an empty store for each test. */
export const describeSecondSteps = (title: string, suite: (my: Steps) => void) =>
  describe.each(engines)(`${title}, on %s`, (engine) => {
    const my = new Steps();
    let place: TestStore;

    beforeEach(async () => {
      place = await freshStore(engine);
      my.db = openDatabase<PortalTables>(place.url);
      await migrate(my.db, portalMigrations);
      my.store = createPortalStore({ db: my.db, secret: SECRET });
      my.systems = new Systems();
      my.at = 1_000_000;
    });
    afterEach(async () => {
      await my.store.close();
      await place.drop();
    });

    suite(my);
  });
