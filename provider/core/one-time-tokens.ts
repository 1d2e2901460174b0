/** The purpose for which a link that was sent is good. */
export type TokenPurpose = 'RESET_PASSWORD' | 'CONFIRM_EMAIL' | 'CHANGE_EMAIL' | 'UNDO_CONTACT';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const LIFE_MS = {
  RESET_PASSWORD: HOUR_MS,
  CONFIRM_EMAIL: DAY_MS,
  CHANGE_EMAIL: DAY_MS,
  UNDO_CONTACT: 14 * DAY_MS,
} as const satisfies Record<TokenPurpose, number>;

/** Until when a token that is sent now is good, in ms. */
export const endOfToken = ({ purpose, now }: { purpose: TokenPurpose; now: number }) =>
  now + LIFE_MS[purpose];

/** Rows of tokens that ended before are forgotten: none of them counts for a limit any more. */
export const tokensKeptFrom = (now: number) => now - DAY_MS;
