export type Outcome = 'OK' | 'NONE' | 'SLOT_TAKEN' | 'HOLD_EXPIRED' | 'NO_EXTENSION_LEFT';

type Hold = { slot: number; until: number; extensionsLeft: number };

/** A model of what must be true of the holds and bookings of some slots, in a few lines. Minutes; actors and slots by number. */
export function createHoldModel() {
  const holds = new Map<number, Hold>();
  const bookings = new Map<number, { actor: number; moves: number }>();
  let now = 0;

  const holdOf = (actor: number) => {
    const hold = holds.get(actor);
    return hold && hold.until > now ? hold : undefined;
  };

  return {
    holdOf,
    bookingAt: (slot: number) => bookings.get(slot),

    wait(minutes: number) {
      now += minutes;
    },

    hold(actor: number, slot: number): Outcome {
      const others = [...holds.keys()].filter((other) => other !== actor);
      const isHeld = others.some((other) => holdOf(other)?.slot === slot);
      if (bookings.has(slot) || isHeld) return 'SLOT_TAKEN';
      holds.set(actor, { slot, until: now + 15, extensionsLeft: 2 });
      return 'OK';
    },

    extend(actor: number): Outcome {
      const hold = holdOf(actor);
      if (!hold) return 'HOLD_EXPIRED';
      if (hold.extensionsLeft === 0) return 'NO_EXTENSION_LEFT';
      holds.set(actor, { ...hold, until: hold.until + 15, extensionsLeft: hold.extensionsLeft - 1 });
      return 'OK';
    },

    release(actor: number): Outcome {
      holds.delete(actor);
      return 'OK';
    },

    make(actor: number, slot: number): Outcome {
      if (holdOf(actor)?.slot !== slot) return 'HOLD_EXPIRED';
      holds.delete(actor);
      bookings.set(slot, { actor, moves: 0 });
      return 'OK';
    },

    /** The old time is given up together with taking the new one, or not at all. */
    modify(actor: number, { from, to }: { from: number; to: number }): Outcome {
      const booking = bookings.get(from);
      if (booking?.actor !== actor) return 'NONE';
      if (holdOf(actor)?.slot !== to) return 'HOLD_EXPIRED';
      holds.delete(actor);
      bookings.delete(from);
      bookings.set(to, { actor, moves: booking.moves + 1 });
      return 'OK';
    },

    cancel(actor: number, slot: number): Outcome {
      if (bookings.get(slot)?.actor !== actor) return 'NONE';
      bookings.delete(slot);
      return 'OK';
    },
  };
}

export type HoldModel = ReturnType<typeof createHoldModel>;
