import { z } from 'zod';
import type { StepOf } from '#app/journeys/engine.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { ListedDraft } from '#app/services/store/drafts.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const Lending = z.object({
  facts: z.object({ isOnlyOne: z.boolean().optional(), deposit: z.number().optional() }),
  thing: z.object({ name: z.string() }).optional(),
  day: z.object({ on: z.string() }).optional(),
  review: z.undefined().optional(),
});
export type Lending = z.infer<typeof Lending>;
export type LendingStep = StepOf<Lending>;

/** A made-up wizard of no area: crutches and wheelchairs are lent, in two steps and a review. */
export const lending: Wizard<Lending> = {
  name: 'lending',
  journey: {
    order: ['thing', 'day', 'review'],
    pages: {
      thing: {
        path: '/lend/thing',
        isNeeded: () => true,
        isGiven: ({ facts }) => facts.isOnlyOne === true,
        isAnswered: ({ thing, facts }) => thing !== undefined || facts.isOnlyOne === true,
        clears: ['day'],
        gathers: ['deposit'],
      },
      day: {
        path: '/lend/day',
        isNeeded: () => true,
        isAnswered: ({ day }) => day !== undefined,
        clears: [],
        gathers: [],
      },
      review: {
        path: '/lend/review',
        isNeeded: () => true,
        isAnswered: () => false,
        clears: [],
        gathers: [],
      },
    },
  },
  schema: Lending,
  review: 'review',
  stages: {
    names: ['bookings:facts.service', 'bookings:facts.when', 'booking-wizard:stages.summary'],
    of: (step) => lending.journey.order.indexOf(step),
  },
  startPath: (query) => `/lend${query.has('thing') ? `?thing=${query.get('thing') ?? ''}` : ''}`,
  listPath: '/lent',
  discardPath: '/lend/discard',
  donePath: (_, stored) => {
    const done = z.object({ lent: z.string() }).safeParse(stored);
    return done.success ? `/lent/${done.data.lent}` : null;
  },
  oldestGone: 'booking-wizard:oldestGone',
};

type Row = Omit<ListedDraft, 'answers'> & { accountId: string; answers: unknown; isListed: boolean };
type Named = { id: string; accountId: string; journey: string };

/** Drafts in memory, as the portal's store has them. */
function draftsInMemory(most: number) {
  const rows = new Map<string, Row>();
  const isOf = (row: Row | undefined, { accountId, journey }: Omit<Named, 'id'>) =>
    row?.accountId === accountId && row.journey === journey;
  return {
    rows,
    store: {
      find: ({ id, ...owner }: Named) => {
        const row = rows.get(id);
        return Promise.resolve(isOf(row, owner) ? row!.answers : null);
      },
      save: (draft: Named & { answers: unknown; now: number; isListed?: boolean }) => {
        const { now, isListed = true, ...kept } = draft;
        rows.set(draft.id, { ...kept, isListed, changedAt: now, endsAt: now + 1000 });
        return Promise.resolve({ dropped: rows.size > most ? 1 : 0 });
      },
      list: ({ accountId }: Pick<Named, 'accountId'>) =>
        Promise.resolve(
          [...rows.values()]
            .filter((row) => row.accountId === accountId && row.isListed)
            .map(({ answers, ...row }) => ({ ...row, answers: () => answers }))
            .sort((a, b) => b.changedAt - a.changedAt),
        ),
      remove: ({ id, ...owner }: Named) => {
        if (isOf(rows.get(id), owner)) rows.delete(id);
        return Promise.resolve();
      },
    },
  };
}

const NOW = Date.parse('2026-11-26T08:00:00Z');

/** A browser that walks through wizards: each address it asks for is a request of its own, of an account. */
export function walker({ most = 20 } = {}) {
  const drafts = draftsInMemory(most);
  let asked = 0;
  const ask = (path: string, account = 'Ewa') => {
    asked += 1;
    const session = {
      accountId: account,
      idHash: account,
      hasDrafts: true,
      notices: [] as { key: string }[],
    };
    const request = {
      url: new URL(path, 'http://localhost'),
      now: new Date(NOW + asked * 1000),
      language: 'pl',
      t: textIn('pl').t,
      session,
      context: {
        portal: {
          secret: 'a secret of the tests, long enough to be one',
          formerSecrets: [],
          store: { drafts: drafts.store, sessions: { changeNotices: () => Promise.resolve() } },
        },
      },
    };
    return request as unknown as AccountRequest & { session: typeof session };
  };
  return { ask, rows: drafts.rows };
}
