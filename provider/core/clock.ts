/** The only teller of time. The bench may move it; the provider's code and its database queries take it from here. */
export type Clock = { now(): Date };

/** The machine's own clock. */
export const systemClock = (): Clock => ({ now: () => new Date() });

/** A clock that runs on, from wherever it was put. */
export type MovableClock = Clock & {
  /** @throws RangeError when `iso` is no instant. */
  set(iso: string): void;
  /** @throws RangeError when `isoDuration` is no ISO 8601 duration of days, hours, minutes and seconds ("P1DT15M"). */
  advance(isoDuration: string): void;
  /** Back to the machine's time. */
  reset(): void;
};

/** Runs beside the machine's clock, or beside `base`. */
export function movableClock(base: Clock = systemClock()): MovableClock {
  let shift = 0;
  return {
    now: () => new Date(base.now().getTime() + shift),
    set: (iso) => {
      const target = Date.parse(iso);
      if (Number.isNaN(target)) throw new RangeError(`Not an instant: ${iso}`);
      shift = target - base.now().getTime();
    },
    advance: (isoDuration) => {
      shift += millisecondsOf(isoDuration);
    },
    reset: () => {
      shift = 0;
    },
  };
}

const DURATION = /^(-)?P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

function millisecondsOf(isoDuration: string) {
  const match = DURATION.exec(isoDuration);
  if (!match) throw new RangeError(`Not a duration: ${isoDuration}`);
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  const total = (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign ? -total : total;
}
