import { expect, it, vi } from 'vitest';
import { describeEachProvider, type TestProvider } from '#tests/support/providers.ts';

const EWA = 'ewa.dabrowska@example.com';

async function linkSent({ provider }: TestProvider, recipient: string) {
  const sent = () =>
    provider.db.selectFrom('outbox').select('link').where('recipient', '=', recipient).execute();
  return vi.waitFor(async () => {
    const link = (await sent()).at(-1)?.link ?? '';
    const code = /token=([^&]+)/.exec(link)?.[1];
    if (!code) throw new Error('no link yet');
    return code;
  });
}

describeEachProvider('the link of a mail says whose it is', (at) => {
  it('of a new password: the address, and that somebody else is signed in', async () => {
    await at().guest().account.recoverPassword({ email: EWA });
    const token = await linkSent(at(), EWA);
    const asked = async (client: ReturnType<TestProvider['guest']>) => {
      const { address, isOtherAccount } = await client.account.passwordToken({ token });
      return [address, isOtherAccount];
    };
    expect(await asked(at().guest())).toEqual(['e•••@example.com', undefined]);
    expect(await asked(await at().as('ewa.dabrowska'))).toEqual(['e•••@example.com', undefined]);
    expect(await asked(await at().as('jan.nowak'))).toEqual(['e•••@example.com', true]);
  });

  it('of a new address: the new one', async () => {
    const ewa = await at().as('ewa.dabrowska');
    const { version = 0 } = await ewa.account.get();
    await ewa.account.update({ contactData: { email: 'nowy.adres@example.org' }, version });
    const code = await linkSent(at(), 'nowy.adres@example.org');
    const found = await (await at().as('jan.nowak')).account.emailToken({ code });
    expect(found).toMatchObject({ isChange: true, address: 'n•••@example.org', isOtherAccount: true });
    expect(await ewa.account.emailToken({ code })).not.toHaveProperty('isOtherAccount');

    await at().guest().account.confirmEmail({ code });
    const undo = await linkSent(at(), EWA);
    expect(await (await at().as('jan.nowak')).account.undoToken({ code: undo })).toMatchObject({
      kind: 'EMAIL',
      address: 'e•••@example.com',
      isOtherAccount: true,
    });
    expect(await at().guest().account.undoToken({ code: undo })).not.toHaveProperty('isOtherAccount');
  });
});
