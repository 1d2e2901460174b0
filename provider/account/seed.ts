import type { Clinic } from '#provider/seed/clinic.ts';
import { accounts, type SeedAccount } from '#provider/seed/people.ts';
import { signedFileRows } from './authorization/seed.ts';
import type { AccountRow, ContactChangeRow, NotificationRow } from './tables.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** For how long the one who is blocked for a time is. */
const BLOCKED_MS = 2 * HOUR_MS;

/** For how long most accounts are there, and one that is older than the rule that asks for a number. */
const USUAL_MS = 100 * DAY_MS;
const OLD_MS = 1_000 * DAY_MS;

export const accountSeed = ({ passwordHash, now }: Clinic) => ({
  accounts: accounts.map((account) => accountRow({ account, passwordHash, now })),
  contact_changes: [jansNewEmail(now.getTime())],
  notifications: notificationRows(now.getTime()),
  signed_files: signedFileRows(now.getTime()),
});

/** Jan has moved to another address, and has not opened the link yet. */
const jansNewEmail = (now: number): ContactChangeRow => ({
  account_id: 'account-2001',
  kind: 'EMAIL',
  value: 'jan@nowak.example',
  asked_at: now - HOUR_MS,
  valid_until: now + 23 * HOUR_MS,
  asked_by: 'seed',
});

/** Two of Maria's: one leads to a message, one is too old (AP-29); and one of Jan's, which is foreign to her. */
const notificationRows = (now: number): NotificationRow[] => [
  {
    guid: '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d01',
    account_id: 'account-2004',
    context_type: 'MESSAGE',
    context_id: 'message-8001',
    created_at: now - 3 * DAY_MS,
  },
  {
    guid: '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d02',
    account_id: 'account-2004',
    context_type: 'MESSAGE',
    context_id: 'message-8002',
    created_at: now - 31 * DAY_MS,
  },
  {
    guid: '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d03',
    account_id: 'account-2001',
    context_type: 'MESSAGE',
    context_id: 'message-8001',
    created_at: now - DAY_MS,
  },
];

function accountRow({
  account,
  passwordHash,
  now,
}: Pick<Clinic, 'passwordHash' | 'now'> & { account: SeedAccount }): AccountRow {
  return {
    id: account.id,
    username: account.username,
    password_hash: account.withoutPassword ? '' : passwordHash,
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
    preferred_channel: account.prefers ?? 'EMAIL',
    sentinel: account.sentinel ?? null,
    merge_with: account.mergeWith ?? null,
    version: 1,
    created_at: now.getTime() - (account.isOld ? OLD_MS : USUAL_MS),
    marketing_consent: 0,
    marketing_at: null,
    marketing_version: null,
    reminder_days: 2,
    deleted_at: null,
  };
}
