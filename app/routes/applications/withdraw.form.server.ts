import { z } from 'zod';

/** A question: nothing is typed. */
export const WithdrawForm = z.object({});
