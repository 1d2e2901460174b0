import { z } from 'zod';

/** whether it may be recorded; not, where nothing is ticked. */
export const RecordingForm = z.object({ isAllowed: z.boolean().default(false) });
