import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { UNREADABLE } from './drafts.server.ts';
import { boundedWhole, GUEST_DRAFT_BOUNDS, type GuestDraftBounds } from './bounds.server.ts';
import { leaveInBytes, ROW_BYTES, trimsOf } from './guest-drafts-trim.server.ts';
import { marksOf } from './guest-marks.server.ts';
import { sumsOf } from './guest-sums.server.ts';
import { readNotices, type StoredNotice } from './session-notices.server.ts';
import { hashOf, type Seal } from './sealed.server.ts';
import type { GuestDraftState, PortalDatabase } from './tables.server.ts';

const MINUTE_MS = 60_000;
export const GUEST_DRAFT_LIFE_MS = 24 * 60 * MINUTE_MS;
/** B-14: at a kiosk it ends so long after its last request. */
const KIOSK_IDLE_MS = 5 * MINUTE_MS;
const KEY_BYTES = 24;

type Place = { browserId: string; journey: string; id: string };

/** A row of the guest's, with its answers opened; `state` OVER: it has ended by itself. */
export type GuestDraftRow = Readonly<{
  id: string;
  journey: string;
  answers: unknown;
  /** The secret of its registration, by which its files wait and it is made once. */
  key: string;
  state: GuestDraftState | 'OVER';
  createdAt: number;
  shownAt: number | null;
  isPaceAsked: boolean;
  isTrap: boolean;
  sumRound: number;
  isSumSolved: boolean;
  notices: StoredNotice[];
}>;

/** The facts of a draft that its first answer writes once. */
type First = { shownAt: number | null };

