import type { Clinic } from '#provider/seed/clinic.ts';
import { accounts, type SeedAccount } from '#provider/seed/people.ts';
import type { AccountRow } from './tables.ts';

export const seed = ({ passwordHash }: Clinic) => ({
  accounts: accounts.map((account) => accountRow({ account, passwordHash })),
});

function accountRow({ account, passwordHash }: { account: SeedAccount; passwordHash: string }): AccountRow {
  return {
    id: account.id,
    username: account.username,
    password_hash: passwordHash,
    type: account.unauthorized ? 'UNAUTHORIZED' : 'AUTHORIZED',
    state: account.state ?? 'ACTIVE',
    name: account.name,
    last_name: account.last_name,
    email: account.email,
    phone_number: account.phone_number,
    phone_confirmed: account.phoneUnconfirmed ? 0 : 1,
    language: null,
  };
}
