import type { Clinic } from '#provider/seed/clinic.ts';
import { accounts, type SeedAccount } from '#provider/seed/people.ts';
import type { AccountRow } from './tables.ts';

/** For how long the one who is blocked for a time is. */
const BLOCKED_MS = 2 * 60 * 60_000;

export const seed = ({ passwordHash, now }: Clinic) => ({
  accounts: accounts.map((account) => accountRow({ account, passwordHash, now })),
});

function accountRow({
  account,
  passwordHash,
  now,
}: Pick<Clinic, 'passwordHash' | 'now'> & { account: SeedAccount }): AccountRow {
  return {
    id: account.id,
    username: account.username,
    password_hash: passwordHash,
    type: account.unauthorized ? 'UNAUTHORIZED' : 'AUTHORIZED',
    state: account.state ?? 'ACTIVE',
    blocked_until: account.state === 'TEMPORARY_BLOCKED' ? now.getTime() + BLOCKED_MS : null,
    name: account.name,
    last_name: account.last_name,
    email: account.email,
    phone_number: account.phone_number,
    phone_confirmed: account.phoneUnconfirmed ? 0 : 1,
    phone_required: account.phoneRequired ? 1 : 0,
    language: null,
    sentinel: account.sentinel ?? null,
  };
}
