import process from 'node:process';

/**
 * Makes the clock of a process begin at MACHINE_CLOCK and run on from there, whatever day the machine itself has: `node --import`
 * this file. Processes that are to have one clock together have MACHINE_CLOCK_SINCE, the machine's milliseconds when it began.
 */
const since = Number(process.env.MACHINE_CLOCK_SINCE || Date.now());
const shift = Date.parse(process.env.MACHINE_CLOCK) - since;
if (Number.isNaN(shift)) throw new RangeError(`MACHINE_CLOCK is no instant: ${process.env.MACHINE_CLOCK}`);

const machineNow = Date.now;
const now = () => machineNow() + shift;

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [now()], made),
  apply: () => new Date(now()).toString(),
});
Date.prototype.constructor = Date;
