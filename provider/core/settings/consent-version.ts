import { createHash } from 'node:crypto';
import type { RegistrationRow } from './registration-row.ts';

const SIGNS = 16;

type Words = Pick<RegistrationRow, 'registerConsents' | 'registerConsentsLink' | 'registerConsentsLinkDest'>;

/** Names the words of the consent at registration: other words have another name. */
export const consentVersionOf = (words: Words) =>
  createHash('sha256')
    .update(
      JSON.stringify([words.registerConsents, words.registerConsentsLink, words.registerConsentsLinkDest]),
    )
    .digest('hex')
    .slice(0, SIGNS);
