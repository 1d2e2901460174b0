import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const PORTAL = { id: 'consent-portal', version: '2' };
const FREE = { id: 'consent-letters', version: '1' };

describeEachProvider('consents to confirm', (at) => {
  const askMore = async () => {
    const { db } = at().provider;
    const text = { name: 'Zgoda na listy', text: 'Listy.', valid_from: '2026-01-01', required: 0 as const };
    await db
      .insertInto('consent_texts')
      .values({ ...FREE, ...text })
      .execute();
    const asked = { account_id: 'account-2004', consent_id: FREE.id, version: FREE.version };
    await db
      .insertInto('account_consents')
      .values({ ...asked, accepted: null, answered_at: null })
      .execute();
  };

  it('are those that the account has not answered in this version, required ones first', async () => {
    await askMore();
    const maria = await at().as('maria.wisniewska');
    expect(await maria.consents.toConfirm()).toMatchObject([
      { ...PORTAL, required: true },
      { ...FREE, required: false },
    ]);
    expect(await (await at().as('jan.nowak')).consents.toConfirm()).toEqual([]);
  });

  it('are not written down while a required one is refused, or a text is another', async () => {
    const maria = await at().as('maria.wisniewska');
    const confirm = (...decisions: { id: string; version: string; accepted: boolean }[]) =>
      maria.consents.confirm({ decisions });
    const refused = { ...PORTAL, accepted: false };
    await expectRefusal(confirm({ ...FREE, accepted: true }, refused), 'CONSENT_REQUIRED', {
      ids: [PORTAL.id],
    });
    const other = { ...PORTAL, version: '3', accepted: true };
    await expectRefusal(confirm({ ...FREE, accepted: true }, other), 'CONSENT_CHANGED');
    await expectRefusal(confirm({ ...PORTAL, version: '1', accepted: false }), 'CONSENT_CHANGED');
    expect(await maria.consents.toConfirm()).toHaveLength(2);

    const jan = await at().as('jan.nowak');
    const decisions = [{ ...PORTAL, accepted: true }];
    await expectRefusal(jan.consents.confirm({ decisions }), 'CONSENT_CHANGED');
  });

  it('are answered once; one that is not required may be refused, and does not come again', async () => {
    const maria = await at().as('maria.wisniewska');
    const decisions = [
      { ...PORTAL, accepted: true },
      { ...FREE, accepted: false },
    ];
    expect(await maria.consents.confirm({ decisions })).toEqual({ confirmed: true });
    expect(await maria.consents.confirm({ decisions })).toEqual({ confirmed: true });
    const changed = maria.consents.confirm({ decisions: [{ ...FREE, accepted: true }] });
    await expectRefusal(changed, 'CONSENT_CHANGED');
    expect(await maria.consents.toConfirm()).toEqual([]);
    expect((await maria.account.gates()).open).not.toContain('CONSENTS');

    const rows = await at()
      .provider.db.selectFrom('account_consents')
      .select(['consent_id', 'accepted', 'answered_at'])
      .where('account_id', '=', 'account-2004')
      .where('version', '=', FREE.version)
      .where('consent_id', '=', FREE.id)
      .execute();
    expect(rows).toEqual([{ consent_id: FREE.id, accepted: 0, answered_at: at().clock.now().getTime() }]);
  });
});
