import { z } from 'zod';

/** The answer of a call that leads the browser somewhere: 302 with an absolute address, and no body. */
export const Redirect = z.object({
  status: z.literal(302),
  headers: z.object({ location: z.url().describe('Where the browser is to be led: an absolute address.') }),
});

export const redirectTo = (location: string) => ({ status: 302, headers: { location } });
