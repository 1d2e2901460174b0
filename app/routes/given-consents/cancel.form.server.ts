import { z } from 'zod';

/** Nothing is asked: the button is the answer. */
export const CancelForm = z.object({});
