import { describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { migrations } from '#provider/migrations/index.ts';
import { phoneCodesOf } from '#provider/account/store/phone-codes.ts';
import type { AccountRow, Tables } from '#provider/core/tables.ts';
import { engines, freshStore } from '#tests/support/stores.ts';

const before = (name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

const ACCOUNT: AccountRow = {
  ...{ id: 'account-1', username: 'jan', password_hash: 'x', name: 'Jan', last_name: 'Nowak' },
  ...{ email: null, phone_number: null, phone_confirmed: 0, language: null },
  type: 'AUTHORIZED',
  state: 'ACTIVE',
};

describe.each(engines)('a store of an earlier version, on %s', (engine) => {
  it('keeps the code that is on its way: it confirms the booking of its time, as before', async () => {
    const store = await freshStore(engine);
    const db = openDatabase<Tables>(store.url);
    await migrate(db, before('007'));
    await db.insertInto('accounts').values(ACCOUNT).execute();
    const row = {
      account_id: 'account-1',
      slot_id: 'tel-sikora_20261109T0900',
      phone_number: '+48600100101',
    };
    const counted = { code_hash: 'h', valid_until: 600_000, tries_left: 3, sends: 2, sends_from: 0 };
    const earlier = openDatabase<{ phone_codes: typeof row & typeof counted }>(store.url);
    await earlier
      .insertInto('phone_codes')
      .values({ ...row, ...counted })
      .execute();
    await earlier.destroy();

    await migrate(db, migrations);
    expect(await phoneCodesOf(db).last('account-1')).toMatchObject({
      ...{ object: 'SLOT', objectId: row.slot_id, acceptedAt: null },
      ...{ triesLeft: 3, sends: 2, validUntil: 600_000 },
    });
    await db.destroy();
    await store.drop();
  });
});
