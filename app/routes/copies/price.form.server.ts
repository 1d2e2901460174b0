import { z } from 'zod';

/** The amount that the page has shown, in grosze. */
export const PriceForm = z.object({
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
});
