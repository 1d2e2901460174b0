import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;
const PRELOAD = `--import=${new URL('./machine-clock.mjs', import.meta.url).href}`;

/** Settings of a process whose clock begins at an instant when it starts, or had begun there when the machine's showed `since`. */
export const clockFrom = (instant: string, since = '') => ({
  MACHINE_CLOCK: instant,
  MACHINE_CLOCK_SINCE: since,
  NODE_OPTIONS: PRELOAD,
});

/**
 * `CLOCK=2026-11-30T23:57 npm test -- portal`: another time of day, by Warsaw's clocks, for all processes that a run of tests
 * starts, its servers among them. The configurations of both runners set it before they start any.
 */
export function setRunClock() {
  const words = process.env['CLOCK'];
  if (!words || process.env['MACHINE_CLOCK']) return;
  Object.assign(process.env, clockFrom(instantIn(words), String(Date.now())));
}

/** The run's clock for a process that gets no other settings of the run. */
export const runClock = () => {
  const { MACHINE_CLOCK, MACHINE_CLOCK_SINCE } = process.env;
  return MACHINE_CLOCK ? clockFrom(MACHINE_CLOCK, MACHINE_CLOCK_SINCE) : {};
};

/** "2026-11-30T23:57" in Warsaw, or with an offset, for the hour that comes twice: ISO, UTC. */
export function instantIn(words: string): string {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(words)) return new Date(words).toISOString();
  const asUtc = Date.parse(`${words}Z`);
  const offsetAt = (instant: number) => tzOffset('Europe/Warsaw', new Date(instant)) * MINUTE_MS;
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc))).toISOString();
}