/** Drafts of guests, by the browser's id, which is kept as a hash alone; no password is among the answers. Instants in ms. */
export function guestDraftsOf({
  db,
  seal,
  isKiosk = false,
  bounds = GUEST_DRAFT_BOUNDS,
}: {
  db: PortalDatabase;
  seal: Seal;
  isKiosk?: boolean;
  bounds?: GuestDraftBounds;
}) {
  const whole = boundedWhole({ most: bounds.totalBytes, trim: (target) => leaveInBytes(db, target) });

  const isOver = (row: { created_at: number; seen_at: number }, now: number) =>
    Number(row.created_at) <= now - GUEST_DRAFT_LIFE_MS ||
    (isKiosk && Number(row.seen_at) <= now - KIOSK_IDLE_MS);

  const rowAt = ({ browserId, journey, id }: Place) =>
    db
      .selectFrom('guest_drafts')
      .selectAll()
      .where('id', '=', id)
      .where('owner_hash', '=', hashOf(browserId))
      .where('journey', '=', journey);

  type Row = Awaited<ReturnType<ReturnType<typeof rowAt>['executeTakeFirstOrThrow']>>;
  const read = (row: Row, now: number): GuestDraftRow => ({
    id: row.id,
    journey: row.journey,
    answers: row.sealed_answers === '' ? null : (seal.open(row.sealed_answers) ?? UNREADABLE),
    key: keyOf(row.sealed_key),
    state: isOver(row, now) ? 'OVER' : row.state,
    createdAt: Number(row.created_at),
    shownAt: row.shown_at === null ? null : Number(row.shown_at),
    isPaceAsked: row.pace_asked === 1,
    isTrap: row.is_trap === 1,
    sumRound: row.sum_round,
    isSumSolved: row.sum_solved === 1,
    notices: readNotices(row.notices),
  });

  const { dropOldest, emptied } = trimsOf({ db, bounds });
  const keyOf = (sealed: string) => z.string().catch('').parse(seal.open(sealed));

  return {
    ...sumsOf(db),
    ...marksOf(db),

    /** The row; null for another browser's draft as for none. */
    async find({ now, ...place }: Place & { now: number }): Promise<GuestDraftRow | null> {
      const row = await rowAt(place).executeTakeFirst();
      return row ? read(row, now) : null;
    },

    /** The state of the sum of a draft that can be gone on with; null where there is none. Nothing is opened for it. */
    async findForFiles({ browserId, id, now }: Omit<Place, 'journey'> & { now: number }) {
      const row = await db
        .selectFrom('guest_drafts')
        .select(['created_at', 'seen_at', 'sum_solved'])
        .where('id', '=', id)
        .where('owner_hash', '=', hashOf(browserId))
        .where('state', '=', 'OPEN')
        .executeTakeFirst();
      return row && !isOver(row, now) ? { isSumSolved: row.sum_solved === 1 } : null;
    },

    /** A draft of the browser, of whatever journey, that has not ended. */
    async findLive({ browserId, id, now }: Omit<Place, 'journey'> & { now: number }) {
      const row = await db
        .selectFrom('guest_drafts')
        .selectAll()
        .where('id', '=', id)
        .where('owner_hash', '=', hashOf(browserId))
        .where('state', 'in', ['OPEN', 'DONE'])
        .executeTakeFirst();
      const found = row ? read(row, now) : null;
      return found?.state === 'OVER' ? null : found;
    },

    /** Begun ones of the browser that can be gone on with, the newest first: when somebody last did. */
    async listOpen({ browserId, journey, now }: Omit<Place, 'id'> & { now: number }) {
      const rows = await db
        .selectFrom('guest_drafts')
        .select(['id', 'created_at', 'seen_at', 'updated_at'])
        .where('owner_hash', '=', hashOf(browserId))
        .where('journey', '=', journey)
        .where('state', '=', 'OPEN')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      return rows
        .filter((row) => !isOver(row, now))
        .map(({ id, updated_at }) => ({ id, updatedAt: Number(updated_at) }));
    },

    /** The one of this name, or the newest one, that the browser has finished, of whatever journey. */
    async findDone({
      browserId,
      now,
      id = null,
    }: Pick<Place, 'browserId'> & { now: number; id?: string | null }): Promise<GuestDraftRow | null> {
      const rows = await db
        .selectFrom('guest_drafts')
        .selectAll()
        .where('owner_hash', '=', hashOf(browserId))
        .where('state', '=', 'DONE')
        .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(1)
        .execute();
      const [newest] = rows.map((row) => read(row, now));
      return newest && newest.state !== 'OVER' ? newest : null;
    },

    /**
     * Stores the answers; the first ones make the draft, and may end the oldest of the browser. Answers beyond the bound are not stored.
     * A draft that has ended takes none any more.
     */
    async save({
      browserId,
      id,
      journey,
      answers,
      now,
      first,
      isDone = false,
    }: Place & { answers: unknown; now: number; first: First; isDone?: boolean }): Promise<
      { stored: true; droppedKeys: string[] } | { stored: false; why: 'TOO_LONG' | 'ENDED' }
    > {
      const sealed_answers = seal.close(answers);
      const bytes = ROW_BYTES + sealed_answers.length;
      if (bytes > bounds.rowBytes) return { stored: false, why: 'TOO_LONG' };
      const owner_hash = hashOf(browserId);
      const state = isDone ? 'DONE' : 'OPEN';
      const changed = { sealed_answers, bytes, updated_at: now, seen_at: now, state } as const;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('guest_drafts')
        .values({
          id,
          owner_hash,
          journey,
          created_at: now,
          shown_at: first.shownAt,
          sealed_key: seal.close(randomBytes(KEY_BYTES).toString('base64url')),
          ...changed,
        })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(changed)
            .where('guest_drafts.owner_hash', '=', owner_hash)
            .where('guest_drafts.state', '=', 'OPEN')
            .where('guest_drafts.created_at', '>', now - GUEST_DRAFT_LIFE_MS),
        )
        .executeTakeFirstOrThrow();
      if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return { stored: false, why: 'ENDED' };
      await whole(bytes);
      const dropped = await dropOldest({ browserId, id, since: now - GUEST_DRAFT_LIFE_MS });
      return { stored: true, droppedKeys: dropped.map(keyOf) };
    },

    /** Changes what is kept of a finished one: its summary goes on from there. */
    async saveDone({
      browserId,
      id,
      answers,
      now,
    }: Omit<Place, 'journey'> & { answers: unknown; now: number }) {
      const sealed_answers = seal.close(answers);
      await db
        .updateTable('guest_drafts')
        .set({ sealed_answers, bytes: ROW_BYTES + sealed_answers.length, updated_at: now, seen_at: now })
        .where('id', '=', id)
        .where('owner_hash', '=', hashOf(browserId))
        .where('state', '=', 'DONE')
        .execute();
    },

    async purge(now: number) {
      await db
        .deleteFrom('guest_drafts')
        .where('created_at', '<=', now - GUEST_DRAFT_LIFE_MS)
        .execute();
      if (!isKiosk) return;
      const left = await db
        .selectFrom('guest_drafts')
        .select('id')
        .where('seen_at', '<=', now - KIOSK_IDLE_MS)
        .where('sealed_answers', '<>', '')
        .execute();
      const ids = left.map(({ id }) => id);
      if (ids.length > 0) await emptied(ids);
    },
  };
}
