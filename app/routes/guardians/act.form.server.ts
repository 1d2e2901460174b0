import { z } from 'zod';

/** Nothing is asked, the button is the answer; how the link stood when it was shown comes with it. */
export const ActForm = z.object({ from: z.enum(['W', 'C', 'J']).optional().catch(undefined) });
