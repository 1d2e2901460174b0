import { expect } from 'vitest';
import type { BookingLoad } from './booking-load.ts';
import type { Stores } from './portal-stores.ts';
import type { Visitor } from './visitor.ts';

const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** Collects what patients were told, beside what the provider's store holds; from the moment on that it is opened. */
export async function openLedger({ provider }: Stores) {
  const before = await tracesOf(provider);
  const acknowledged: string[] = [];

  /** All of every booking or nothing, no time twice, every acknowledged booking once. Ids of the bookings made. */
  async function expectWhole() {
    const now = await tracesOf(provider);
    const made = now.bookings.filter((id) => !before.bookings.includes(id));
    expect(now.audit.filter((id) => !before.audit.includes(id))).toEqual(made);
    expect(now.outbox.filter((id) => !before.outbox.includes(id))).toEqual(made);
    expect(acknowledged.filter((id) => !made.includes(id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(new Set(now.live).size).toBe(now.live.length);
    expect(now.held.filter((slot) => now.live.includes(slot))).toEqual([]);
    return made;
  }

  return {
    expectWhole,

    /** Notes the answers that a load has had. */
    note: ({ sent }: BookingLoad) =>
      void acknowledged.push(...sent.flatMap(({ result }) => (result === null ? [] : [idOf(result)]))),

    /** Sends again what nobody answered; each leads to a booking, and nothing was booked beside those. */
    async expectRepeatable({ sent }: BookingLoad, via = (visitor: Visitor) => visitor) {
      const unanswered = sent.filter(({ result }) => result === null);
      const again = await Promise.all(
        unanswered.map(({ visitor, path, fields }) => via(visitor).post(path, fields)),
      );
      for (const { status, location } of again) {
        expect([status, location]).toEqual([303, expect.stringContaining('/newbooking/result/')]);
        acknowledged.push(idOf(location ?? ''));
      }
      expect(await expectWhole()).toEqual([...acknowledged].sort());
    },
  };
}

/** Ids of bookings, of those that the audit says were made, and of those that mails were written about; and their times. */
export async function tracesOf(db: Stores['provider']) {
  const [bookings, audit, outbox, holds] = await Promise.all([
    db.selectFrom('bookings').select(['system_id', 'status', 'practitioner_id', 'starts_at']).execute(),
    db.selectFrom('audit').where('action', '=', 'bookings.make').select('object').execute(),
    db.selectFrom('outbox').select('link').execute(),
    db.selectFrom('slot_holds').select(['practitioner_id', 'starts_at']).execute(),
  ]);
  const slotOf = (row: { practitioner_id: string; starts_at: number }) =>
    `${row.practitioner_id} ${row.starts_at}`;
  return {
    bookings: bookings.map(({ system_id }) => system_id).sort(),
    audit: audit.map(({ object }) => object ?? '').sort(),
    outbox: outbox.map(({ link }) => idOf(link ?? '')).sort(),
    live: bookings.filter(({ status }) => status !== 'CANCELED').map(slotOf),
    held: holds.map(slotOf),
  };
}
