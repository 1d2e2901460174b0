import { z } from 'zod';

/** Nothing pressed but the first button: what was written comes along, so that nothing is lost. */
export const ChangeForm = z.object({ intent: z.enum(['take', 'anew']).default('take') });
