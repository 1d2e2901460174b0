import { withoutCaches, type Caches } from '#app/services/page/caches.server.ts';
import { draftsOf } from './drafts.server.ts';
import { guestDraftsOf } from './guest-drafts.server.ts';
import { keptAnswersOf } from './kept-answers.server.ts';
import { limitsOf } from './limits.server.ts';
import { seenListsOf } from './seen-lists.server.ts';
import { secondStepsOf } from './second-steps.server.ts';
import type { StoredNotice } from './session-notices.server.ts';
import { sessionMinutes, sessionsOf } from './sessions.server.ts';
import { submissionsOf } from './submissions.server.ts';
import { createSeal } from './sealed.server.ts';
import { sizesOf } from './sizes.server.ts';
import type { PortalDatabase } from './tables.server.ts';
import { untoldOf } from './untold.server.ts';

const HOUR = 3_600_000;

/** The tables that are kept for an account beside its sessions. */
const OF_ACCOUNTS = [
  'drafts',
  'kept_answers',
  'seen_lists',
  'seen_entries',
  'untold_patients',
  'second_steps',
] as const;

/** The portal's own store: sessions, double-submit keys, kept answers, drafts, rate limits. Times in ms. */
export function createPortalStore({
  db,
  secret,
  formerSecrets = [],
  caches = withoutCaches,
  isKiosk = false,
  foreignSession = () => undefined,
}: {
  db: PortalDatabase;
  secret: string;
  /** Opens what it sealed, and seals nothing. */
  formerSecrets?: readonly string[];
  caches?: Caches;
  /** Sessions end sooner. */
  isKiosk?: boolean;
  /** Hears of a session that was sealed with a secret that is not known here. */
  foreignSession?: () => void;
}) {
  const seal = createSeal(secret, formerSecrets);
  const drafts = draftsOf({ db, seal });
  const guestDrafts = guestDraftsOf({ db, seal, isKiosk });
  const limits = limitsOf(db);
  const sessions = sessionsOf({
    db,
    seal,
    caches,
    foreignSession,
    idleMinutes: sessionMinutes({ isKiosk }).idle,
  });

  return {
    sessions,
    submissions: submissionsOf(db),
    keptAnswers: keptAnswersOf(db, seal),
    drafts,
    guestDrafts,
    limits,
    seenLists: seenListsOf(db),
    untold: untoldOf(db),
    secondSteps: secondStepsOf(db, seal),
    sizes: () => sizesOf(db),

    /** Nothing of an account that is gone stays: its sessions end and say why, what it had begun and looked at goes. */
    async forgetAccount({
      accountId,
      now,
      notice,
    }: {
      accountId: string;
      now: number;
      notice: StoredNotice;
    }) {
      await db
        .updateTable('sessions')
        .set({ notice: JSON.stringify([notice]) })
        .where('account_id', '=', accountId)
        .execute();
      await sessions.endAll({ accountId, now });
      for (const table of OF_ACCOUNTS) {
        await db
          .deleteFrom(table as 'drafts')
          .where('account_id', '=', accountId)
          .execute();
      }
    },

    /** Removes what is over: to be called now and then. */
    async purge(now: number) {
      await limits.purge(now);
      await db
        .deleteFrom('submissions')
        .where('created_at', '<', now - 24 * HOUR)
        .execute();
      await db
        .deleteFrom('kept_answers')
        .where('created_at', '<', now - 12 * HOUR)
        .execute();
      await drafts.purge(now);
      await guestDrafts.purge(now);
      await seenListsOf(db).purge(now);
      await untoldOf(db).purge(now);
      await secondStepsOf(db, seal).purge(now);
      await db
        .deleteFrom('sessions')
        .where('created_at', '<', now - 48 * HOUR)
        .execute();
    },

    async close() {
      await sessions.settle();
      await db.destroy();
    },
  };
}
export type PortalStore = ReturnType<typeof createPortalStore>;
