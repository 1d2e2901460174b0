import { randomBytes } from 'node:crypto';

/** An identity that sorts by the time of its making: 48 bits of milliseconds, 80 random bits, in hexadecimal. */
export const newId = (now: Date) => timeOfId(now.getTime()) + randomBytes(10).toString('hex');

/** How an identity of this millisecond begins: every earlier one sorts before it. */
export const timeOfId = (milliseconds: number) => milliseconds.toString(16).padStart(12, '0');
