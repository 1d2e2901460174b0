import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** Which button the guest has pressed; without one a line is sent. */
export const GuestRoomForm = z.object({
  intent: z.enum(['send', 'leave'], said('telehealth-live:tryAgain')).default('send'),
});
