import type { CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { EXTENSIONS, HOLD_MS } from '#provider/bookings/rules/holds.ts';
import type { SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { FoundSlot } from './find-slot.ts';

/** Thrown within the transaction, so that the hold the account had before stays. */
class SlotTaken extends Error {
  override name = 'SlotTaken';
}

/** Holds the time for the account instead of what it held before; undefined when somebody else has it. */
export async function placeHold({
  context,
  slot,
  patientId,
}: {
  context: CallContext;
  slot: FoundSlot;
  patientId: string;
}): Promise<SlotHoldRow | undefined> {
  const now = context.clock.now().getTime();
  const entry = await context.access.entry({ action: 'timeSlots.block', patientId, object: slot.id });

  return context.store
    .transaction(async (store) => {
      await context.lockedAccount(store);
      await store.holds.release(entry.accountId);
      const hold = await firstPlaced({
        store,
        slot,
        now,
        account_id: entry.accountId,
        patient_id: patientId,
      });
      await store.audit.add([entry]);
      return hold;
    })
    .catch((error: unknown) => {
      if (error instanceof SlotTaken) return undefined;
      throw error;
    });
}

/** Holds the time with the first candidate whom nobody has booked or holds. @throws SlotTaken */
async function firstPlaced({
  store,
  slot,
  now,
  ...holder
}: {
  store: StoreInTransaction;
  slot: FoundSlot;
  now: number;
  account_id: string;
  patient_id: string;
}): Promise<SlotHoldRow> {
  for (const { practitionerId, room, startsAt, endsAt } of slot.candidates) {
    const during = { from: startsAt, before: startsAt + 1 };
    const booked = await store.bookings.taken({ practitionerIds: [practitionerId], during });
    if (booked.length > 0) continue;

    const row = {
      ...holder,
      his_booking_id: newId(new Date(now)),
      availability_id: slot.availability.id,
      practitioner_id: practitionerId,
      room,
      starts_at: startsAt,
      ends_at: endsAt,
      held_until: now + HOLD_MS,
      extensions_left: EXTENSIONS,
    };
    if (await store.holds.place({ row, now })) return row;
  }
  throw new SlotTaken();
}
