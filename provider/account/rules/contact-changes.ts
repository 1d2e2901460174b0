import type { AccountRow, ContactKind } from '#provider/account/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHANGE_DAYS = 1;
const UNDO_DAYS = 14;

/** AP-06, AP-07: until when (ms) a change that is asked for now may be confirmed. */
export const endOfChange = (now: number) => now + CHANGE_DAYS * DAY_MS;

/** until when (ms) the contact that goes now may undo it, and still gets what the owner is told. */
export const endOfUndo = (now: number) => now + UNDO_DAYS * DAY_MS;

/** Addresses are the same whatever their capitals. */
export const isSameEmail = (one: string | null, other: string) =>
  one !== null && one.toLowerCase() === other.toLowerCase();

type Contacts = Pick<AccountRow, 'email' | 'phone_number' | 'phone_confirmed' | 'state'>;

/** The contact of a kind that its owner has proved; null: there is none. */
export function provedContact(account: Contacts, kind: ContactKind) {
  if (kind === 'EMAIL') return account.state === 'MUST_CONFIRM_EMAIL' ? null : account.email;
  return account.phone_confirmed === 1 ? account.phone_number : null;
}
