import { randomInt } from 'node:crypto';
import { suggestedUsername } from '#contract/registration/reading/username.ts';
import { userNameOf } from '#provider/core/user-name.ts';
import { hashOf } from '#provider/core/context.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';

/** More names than are ever tried: of ten thousand numbers behind one name so many in a row are not taken. */
const TRIES = 40;

type Wanted = Readonly<{ username: string | undefined; name: string; lastName: string }>;

/** The name that was typed, else one of the names: never empty. */
export const wantedUsername = ({ username = '', name, lastName: surname }: Wanted) =>
  userNameOf(username) || suggestedUsername({ name, surname }) || 'pacjent';

const numbered = (username: string) => `${username}${randomInt(1_000, 10_000)}`;

type Adding = Readonly<{
  store: StoreInTransaction;
  account: AccountRow;
  /** A number stands behind it in any case (C-115). */
  isNumbered: boolean;
}>;

/** Adds an account under its name, or with a number behind it where that is taken: nobody is refused for a name (C-112). Returns the name. */
export async function addWithFreeName({ store, account, isNumbered }: Adding) {
  const now = account.created_at;
  for (let tried = isNumbered ? 1 : 0; tried < TRIES; tried += 1) {
    const username = tried === 0 ? account.username : numbered(account.username);
    if (await store.departure.isReserved({ nameHash: hashOf(username), now })) continue;
    if (await store.registration.addAccount({ ...account, username })) return username;
  }
  throw new Error('No name is free');
}

/** The same for an account that is there, and whose owner chooses the name by the link (C-18). */
export async function takeFreeName({
  store,
  id,
  wanted,
  now,
}: Omit<Adding, 'account' | 'isNumbered'> & { id: string; wanted: string; now: number }) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const username = tried === 0 ? wanted : numbered(wanted);
    if (await store.departure.isReserved({ nameHash: hashOf(username), now })) continue;
    if (await store.registration.takeUsername({ id, username })) return username;
  }
  throw new Error('No name is free');
}
