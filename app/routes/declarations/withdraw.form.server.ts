import { z } from 'zod';

/** Nothing is asked: the button is the answer. */
export const WithdrawForm = z.object({});
