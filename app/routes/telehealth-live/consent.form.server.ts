import { z } from 'zod';

/** B-59: the consent to teleconsultations, unticked until the patient ticks it. */
export const ConsentForm = z.object({ consent: z.boolean().default(false) });
