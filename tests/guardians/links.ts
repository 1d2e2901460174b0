import { randomBytes } from 'node:crypto';
import { createBench } from '#provider/bench/index.ts';
import { hashOf } from '#provider/core/context.ts';
import type { AccountPatientRow } from '#provider/patients/tables.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const STANISLAW = 'patient-1007';
export const ZOFIA = 'patient-1003';
export const HELENA = 'patient-1004';
export const ANNA = 'account-2002';
export const TOMASZ = 'account-2009';
export const JAN = 'account-2001';

export type Pair = Readonly<{ accountId: string; patientId: string }>;

const SESSION_MS = 1_000 * 24 * 60 * 60_000;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The state of a link in the store. */
export const linkOf = ({ provider: { db } }: TestProvider, { accountId, patientId }: Pair) =>
  db
    .selectFrom('account_patients')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();

/** Puts a link as it is wanted; makes it where there is none. */
export async function setLink(
  { provider: { db } }: TestProvider,
  { accountId, patientId }: Pair,
  to: Partial<Pick<AccountPatientRow, 'link_state' | 'role' | 'waits_for' | 'typed'>>,
) {
  const row = {
    account_id: accountId,
    patient_id: patientId,
    role: 'WARD',
    link_state: 'C',
    linked_at: 0,
    ...to,
  } as const;
  await db
    .insertInto('account_patients')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'patient_id']).doUpdateSet(to))
    .execute();
}

/** The desk: what it does with links, people and accounts. */
export function staffOf({ provider, clock }: TestProvider) {
  const bench = createBench({
    provider,
    clock,
    log: quiet,
    isProduction: false,
    isRemotePortal: false,
    portalOrigin: 'https://portal.example',
  });
  const post = (path: string, fields: Record<string, string> = {}) =>
    bench.request(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
  return {
    page: async (path = '/links') => (await bench.request(path)).text(),
    link: ({ accountId, patientId }: Pair, act: string, fields?: Record<string, string>) =>
      post(`/links/${accountId}~${patientId}/${act}`, fields),
    confirmPerson: (patientId: string) => post(`/links/people/${patientId}/confirm`),
    account: (username: string, act: 'block' | 'admit') => post(`/links/accounts/${act}`, { username }),
  };
}

/** The mails that have gone out, the oldest first. */
export const mailsOf = ({ provider: { db } }: TestProvider) =>
  db.selectFrom('outbox').select(['recipient', 'subject', 'text', 'link']).orderBy('id').execute();

/** Somebody who has just signed in: sessions of before are over with each reset. */
export async function signedIn({ provider: { db }, clock, withToken }: TestProvider, username: string) {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now().getTime();
  const session = {
    token_hash: hashOf(token),
    account_id: id,
    created_at: now,
    expires_at: now + SESSION_MS,
  };
  await db.insertInto('sessions').values(session).execute();
  return withToken(token);
}
