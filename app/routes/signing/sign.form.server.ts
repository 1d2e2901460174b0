import { z } from 'zod';

/** Nothing is asked: where the browser goes and comes back to is the server's alone (S-07). */
export const SignForm = z.object({});
