import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { issue, said } from '#app/services/forms/fields.ts';

const FEWEST = 1;
const MOST = 31;
const WHOLE = /^\d{1,4}$/;

/** Reads how many days before a visit a reminder goes; nothing is typed: none does. */
const reminderDays = z
  .string()
  .optional()
  .transform((text = '', context): number | null => {
    if (isBlank(text)) return null;
    const days = WHOLE.test(text.trim()) ? Number(text.trim()) : NaN;
    if (days >= FEWEST && days <= MOST) return days;
    issue(context, 'account:notifications.days.wrong');
    return z.NEVER;
  });

/** Fields of /account/notifications, in the order of the page. `version`: of the account as the form was made from. */
export const NotificationsForm = z.object({
  channel: z.enum(['EMAIL', 'SMS', 'PORTAL'], said('account:notifications.channel.required')),
  /** Absent: none was ever chosen, and none is now. */
  language: z.enum(['pl', 'en'], said('account:notifications.language.required')).optional(),
  reminderDays,
  marketing: z.literal('on').optional(),
  version: z.coerce.number().int().catch(0),
});
