import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import type { Clock } from '#provider/core/clock.ts';
import { BOOKING_MOVES, moved, movesOf, type BookingMove } from '#provider/bookings/rules/booking-moves.ts';
import { carryOver } from '#provider/bookings/carrying-over.ts';
import { tellOfChange } from '#provider/bookings/telling.ts';
import { createStore } from '#provider/core/store.ts';
import { withdrawInvoice } from '#provider/payments/of-bookings.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { staffBookingsOf } from '#provider/bookings/store/staff-bookings.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { addressOf, parseFilter, storeFilterOf } from './booking-filter.ts';
import { bookingList, filterForm } from './booking-list.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';

const PAGE = 20;
const MoveForm = z.object({ status: z.enum(BOOKING_MOVES) });

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };

/** GET /bookings, and POST /bookings/:system/:id/status with `status`: the staff moves a booking on. */
export function bookingRoutes({ db, clock, portalOrigin }: Parts) {
  return new Hono()
    .get('/bookings', async (c) => {
      const filter = parseFilter(c.req.query());
      const form = filterForm({ filter, dateText: c.req.query('date') ?? '' });
      const frame = { title: 'Rezerwacje', path: '/bookings' };
      if (filter.date === null) return c.html(page({ ...frame, body: form }), 400);

      const found = await staffBookingsOf(db).list({
        filter: storeFilterOf({ filter, now: clock.now() }),
        offset: (filter.page - 1) * PAGE,
        limit: PAGE + 1,
      });
      const list = bookingList({ bookings: found.slice(0, PAGE), filter, hasMore: found.length > PAGE });
      const notice = noticeOf(c.req.query('moved') ?? '');
      return c.html(page({ ...frame, notice, body: html`${form} ${list}` }));
    })
    .post('/bookings/:system/:id/status', async (c) => {
      const form = MoveForm.safeParse(await fieldsOf(c));
      if (!form.success)
        return problem({ c, status: 400, detail: `Podaj status: ${BOOKING_MOVES.join(', ')}.` });

      const { system, id: systemId } = c.req.param();
      const outcome = await moveBooking({
        db,
        clock,
        portalOrigin,
        system,
        systemId,
        move: form.data.status,
      });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      if (!wantsPage(c)) return c.json(outcome);

      const filter = parseFilter(c.req.query());
      return c.redirect(`/bookings${addressOf({ filter, page: filter.page, moved: systemId })}`, 303);
    });
}

/** An address may say anything: only what may be an id is repeated. */
const noticeOf = (systemId: string) =>
  /^[\w-]{1,80}$/.test(systemId) ? `Zmieniono status rezerwacji ${systemId}.` : undefined;

/** The booking's new state, or the status of the refusal. One transaction, one audit entry. */
function moveBooking({
  db,
  clock,
  portalOrigin,
  system,
  systemId,
  move,
}: Parts & { system: string; systemId: string; move: BookingMove }) {
  return inTransaction(db, async (trx) => {
    const row = await staffBookingsOf(trx).byKey({ system, systemId });
    if (!row) return 404;

    const booking = { status: row.status, orderStatus: row.order_status };
    if (!movesOf(booking).includes(move)) return 409;

    const at = clock.now();
    const { status, orderStatus } = moved({ booking, move });
    const to = { status, order_status: orderStatus };
    const isMoved = await staffBookingsOf(trx).move({ system, systemId, from: row, to, now: at.getTime() });
    if (!isMoved) return 409;
    const store = createStore(trx);
    await carryOver(store, { system, systemId, status, at: at.getTime() });

    if (status === 'CANCELED') {
      await withdrawInvoice({ store, at, portalOrigin, system, systemId });
      await tellOfChange({ store, row, at, portalOrigin });
    }

    await auditOf(trx).add([
      {
        at,
        accountId: null,
        patientId: row.patient_id,
        action: `bench.bookings.${move}`,
        object: `${system}/${systemId}`,
        requestId: randomUUID(),
      },
    ]);
    return { system, id: systemId, status, orderStatus };
  });
}
