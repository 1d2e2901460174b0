import { normalized } from '#contract/people/reading/normalized.ts';
import { isCommonPassword } from './common-passwords.ts';
import { foldedText } from '#provider/core/user-name.ts';

/** Why a password cannot be the new one: NEW_PASSWORD_ERRORS of the contract. */
export type NewPasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_VULNERABLE_ERROR';

const SHORTEST = 8;
/** The length from which on no list of known passwords is asked. */
const LONG = 12;
/** Characters that nobody sees, which make no password longer: formats, controls, fillers. */
const UNSEEN = /[\p{Cf}\p{Cc}\u2800\u3164\u115f\u1160\uffa0]/gu;
/** The same one to four characters again and again, "aaaaaaaaaaaa" or "123412341234": no list has all lengths of it. */
const REPEATED = /^(.{1,4}?)\1{2,}.{0,3}$/u;
/** A user name of fewer characters stands in words by chance. */
const SHORTEST_NAME = 3;

/** at least 12 characters, or 8 that are not on the list of common passwords; never one with the user name in it, and none that repeats itself. */
export function newPasswordFault({
  password,
  username,
}: {
  password: string;
  username: string;
}): NewPasswordFault | null {
  const length = [...normalized(password, 'NFKC').replace(UNSEEN, '').trim()].length;
  if (length < SHORTEST) return 'PASSWORD_TOO_SHORT';
  const isListed = length < LONG && isCommonPassword(password);
  return isListed || REPEATED.test(foldedText(password.trim())) || hasName({ password, username })
    ? 'PASSWORD_VULNERABLE_ERROR'
    : null;
}

function hasName({ password, username }: { password: string; username: string }) {
  const name = foldedText(username.trim());
  return name.length >= SHORTEST_NAME && foldedText(password).includes(name);
}
