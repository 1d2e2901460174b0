import { z } from 'zod';

/** "Bez nazw": one box. */
export const CalendarForm = z.object({ withoutNames: z.boolean().default(false) });
