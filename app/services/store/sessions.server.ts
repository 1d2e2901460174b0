import type { AccountState, Gate } from '#contract/account/schemas.ts';
import type { Caches } from '#app/services/page/caches.server.ts';
import { findSession } from './found-session.server.ts';
import { MOST_SESSIONS } from './bounds.server.ts';
import { hashOf, type Seal } from './sealed.server.ts';
import { openSessionsOf } from './open-sessions.server.ts';
import { endedSessions } from './ended-sessions.server.ts';
import { noticesOf, readNotices, type StoredNotice } from './session-notices.server.ts';
import { seenSessions } from './seen-sessions.server.ts';
import type { PortalDatabase } from './tables.server.ts';

const MINUTE = 60_000;
/** A-41; of a kiosk C-66. `warning`: how long before the end a page says that it comes. */
const MINUTES = { own: { idle: 20, warning: 2 }, kiosk: { idle: 5, warning: 1 } };
const ABSOLUTE_MINUTES = 12 * 60;
/** C-03. */
export const SHORT_MINUTES = 15;
const TOUCH_EVERY_MS = 30_000;

/** Returns after how many minutes without a request a session ends, and how many before the end it is said. */
export const sessionMinutes = ({ isKiosk }: { isKiosk: boolean }) => MINUTES[isKiosk ? 'kiosk' : 'own'];

export type SessionRow = {
  idHash: string;
  accountId: string;
  token: string;
  notices: StoredNotice[];
  /** True while answers are kept for any page of this browser. */
  hasKeptAnswers: boolean;
  /** True if the account had drafts of any kind when the request came. */
  hasDrafts: boolean;
  /** True if anything of the account waited for a second system, or was refused there, when the request came. */
  hasSecondSteps: boolean;
  isLive: boolean;
  /** Whose matters were looked at last; a claim, for what may be seen can change. Null: nobody was chosen. */
  patientId: string | null;
  /** The state of the account that the session is there to mend, and good for nothing else; null: an ordinary one. */
  shortFor: AccountState | null;
  /** Where a short one leads when the state is mended: an own path. */
  wanted: string | null;
  /** The name that was typed to open a short one; null: it was opened without a name, or nobody can read it any more. */
  username: string | null;
  /**
   * The gates to pass before any protected page, and when that was heard first (ms); null: not yet. `silentUntil`: the
   * provider is not asked again before (gates.server).
   */
  gates: { open: readonly Gate[]; at: number; silentUntil?: number } | null;
  /** When it was proved last whose it is: by the sign-in, or since (ms). */
  provedAt: number;
  /** When it ends if nothing happens, or when it has ended; ms. */
  endsAt: number;
};

type Asked = {
  id: string;
  now: number;
  /** Somebody has asked for something: the session stays longer. */
  isSeen?: boolean;
};

type NewSession = {
  id: string;
  accountId: string;
  token: string;
  now: number;
  shortFor?: AccountState | null;
  wanted?: string | null;
  username?: string | null;
  device?: string | undefined;
  /** The notices of the first page. */
  notices?: readonly StoredNotice[];
};

const nameIn = (opened: unknown) => (typeof opened === 'string' ? opened : null);

type SessionStore = {
  db: PortalDatabase;
  seal: Seal;
  caches: Caches;
  idleMinutes: number;
  foreignSession: () => void;
};

