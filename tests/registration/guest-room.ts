import { z } from 'zod';
import type { Wizard } from '#app/journeys/wizard.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { migrate, openDatabase } from '#database/index.ts';

export const SECRET = 'a secret of the tests, long enough to be one';

const Answers = z.object({
  facts: z.object({ isSumSolved: z.boolean() }),
  person: z.object({ name: z.string() }).optional(),
  consents: z.object({ isGiven: z.boolean() }).optional(),
  review: z.undefined().optional(),
});
export type Answers = z.infer<typeof Answers>;

/** A made-up registration of a name and a consent, whose consents want the sum. */
export const joining: Wizard<Answers> = {
  name: 'registration',
  journey: {
    order: ['person', 'consents', 'review'],
    pages: {
      person: {
        path: '/registration/person',
        isNeeded: () => true,
        isAnswered: ({ person }) => person !== undefined,
        clears: [],
        gathers: [],
      },
      consents: {
        path: '/registration/consents',
        isNeeded: () => true,
        isAnswered: ({ consents, facts }) => consents !== undefined && facts.isSumSolved,
        clears: [],
        gathers: [],
      },
      review: {
        path: '/registration/review',
        isNeeded: () => true,
        isAnswered: () => false,
        clears: [],
        gathers: [],
      },
    },
  },
  schema: Answers,
  review: 'review',
  stages: { names: ['bookings:facts.when'], of: () => 0 },
  startPath: () => '/registration',
  listPath: '/registration',
  discardPath: '/registration/discard',
  donePath: () => null,
  oldestGone: 'enrolment:oldestGone',
};

/** Settings and calls of a provider that lets anybody register; `removed`: the keys whose files have gone. */
const providerWith = (removed: string[], isOn: () => boolean) => () => ({
  settings: {
    login: () =>
      Promise.resolve({
        showLinkToCreateAccountForMe: isOn(),
        showLinkToCreateAccountForWard: isOn(),
        showLinkToCreateAccountForChild: isOn(),
      }),
    registration: () => Promise.resolve({}),
    application: () => Promise.resolve({}),
  },
  registrationFiles: {
    removeAll: ({ key }: { key: string }) => {
      removed.push(key);
      return Promise.resolve({ removed: true });
    },
  },
});

/** A portal of one process on a store in memory, with a clock that the test moves. */
export async function guestRoom({ isKiosk = false } = {}) {
  const db = openDatabase<PortalTables>('sqlite::memory:');
  await migrate(db, portalMigrations);
  const removed: string[] = [];
  const at = { now: Date.parse('2026-12-01T08:00:00Z'), isOn: true };
  const portal = {
    secret: SECRET,
    formerSecrets: [],
    store: createPortalStore({ db, secret: SECRET, isKiosk }),
    environment: readEnvironment(isKiosk ? { PORTAL_KIOSK: '1' } : {}),
    clock: { now: () => new Date(at.now) },
    settingsVersion: () => at.now,
    provider: providerWith(removed, () => at.isOn),
  };

  /** A request of a browser; with fields it is a form. */
  const ask = (browserId: string, path: string, fields?: Record<string, string>): RouteArgs => {
    const form = fields ? new FormData() : null;
    for (const [name, value] of Object.entries(fields ?? {})) form?.append(name, value);
    return {
      request: new Request(`http://localhost:3000${path}`),
      context: { portal, browserId, requestId: 'test', form } as unknown as RouteArgs['context'],
    };
  };
  return { ask, at, db, portal, removed, close: () => portal.store.close() };
}
export type GuestRoom = Awaited<ReturnType<typeof guestRoom>>;
