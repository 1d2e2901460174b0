import { z } from 'zod';

/** Nothing is asked: the button is the answer, and the address says to what. */
export const SummaryForm = z.object({});
