import { randomBytes } from 'node:crypto';

/** An identity that sorts by the time of its making: 48 bits of milliseconds, 80 random bits, in hexadecimal. */
export const newId = (now: Date) =>
  now.getTime().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
