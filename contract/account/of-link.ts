import { z } from 'zod';

/** Whose a link of a message is, for the page that it opens: it may be opened where somebody else is signed in. */
export const ofLink = {
  address: z
    .string()
    .max(254)
    .optional()
    .describe('Ours. The address or number that it is about, masked, so that its owner knows it.'),
  isOtherAccount: z
    .literal(true)
    .optional()
    .describe('Ours. The call comes with the session of another account than the link’s.'),
};
