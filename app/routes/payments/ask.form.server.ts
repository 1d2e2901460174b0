import { z } from 'zod';

/** Nothing is asked: the button is the answer. */
export const AskForm = z.object({});
