import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** Which button of the waiting room was pressed: to go on here instead of another tab is one of them. */
export const RoomForm = z.object({
  intent: z.enum(['here', 'leave', 'take'], said('telehealth-live:tryAgain')).default('here'),
});
