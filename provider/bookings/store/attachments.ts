import type { Kysely } from 'kysely';
import type { AttachmentKind } from '#contract/bookings/schemas/attachments.ts';
import type { AttachmentRow } from '#provider/bookings/tables/attachments.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Everything but the bytes. */
const SHOWN = ['id', 'kind', 'filename', 'type', 'size', 'created_at'] as const;
export type ShownAttachmentRow = Pick<AttachmentRow, (typeof SHOWN)[number]>;

type OfBooking = { system: string; systemId: string };
type One = OfBooking & { id: string; kind: AttachmentKind };
type Temporary = { accountId: string; id: string };

/** Files of bookings and of their referrals. */
export const attachmentsOf = (db: Kysely<Tables>) => ({
  /** Oldest first, then by name. */
  ofBooking: ({ system, systemId }: OfBooking): Promise<ShownAttachmentRow[]> =>
    db
      .selectFrom('attachments')
      .select(SHOWN)
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .orderBy('created_at')
      .orderBy('filename')
      .execute(),

  /** One attachment, with its bytes. */
  byKey: ({ system, systemId, id, kind }: One) =>
    db
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** Attachments that belong to no booking yet, as long as they are kept; oldest first. */
  temporary: ({ accountId, since }: { accountId: string; since: number }): Promise<ShownAttachmentRow[]> =>
    db
      .selectFrom('attachments')
      .select(SHOWN)
      .where('account_id', '=', accountId)
      .where('system_id', 'is', null)
      .where('created_at', '>', since)
      .orderBy('created_at')
      .orderBy('filename')
      .execute(),

  insert: (row: AttachmentRow) => db.insertInto('attachments').values(row).execute(),

  /** False when there was none. */
  async remove({ system, systemId, id, kind }: One) {
    const { numDeletedRows } = await db
      .deleteFrom('attachments')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** False when there was none. */
  async removeTemporary({ accountId, id }: Temporary) {
    const { numDeletedRows } = await db
      .deleteFrom('attachments')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('system_id', 'is', null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Removes what no booking has taken in time, whoever added it. */
  forgetTemporaryBefore: (instant: number) =>
    db.deleteFrom('attachments').where('system_id', 'is', null).where('created_at', '<=', instant).execute(),

  /** Files of the account become the booking's; returns how many of `ids` were still there. */
  async moveToBooking({
    accountId,
    ids,
    since,
    system,
    systemId,
  }: OfBooking & { accountId: string; ids: readonly string[]; since: number }) {
    const { numUpdatedRows } = await db
      .updateTable('attachments')
      .set({ system, system_id: systemId })
      .where('id', 'in', ids.length > 0 ? ids : [''])
      .where('account_id', '=', accountId)
      .where('system_id', 'is', null)
      .where('created_at', '>', since)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
});
