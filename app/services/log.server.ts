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
