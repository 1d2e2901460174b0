import { formatTime } from '#app/domain/dates/words.ts';

type WithClock = Readonly<{ now(): Promise<Date>; advance(duration: string): Promise<void> }>;

/**
 * Moves the house's time to 20:00 of its day, when nobody is seen any more: the nearest free time is then hours away, and does not pass
 * while a test lets minutes go by.
 */
export async function waitForEvening(portal: WithClock) {
  const [hour = 0, minute = 0] = formatTime((await portal.now()).toISOString())
    .split(':')
    .map(Number);
  if (hour < 20) await portal.advance(`PT${(20 - hour) * 60 - minute}M`);
}
