import { z } from 'zod';

/** The amount that the page has shown, in grosz, and nothing else: what is paid, by whom and where the bank leads back is the server's alone (S-07). */
export const PayForm = z.object({ seenAmount: z.coerce.number().int().optional().catch(undefined) });