/** Sessions: 20 minutes idle (5 at a kiosk), 12 hours at most; a hundred an account. */
export function sessionsOf({ db, seal, caches, idleMinutes, foreignSession }: SessionStore) {
  const seen = seenSessions(db);
  const ended = endedSessions(db);

  async function leaveNewest(accountId: string) {
    await db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('id_hash', 'not in', ({ selectFrom }) =>
        selectFrom('sessions')
          .select('id_hash')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id_hash')
          .limit(MOST_SESSIONS),
      )
      .execute();
  }

  return {
    ...openSessionsOf({ db, seal, lifeMs: ABSOLUTE_MINUTES * MINUTE, idleMs: idleMinutes * MINUTE }),

    async create({ id, accountId, token, now, shortFor = null, wanted = null, ...first }: NewSession) {
      const { username = null, device = null, notices = [] } = first;
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashOf(id),
          account_id: accountId,
          sealed_token: seal.close(token),
          created_at: now,
          seen_at: now,
          short_for: shortFor,
          wanted,
          device,
          sealed_username: username === null ? null : seal.close(username),
          notice: notices.length > 0 ? JSON.stringify(notices) : null,
        })
        .execute();
      await leaveNewest(accountId);
    },

    /** The session of a cookie's value, live or over; null when there never was one. Seeing it keeps it alive. */
    async find({ id, now, isSeen = true }: Asked): Promise<SessionRow | null> {
      const idHash = hashOf(id);
      const [row] = await findSession(db, { idHash });
      if (!row) return null;

      const longest = row.short_for === null ? ABSOLUTE_MINUTES : SHORT_MINUTES;
      const absoluteEnd = Number(row.created_at) + longest * MINUTE;
      const seenAt = seen.lastSeen({ idHash, stored: Number(row.seen_at) });
      const end = Math.min(seenAt + idleMinutes * MINUTE, absoluteEnd);
      const endedAt = row.ended_at ?? ended.endedAt(idHash);
      const isOpen = endedAt === null && now < end;
      const token = isOpen ? seal.open(row.sealed_token) : null;
      const isLive = typeof token === 'string';
      if (!isOpen) caches.forget(row.account_id);
      if (isOpen && !isLive) {
        // Whoever can read it would lead the browser back from sign-in, and this process to sign-in again, for ever.
        foreignSession();
        await ended.end({ idHash, now });
      }
      if (isLive && isSeen && now - seenAt > TOUCH_EVERY_MS) seen.see({ idHash, now });

      return {
        idHash,
        accountId: row.account_id,
        token: isLive ? token : '',
        notices: readNotices(row.notice),
        hasKeptAnswers: Boolean(row.has_kept_answers),
        hasDrafts: Boolean(row.has_drafts),
        hasSecondSteps: Boolean(row.has_second_steps),
        isLive,
        patientId: row.patient_id,
        wanted: row.wanted,
        username: isLive && row.sealed_username ? nameIn(seal.open(row.sealed_username)) : null,
        shortFor: row.short_for as AccountState | null,
        gates: row.gates ? (JSON.parse(row.gates) as SessionRow['gates']) : null,
        provedAt: Number(row.proved_at ?? row.created_at),
        endsAt: isLive
          ? Math.min((isSeen ? now : seenAt) + idleMinutes * MINUTE, absoluteEnd)
          : Math.min(Number(endedAt ?? (isOpen ? now : end)), end),
      };
    },

    /**
     * Ends the session in this process at once, also when the store takes no writes now, and nothing of the account's stays in its
     * memory. Returns whether it is written, so that every process knows.
     */
    async end({ idHash, accountId, now }: { idHash: string; accountId?: string; now: number }) {
      if (accountId !== undefined) caches.forget(accountId);
      return ended.end({ idHash, now });
    },

    /** All of the account's: whoever is signed in elsewhere is so no more. */
    async endAll({ accountId, now }: { accountId: string; now: number }) {
      await db
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute();
      caches.forget(accountId);
    },

    /** Writes what is not written yet: to be awaited before the store is closed. */
    async settle() {
      await seen.write();
      await ended.write();
    },

    /** It was proved once more whose the session is. */
    async prove({ idHash, now }: { idHash: string; now: number }) {
      await db.updateTable('sessions').set({ proved_at: now }).where('id_hash', '=', idHash).execute();
    },

    async choosePatient({ idHash, patientId }: { idHash: string; patientId: string }) {
      await db.updateTable('sessions').set({ patient_id: patientId }).where('id_hash', '=', idHash).execute();
    },

    async keepGates({ idHash, gates }: { idHash: string; gates: NonNullable<SessionRow['gates']> }) {
      await db
        .updateTable('sessions')
        .set({ gates: JSON.stringify(gates) })
        .where('id_hash', '=', idHash)
        .execute();
    },

    ...noticesOf(db),
  };
}
