import { z } from 'zod';

/** A question: nothing is typed. */
export const UnregisterForm = z.object({});
