import { setTimeout as pause } from 'node:timers/promises';

export const MAIL_MOODS = ['ready', 'slow', 'refusing'] as const;
type MailMood = (typeof MAIL_MOODS)[number];

const SLOW_MS = 15_000;

export type MailServer = ReturnType<typeof createMailServer>;

/** A made-up mail server: it takes every mail, takes long over it, or refuses it, as the staff side says. */
export function createMailServer() {
  let mood: MailMood = 'ready';
  return {
    mood: () => mood,
    set: (wanted: MailMood) => {
      mood = wanted;
    },
    reset: () => {
      mood = 'ready';
    },
    /** @throws Error with the code of a real one’s refusal */
    async send() {
      if (mood === 'refusing') throw Object.assign(new Error('Refused'), { code: 'EENVELOPE' });
      if (mood === 'slow') await pause(SLOW_MS, undefined, { ref: false });
    },
  };
}
