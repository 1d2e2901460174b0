import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GONE } from '#provider/account/store/departure.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { bundled } from '#tests/support/bundled.ts';
import { PASSWORD } from '#tests/support/providers.ts';
import { settleMoney } from '#tests/support/settled-money.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** A process that dies within a deletion leaves the account whole: it is one transaction. */

const PIOTR = 'account-2003';
const folder = mkdtempSync(join(tmpdir(), 'killed-deletion-'));
const databaseUrl = `sqlite:${join(folder, 'provider.db')}`;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function opened<Result>(work: (provider: Provider) => Promise<Result>): Promise<Result> {
  const options = { databaseUrl, clock: systemClock(), log: quiet, portalOrigin: 'https://portal.example' };
  const provider = await createProvider({ ...options, mode: 'test' });
  return work(provider).finally(() => provider.close());
}

let script: string;
const deleted = (killedAt: string) => spawnSync(process.execPath, [script, databaseUrl, killedAt]);

beforeAll(async () => {
  script = await bundled('tests/support/killed-deletion.ts');
  await opened(async ({ db }) => {
    await db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
    await settleMoney(db);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  'insert into "outbox"',
  'delete from "sessions"',
  'update "account_patients"',
  'update "accounts" set "username"',
  'insert into "departed_names"',
])('is whole after a kill at: %s', { timeout: 60_000 }, async (killedAt) => {
  expect(deleted(killedAt).signal).toBe('SIGKILL');
  await opened(async ({ client, db }) => {
    const guest = client({ language: 'pl', requestId: 'test' });
    const { token } = await guest.account.signIn({ username: 'piotr.zielinski', password: PASSWORD });
    const { contacts, links } = await client({ token, language: 'pl', requestId: 'test' }).account.copy();
    expect([contacts.email, links.map(({ linkState }) => linkState)]).toEqual([
      'piotr.zielinski@example.com',
      ['C'],
    ]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('departed_names').selectAll().execute()).toEqual([]);
  });
});

it('is gone when nobody kills it', { timeout: 60_000 }, async () => {
  expect(deleted('never').status).toBe(0);
  await opened(async ({ client, db }) => {
    const guest = client({ language: 'pl', requestId: 'test' });
    await expectRefusal(
      guest.account.signIn({ username: 'piotr.zielinski', password: PASSWORD }),
      'BAD_CREDENTIALS',
    );
    for (const table of GONE) {
      const rows = db
        .selectFrom(table as 'sessions')
        .select('account_id')
        .where('account_id', '=', PIOTR);
      expect(await rows.execute()).toEqual([]);
    }
  });
});
