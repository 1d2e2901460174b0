import type { SentBy } from '#contract/registration/schemas.ts';
import type { AccountRow } from '#provider/core/rows.ts';

type Asked = Readonly<{
  phoneNumber: string | undefined;
  email: string | undefined;
  /** The address is the name to sign in with. */
  isEmailName: boolean;
  /** Numbers are proved by codes, and codes go out. */
  areNumbersProved: boolean;
  /** Numbers are to be proved, though codes may not go out. */
  isProofWanted: boolean;
}>;

/** The contact by which a new account is let in. */
export type ContactPlan = Readonly<{
  channel: SentBy;
  state: Extract<AccountRow['state'], 'ACTIVE' | 'MUST_CONFIRM_PHONE' | 'MUST_CONFIRM_EMAIL'>;
  /** A link goes to the address as well. */
  hasLink: boolean;
}>;

/**
 * C-113, C-115: one contact is enough, the number first where codes go out; where the address is the name it must be that. Nothing to
 * prove: the account is let in at once. A number that no code reaches: the unit lets it in.
 */
export function contactPlan(asked: Asked): ContactPlan {
  const { phoneNumber, email, isEmailName, areNumbersProved, isProofWanted } = asked;
  const byMail: ContactPlan = { channel: 'EMAIL', state: 'MUST_CONFIRM_EMAIL', hasLink: true };
  if (email !== undefined && isEmailName) return byMail;
  if (phoneNumber !== undefined && areNumbersProved)
    return { channel: 'SMS', state: 'MUST_CONFIRM_PHONE', hasLink: email !== undefined };
  if (email !== undefined) return byMail;
  const isUnitAsked = phoneNumber !== undefined && isProofWanted;
  return { channel: 'NONE', state: isUnitAsked ? 'MUST_CONFIRM_PHONE' : 'ACTIVE', hasLink: false };
}
