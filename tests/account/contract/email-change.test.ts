import { expect, it, vi } from 'vitest';
import { describeEachProvider, PASSWORD, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const DAY_MS = 24 * 60 * 60_000;

describeEachProvider('a change of the e-mail address', (at) => {
  const guest = () => at().guest().account;
  const tokenOf = async (username: string) => (await guest().signIn({ username, password: PASSWORD })).token;
  const signIn = async (username: string) => at().withToken(await tokenOf(username)).account;
  const expectOver = (token: string) =>
    expect(at().withToken(token).account.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  type Owner = Awaited<ReturnType<typeof signIn>>;
  const change = async (owner: Owner, email: string) => {
    const { version = 0 } = await owner.get();
    return owner.update({ contactData: { email }, version });
  };
  const mailsTo = (recipient: string) =>
    at()
      .provider.db.selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const linkTo = async (recipient: string) => {
    const { link } = (await mailsTo(recipient)).at(-1) ?? {};
    return new URL(link ?? '').searchParams.get('token') ?? '';
  };
  const emailOf = async (username: string) =>
    (
      await at()
        .provider.db.selectFrom('accounts')
        .select('email')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).email;
  const setClock = (ms: number) => at().clock.set(new Date(Date.parse(START) + ms).toISOString());

  it('is in force once its link is used, for a day, and the last link alone works', async () => {
    const anna = await signIn('anna.kowalska');
    await change(anna, 'ania@dom.example');
    const first = await linkTo('ania@dom.example');
    await change(anna, 'anka@dom.example');
    const second = await linkTo('anka@dom.example');
    await expectRefusal(guest().emailToken({ code: first }), 'LINK_OVER');
    await expectRefusal(guest().confirmEmail({ code: first }), 'LINK_OVER');
    for (let opened = 1; opened <= 3; opened += 1) {
      expect(await guest().emailToken({ code: second })).toMatchObject({ isChange: true });
    }
    expect(await emailOf('anna.kowalska')).toBe('anna.kowalska@example.com');

    setClock(DAY_MS + 60_000);
    await expectRefusal(guest().confirmEmail({ code: second }), 'LINK_OVER');
    setClock(DAY_MS - 60_000);
    expect(await guest().confirmEmail({ code: second })).toEqual({ changed: true });
    await expectRefusal(guest().emailToken({ code: second }), 'LINK_USED');
    await expectRefusal(guest().confirmEmail({ code: second }), 'LINK_USED');
    expect(await emailOf('anna.kowalska')).toBe('anka@dom.example');
    setClock(0);
  });

  it('ends when the address in force is saved, however it is written, and no mail goes', async () => {
    const anna = await signIn('anna.kowalska');
    const { email: inForce = '' } = (await anna.get()).contactData;
    await change(anna, 'anula@dom.example');
    const code = await linkTo('anula@dom.example');
    const before = (await mailsTo(inForce)).length;
    const { contactData } = await change(anna, inForce.toUpperCase());
    expect(contactData).toMatchObject({ email: inForce });
    expect(contactData.pendingEmail).toBeUndefined();
    await expectRefusal(guest().confirmEmail({ code }), 'LINK_OVER');
    expect(await mailsTo(inForce)).toHaveLength(before);
    expect(await mailsTo(inForce.toUpperCase())).toEqual([]);
  });

  it('ends the other sessions, tells the old address, and is undone from there within 14 days, once', async () => {
    const { provider } = at();
    const [asks, other] = [await signIn('ewa.dabrowska'), await tokenOf('ewa.dabrowska')];
    await change(asks, 'ewa@praca.example');
    await guest().confirmEmail({ code: await linkTo('ewa@praca.example') });
    const { contactData } = await asks.get();
    expect(contactData).toMatchObject({
      email: 'ewa@praca.example',
      restoreEmail: 'ewa.dabrowska@example.com',
    });
    await expectOver(other);
    const [told] = await mailsTo('ewa.dabrowska@example.com');
    expect(told?.subject).toBe('Adres e-mail konta został zmieniony');
    expect(told?.text).toContain('3 listopada 2026');
    expect(told?.text).not.toContain('praca.example');

    await change(asks, 'ewa@trzeci.example');
    await guest().confirmEmail({ code: await linkTo('ewa@trzeci.example') });
    expect((await mailsTo('ewa.dabrowska@example.com')).map(({ subject }) => subject)).toEqual([
      told?.subject,
      told?.subject,
    ]);
    const ofSecond = await linkTo('ewa@praca.example');
    const ofFirst = await linkTo('ewa.dabrowska@example.com');
    setClock(14 * DAY_MS + 60_000);
    await expectRefusal(guest().undoToken({ code: ofFirst }), 'LINK_OVER');
    await expectRefusal(guest().undoContact({ code: ofFirst }), 'LINK_OVER');
    setClock(14 * DAY_MS - 60_000);
    for (let opened = 1; opened <= 3; opened += 1) {
      expect(await guest().undoToken({ code: ofFirst })).toMatchObject({ kind: 'EMAIL' });
    }
    const late = await tokenOf('ewa.dabrowska');
    await change(at().withToken(late).account, 'ewa@czwarty.example');
    const ofFourth = await linkTo('ewa@czwarty.example');
    expect(await guest().undoContact({ code: ofFirst })).toEqual({ kind: 'EMAIL' });
    for (const one of ['ewa.dabrowska@example.com', 'ewa@trzeci.example']) {
      expect((await mailsTo(one)).at(-1)?.subject).toBe('Zmiana w koncie została cofnięta');
    }
    await expectRefusal(guest().undoContact({ code: ofFirst }), 'LINK_USED');
    await expectRefusal(guest().undoContact({ code: ofSecond }), 'LINK_OVER');
    await expectRefusal(guest().confirmEmail({ code: ofFourth }), 'LINK_OVER');
    await expectOver(late);
    expect(await emailOf('ewa.dabrowska')).toBe('ewa.dabrowska@example.com');
    const sessions = await provider.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('account_id', '=', 'account-2005')
      .execute();
    expect(sessions).toEqual([]);
    setClock(0);
  });

  it('lets the former address set a new password for 14 days, and undo after that', async () => {
    const piotr = await signIn('piotr.zielinski');
    await change(piotr, 'piotr@nowy.example');
    await guest().confirmEmail({ code: await linkTo('piotr@nowy.example') });
    const undo = await linkTo('piotr.zielinski@example.com');
    const asked = async () => {
      await guest().recoverPassword({ email: 'Piotr.Zielinski@example.com' });
      await guest().recoverPassword({ email: 'nobody@example.com' });
    };
    setClock(2 * DAY_MS);
    await asked();
    const resets = async () =>
      (await mailsTo('Piotr.Zielinski@example.com')).filter(
        ({ subject }) => subject === 'Link do nowego hasła',
      );
    await vi.waitFor(async () => expect(await resets()).toHaveLength(1), { timeout: 5_000 });
    const token = new URL((await resets())[0]?.link ?? '').searchParams.get('token') ?? '';
    await guest().resetPassword({ token, newPassword: 'zielony-rower-nad-Wisla' });
    expect(await guest().undoContact({ code: undo })).toEqual({ kind: 'EMAIL' });
    expect(await emailOf('piotr.zielinski')).toBe('piotr.zielinski@example.com');
    setClock(0);
  });

  it('is refused at its link when another account has the address by then', async () => {
    const [jan, stanislaw] = [await signIn('jan.nowak'), await signIn('stanislaw.wojcik')];
    await change(jan, 'wspolny@dom.example');
    const ofJan = await linkTo('wspolny@dom.example');
    await change(stanislaw, 'WSPOLNY@dom.example');
    await guest().confirmEmail({ code: await linkTo('WSPOLNY@dom.example') });
    await expectRefusal(guest().confirmEmail({ code: ofJan }), 'EMAIL_ALREADY_IN_USE');
    expect(await emailOf('jan.nowak')).toBe('jan.nowak@example.com');
    expect((await jan.get()).contactData.pendingEmail).toBeUndefined();
  });

  it('is sent again after a minute to the address that waits alone, and is withdrawn', async () => {
    const { clock } = at();
    const maria = await signIn('oleksandr.kovalenko');
    await change(maria, 'oleks@dom.example');
    const first = await linkTo('oleks@dom.example');
    const again = (email: string) => maria.resendEmailChange({ email });
    for (const email of ['jan@nowak.example', 'nobody@example.com']) {
      await expectRefusal(again(email), 'EMAIL_NOT_PENDING');
    }
    await expectRefusal(again('oleks@dom.example'), 'TOO_MANY_LINKS', { until: '2026-10-20T06:01:00.000Z' });
    clock.advance('PT1M');
    expect(await again('OLEKS@dom.example')).toEqual({ validUntil: '2026-10-21T06:01:00.000Z' });
    await expectRefusal(guest().confirmEmail({ code: first }), 'LINK_OVER');
    const second = await linkTo('oleks@dom.example');
    expect(await maria.withdrawEmailChange()).toEqual({ withdrawn: true });
    expect(await maria.withdrawEmailChange()).toEqual({ withdrawn: true });
    await expectRefusal(guest().confirmEmail({ code: second }), 'LINK_OVER');
    await expectRefusal(again('oleks@dom.example'), 'EMAIL_NOT_PENDING');
    expect((await maria.get()).contactData.pendingEmail).toBeUndefined();
    setClock(0);
  });

  it('counts once of fifty at once', async () => {
    const lucyna = await signIn('lucyna.baran');
    await change(lucyna, 'lucyna@dom.example');
    const code = await linkTo('lucyna@dom.example');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        guest()
          .confirmEmail({ code })
          .then(
            () => 'changed',
            (error: unknown) => (error as { code: string }).code,
          ),
      ),
    );
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['changed', 'LINK_USED']));
    expect(await mailsTo('lucyna.baran@example.com')).toHaveLength(1);
  });
});
