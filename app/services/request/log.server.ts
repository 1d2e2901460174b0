import { pino } from 'pino';

/** Structured, one line an event: operation, status, duration, request id; never a payload (design: security, Logs). */
export type Log = Readonly<{
  info(event: Record<string, unknown>, message: string): void;
  warn(event: Record<string, unknown>, message: string): void;
  error(event: Record<string, unknown>, message: string): void;
}>;

/** The time for which a line waits for others: to write each by itself takes longer than to make it. */
const GATHERED_MS = 20;
const gathered: string[] = [];

function writeGathered() {
  if (gathered.length > 0) process.stdout.write(gathered.splice(0).join(''));
}

function gather(line: string) {
  if (gathered.push(line) === 1) setTimeout(writeGathered, GATHERED_MS);
}

/**
 * Lines go to standard output as it takes them: a disk that is full, or a reader that has gone, costs lines and nothing else (pino's own
 * way of writing waits for it without end, and the portal with it). What is gathered when the process ends is written first.
 */
export function createLog(level: string): Log {
  if (!process.listeners('exit').includes(writeGathered)) {
    process.on('exit', writeGathered);
    process.stdout.on('error', () => undefined);
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: gather });
}

/** Which error, and where in the code; never its message, which could carry a patient's data. */
export function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { failure: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { failure: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
