import { randomUUID } from 'node:crypto';

/** An identity that sorts by the time of its making: 48 bits of milliseconds, 80 random bits, in hexadecimal. */
export const newId = (now: Date) => timeOfId(now.getTime()) + randomPart();

/** The beginning of an identity of this millisecond: every earlier one sorts before it. */
export const timeOfId = (milliseconds: number) => milliseconds.toString(16).padStart(12, '0');

/** The digits of a UUID that are random throughout: Node has drawn those of many at once, which takes a tenth of the time. */
function randomPart() {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(24);
}
