import { pino } from 'pino';

/** Structured, one line an event: operation, status, duration, request id; never a payload (design: security, Logs). */
export type Log = Readonly<{
  info(event: Record<string, unknown>, message: string): void;
  warn(event: Record<string, unknown>, message: string): void;
  error(event: Record<string, unknown>, message: string): void;
}>;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Which error, and where in the code; never its message, which could carry a patient's data. */
export function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { failure: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { failure: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
