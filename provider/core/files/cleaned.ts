import type { FileRefusal } from '#contract/bookings/schemas/attachments.ts';

/** The bytes that are kept of a file, or the reason why none are. */
export type Cleaned = Buffer | Extract<FileRefusal, 'ACTIVE' | 'PASSWORD' | 'PIXELS' | 'SEGMENTS' | 'UNSAFE'>;

/** A picture of 5 MiB has a few hundred; one of empty segments would have a million. */
export const MOST_SEGMENTS = 10_000;

/** A page of A4 at 1200 dots per inch; more than that nobody can open again. */
const MOST_PIXELS = 150_000_000;

export const hasTooManyPixels = ({ width, height }: { width: number; height: number }) =>
  width * height > MOST_PIXELS;
