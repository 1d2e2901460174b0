import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { READY_ORDER_STATUS } from '#provider/core/booking-status.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Interval } from '#provider/bookings/rules/slots.ts';
import type { BookingRow, SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Key = { system: string; systemId: string };
/** A booking's id that is left out: the one being moved. */
type Except = { except?: string | undefined };

/** The columns that a patient sees of a booking. */
const SHOWN = [
  'system',
  'system_id',
  'patient_id',
  'availability_id',
  'service_code',
  'unit_id',
  'practitioner_id',
  'room',
  'starts_at',
  'ends_at',
  'status',
  'order_status',
  'account_id',
  'sequence',
  'is_now',
  'changed_by_unit_at',
] as const satisfies (keyof BookingRow)[];
export type ShownBookingRow = Pick<BookingRow, (typeof SHOWN)[number]>;

const isLive = sql<boolean>`status <> 'CANCELED'`;
/** Written out, so that SQLite can use the index of live bookings. */
const takesTime = sql<boolean>`status <> 'CANCELED' and is_now = 0`;
const isScheduled = sql<boolean>`status = 'SCHEDULED' and coalesce(order_status, '') <> ${sql.lit(READY_ORDER_STATUS)}`;

const without = <Output>(query: SelectQueryBuilder<Tables, 'bookings', Output>, { except }: Except) =>
  query.$if(except !== undefined, (narrowed) => narrowed.where('system_id', '<>', except ?? ''));

type InList = { whose: Whose; during: Interval };
const listed = compiledQuery((db: Kysely<Tables>, { whose, during }: InList) =>
  within(db.selectFrom('bookings').select(SHOWN), whose)
    .where('starts_at', '>=', during.from)
    .where('starts_at', '<', during.before)
    .orderBy('starts_at'),
);

type AfterNow = { whose: Whose; now: number };
const scheduled = compiledQuery((db: Kysely<Tables>, { whose, now }: AfterNow) =>
  within(db.selectFrom('bookings').select(db.fn.countAll<number>().as('count')), whose)
    .where(isScheduled)
    .where('starts_at', '>', now),
);

type FromNow = AfterNow & { from: number };
/** Written out of what decides, so that a year of visits is not read for the few that wait. */
const waiting = compiledQuery((db: Kysely<Tables>, { whose, from, now }: FromNow) =>
  within(db.selectFrom('bookings').select(SHOWN), whose)
    .where('starts_at', '>=', from)
    .where((where) =>
      where.or([
        where.and([where('changed_by_unit_at', 'is not', null), where('status', '<>', 'EXECUTED')]),
        where.and([where('account_id', 'is', null), isScheduled, where('starts_at', '>', now)]),
      ]),
    )
    .orderBy('starts_at')
    .orderBy('system_id'),
);

export const bookingsOf = (db: Kysely<Tables>) => ({
  /** Bookings that start within the interval, oldest first. */
  list: (query: InList): Promise<ShownBookingRow[]> => listed(db, query),

  /**
   * The bookings that the unit has cancelled or moved of those that start from then on, and those that it has made and the
   * patient's side may have to confirm.
   */
  waiting: (query: FromNow): Promise<ShownBookingRow[]> => waiting(db, query),

  byKey: ({ system, systemId, whose }: Key & { whose: Whose }) =>
    within(db.selectFrom('bookings').selectAll(), whose)
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** A booking that is at hand already, as it is now. */
  again: ({ system, system_id: systemId }: BookingRow) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** Effectively SCHEDULED, after `now`. */
  async countScheduled(query: AfterNow) {
    const [row] = await scheduled(db, query);
    return row?.count ?? 0;
  },

  /** SCHEDULED or REGISTERED, after `now`. */
  async countComing({ whose, now, except }: Except & AfterNow) {
    const query = within(db.selectFrom('bookings').select(db.fn.countAll<number>().as('count')), whose);
    const { count } = await without(query, { except })
      .where('status', 'in', ['SCHEDULED', 'REGISTERED'])
      .where('starts_at', '>', now)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Live ones that need a patient within the period; the first. */
  firstOverlapping: ({
    whose,
    startsAt,
    endsAt,
    except,
  }: Except & { whose: Whose; startsAt: number; endsAt: number }) =>
    without(within(db.selectFrom('bookings').selectAll(), whose), { except })
      .where(isLive)
      .where('starts_at', '<', endsAt)
      .where('ends_at', '>', startsAt)
      .orderBy('starts_at')
      .executeTakeFirst(),

  /** The times within the interval at which live bookings need the patient. */
  touching: ({ whose, during, except }: Except & InList) =>
    without(within(db.selectFrom('bookings').select(['starts_at', 'ends_at']), whose), { except })
      .where(isLive)
      .where('starts_at', '<', during.before)
      .where('ends_at', '>', during.from)
      .execute(),

  /** Starts of live ones. */
  async visits({ whose, serviceCode, except }: Except & { whose: Whose; serviceCode: string }) {
    const rows = await without(within(db.selectFrom('bookings').select('starts_at'), whose), { except })
      .where('service_code', '=', serviceCode)
      .where(isLive)
      .execute();
    return rows.map((row) => row.starts_at);
  },

  /** Practitioner and start of live ones within the interval. */
  taken: ({ practitionerIds, during }: { practitionerIds: readonly string[]; during: Interval }) =>
    db
      .selectFrom('bookings')
      .select(['practitioner_id', 'starts_at'])
      .where('practitioner_id', 'in', practitionerIds)
      .where('starts_at', '>=', during.from)
      .where('starts_at', '<', during.before)
      .where(takesTime)
      .execute(),

  /** @throws a unique violation when the slot has a live booking already. */
  insert: (row: BookingRow) => db.insertInto('bookings').values(row).execute(),

  /**
   * Moves a booking to the time that is held. False when the booking is no longer SCHEDULED (effectively), or was moved meanwhile.
   * @throws a unique violation when the new time has a live booking already.
   */
  async modify({
    system,
    systemId,
    sequence,
    hold,
    now,
  }: Key & { sequence: number; hold: SlotHoldRow; now: number }) {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({
        availability_id: hold.availability_id,
        practitioner_id: hold.practitioner_id,
        room: hold.room,
        starts_at: hold.starts_at,
        ends_at: hold.ends_at,
        updated_at: now,
        changed_by_unit_at: null,
        sequence: sequence + 1,
      })
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .where('sequence', '=', sequence)
      .where(isScheduled)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** False when it was no longer SCHEDULED (effectively), or has begun, or was moved meanwhile. */
  async confirm({ system, systemId, sequence, now }: Key & { sequence: number; now: number }) {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ status: 'REGISTERED', updated_at: now })
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .where('sequence', '=', sequence)
      .where('starts_at', '>', now)
      .where(isScheduled)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** False when it was not SCHEDULED or REGISTERED any more. */
  async cancel({ system, systemId, now }: Key & { now: number }) {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({
        status: 'CANCELED',
        updated_at: now,
        changed_by_unit_at: null,
        sequence: sql`sequence + 1`,
      })
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .where('status', 'in', ['SCHEDULED', 'REGISTERED'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
