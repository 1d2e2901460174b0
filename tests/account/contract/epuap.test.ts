import { expect, it } from 'vitest';
import { createStandIn } from '#provider/account/bench/identity/stand-in.ts';
import { describeEachProvider, PASSWORD, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const PORTAL = 'https://portal.example';
const STATE = 'a-state-of-one-browser-';
const clock = { now: () => new Date(START) };
const standIn = createStandIn({ clock, portalOrigin: PORTAL, patienceMs: 300 });
standIn.standAt('http://identity.example');

let states = 0;
const newState = () => `${STATE}${(states += 1)}`;

async function peselOf({ provider }: TestProvider, username: string) {
  const { national_id } = await provider.db
    .selectFrom('patients')
    .innerJoin('account_patients', 'account_patients.patient_id', 'patients.id')
    .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
    .select('national_id')
    .where('username', '=', username)
    .where('account_patients.role', '=', 'PATIENT')
    .executeTakeFirstOrThrow();
  return national_id ?? '';
}

/** Goes to the identity system, as whoever has that PESEL; the code for the way back. */
async function codeOf(at: TestProvider, nationalId: string, state: string) {
  const { headers } = await at.guest().epuap.sso({ state });
  const nonce = new URL(headers.location).searchParams.get('nonce') ?? '';
  return standIn.agree({ nationalId, nonce, isSlow: false });
}

async function confirm(at: TestProvider, answer: { state: string; code?: string; error?: string }) {
  const { status, headers } = await at.guest().epuap.confirm(answer);
  expect(status).toBe(302);
  return headers.location.replace(PORTAL, '');
}

async function provenAs(at: TestProvider, nationalId: string) {
  const state = newState();
  return confirm(at, { state, code: await codeOf(at, nationalId, state) });
}

const entriesOf = (path: string) => new URL(path, PORTAL).searchParams.getAll('entry');

async function enterAs(at: TestProvider, username: string) {
  const [code = ''] = entriesOf(await provenAs(at, await peselOf(at, username)));
  return at.guest().account.enter({ code });
}

/** The short session of a proved person whose account must be mended first. */
async function shortTokenOf(at: TestProvider, username: string) {
  const { data } = await refusalOf(enterAs(at, username));
  return (data as { session: { token: string } }).session.token;
}

/** The code or the token of a link in the newest message that went to somebody. */
async function newestIn({ provider: { db } }: TestProvider, recipient: string) {
  const { code, link } = await db
    .selectFrom('outbox')
    .select(['code', 'link'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return code ?? new URL(link ?? '').searchParams.get('token') ?? '';
}

type Mended = (at: TestProvider, shortToken: string) => Promise<{ token: string }>;

const MENDED: Record<string, Mended> = {
  'barbara.grabowska': (at, short) =>
    at.withToken(short).account.changePassword({
      ...{ password: PASSWORD, newPassword: 'zielony-rower-nad-Wisla' },
    }),
  async 'marek.kaminski'(at, short) {
    const { account } = at.withToken(short);
    const { email } = await account.unconfirmedEmail();
    await account.sendEmailLink({ email });
    const { session } = await account.confirmEmail({ code: await newestIn(at, email) });
    return session ?? { token: '' };
  },
  async 'adam.jankowski'(at, short) {
    const { account } = at.withToken(short);
    const { phoneNumber } = await account.unconfirmedPhone();
    await account.sendActivationCode({ phoneNumber });
    const confirmationCode = await newestIn(at, phoneNumber);
    const { session } = await account.confirmActivation({ phoneNumber, confirmationCode });
    return session ?? { token: '' };
  },
  async 'zofia.kozlowska'(at, short) {
    const { account } = at.withToken(short);
    await account.sendMergeCode();
    const { email } = await at.provider.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', 'account-2018')
      .executeTakeFirstOrThrow();
    const { session } = await account.merge({ confirmationCode: await newestIn(at, email ?? '') });
    return session;
  },
};

describeEachProvider(
  'sign-in with the e-government identity system',
  (provider) => {
    it('is offered by the settings, with the only origin to which a browser is led', async () => {
      const at = provider();
      expect((await at.guest().settings.login()).eGovernment).toEqual({
        x: 'pz',
        origin: 'http://identity.example',
      });
      const { status, headers } = await at.guest().epuap.sso({ state: newState() });
      expect([status, new URL(headers.location).origin]).toEqual([302, 'http://identity.example']);
    });

    it('lets in the person whose PESEL is proved, once', async () => {
      const at = provider();
      const pesel = await peselOf(at, 'jan.nowak');
      const state = newState();
      const code = await codeOf(at, pesel, state);
      const path = await confirm(at, { state, code });
      const [entry = ''] = entriesOf(path);
      expect(path).toBe(`/epuap/success?entry=${entry}`);
      expect(path).not.toContain(pesel);
      const { token } = await at.guest().account.enter({ code: entry });
      expect((await at.withToken(token).account.get()).username).toBe('jan.nowak');
      await expectRefusal(at.guest().account.enter({ code: entry }), 'BAD_TOKEN');
    });

    it('takes an answer once, and only from the browser that asked for it', async () => {
      const at = provider();
      const pesel = await peselOf(at, 'anna.kowalska');
      const state = newState();
      const code = await codeOf(at, pesel, state);
      expect(await confirm(at, { state: newState(), code })).toBe('/epuap/error');
      const again = await codeOf(at, pesel, state);
      expect(await confirm(at, { state, code: again })).toMatch(/^\/epuap\/success/);
      expect(await confirm(at, { state, code: again })).toBe('/epuap/error');
      expect(await confirm(at, { state, code: await codeOf(at, pesel, state) })).toBe('/epuap/error');
    });

    it('offers each account of a person, and none of their wards or of a link that is over', async () => {
      const at = provider();
      const pesel = await peselOf(at, 'stanislaw.wojcik');
      expect(entriesOf(await provenAs(at, pesel))).toHaveLength(1);
      const { patient_id } = await at.provider.db
        .selectFrom('account_patients')
        .select('patient_id')
        .where('account_id', '=', 'account-2006')
        .executeTakeFirstOrThrow();
      const another = { account_id: 'account-2005', patient_id, role: 'PATIENT', link_state: 'C' } as const;
      await at.provider.db
        .insertInto('account_patients')
        .values({ ...another, linked_at: 0, ended_at: null })
        .execute();
      const entries = entriesOf(await provenAs(at, pesel));
      const usernames = await Promise.all(
        entries.map(async (code) => (await at.guest().account.entry({ code })).username),
      );
      expect(usernames).toEqual(['ewa.dabrowska', 'stanislaw.wojcik']);
    });

    it('says who is blocked, here or there, who does not want it, and who is not known', async () => {
      const at = provider();
      const blocked = await peselOf(at, 'tomasz.lewandowski');
      expect(await provenAs(at, blocked)).toBe('/epuap/error?code=3');
      expect(await confirm(at, { state: newState(), error: 'account_blocked' })).toBe('/epuap/error?code=3');
      expect(await confirm(at, { state: newState(), error: 'access_denied' })).toBe('/epuap/error?code=2');
      expect(await confirm(at, { state: newState(), error: 'server_error' })).toBe('/epuap/error');
      expect(await confirm(at, { state: newState(), code: 'made-up' })).toBe('/epuap/error');
      expect(await confirm(at, { state: newState() })).toBe('/epuap/error');
      expect(await provenAs(at, '00000000000')).toMatch(/^\/epuap\/no-account\?proof=[\w-]{32}$/);
    });

    it('stops at a state of the account as a password does', async () => {
      const at = provider();
      const refusal = await refusalOf(enterAs(at, 'adam.piotrowski'));
      expect(refusal).toMatchObject({ code: 'ACCOUNT_STATE', data: { errorCode: 'MUST_CHANGE_PASSWORD' } });
    });

    it('has a sign-out there, with a handle that is good once and is no session’s id (C-06)', async () => {
      const at = provider();
      const { token } = await enterAs(at, 'anna.kowalska');
      const { slo } = await at.withToken(token).account.signOut();
      if (!slo) throw new Error('no handle');
      expect(slo.x).toBe('pz');
      const row = at.provider.db.selectFrom('entry_codes').selectAll().where('kind', '=', 'SIGN_OUT');
      const { identity_session: session } = await row.executeTakeFirstOrThrow();
      expect(slo.sessionId).not.toContain(session);

      const lead = async (asked: { x: string; sessionId: string }) =>
        (await at.guest().epuap.slo(asked)).headers.location;
      const address = new URL(await lead(slo));
      expect(address.origin).toBe('http://identity.example');
      expect(address.searchParams.get('logout_hint')).toBe(session);
      expect(await lead(slo)).toBe(`${PORTAL}/login?signedOut=error`);
      expect(await lead({ ...slo, sessionId: 'x'.repeat(32) })).toBe(`${PORTAL}/login?signedOut=error`);
    });

    it('is there for who signs out before a state of the account is mended', async () => {
      const at = provider();
      const short = at.withToken(await shortTokenOf(at, 'zofia.kozlowska')).account;
      const { slo } = await short.signOut();
      expect((await at.guest().epuap.slo(slo ?? { x: '', sessionId: '' })).headers.location).toMatch(
        /^http:\/\/identity\.example\//,
      );
      expect(await short.signOut()).toEqual({ signedOut: true });
    });

    it('is not lost when the state is mended, by whatever way', async () => {
      for (const [username, mended] of Object.entries(MENDED)) {
        const at = provider();
        const short = await shortTokenOf(at, username);
        const { token } = await mended(at, short);
        const answer = await at.withToken(token).account.signOut();
        expect(answer, username).toMatchObject({ signedOut: true, slo: { x: 'pz' } });
      }
    });

    it('is of no concern to who has signed in with a password', async () => {
      const client = await provider().as('jan.nowak');
      expect(await client.account.signOut()).toEqual({ signedOut: true });
    });

    it('is off when the settings say so', async () => {
      const at = provider();
      const set = (isOn: boolean) =>
        at.provider.db
          .insertInto('settings')
          .values({ key: 'eGovernment', value: JSON.stringify({ isOn }) })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify({ isOn }) }))
          .execute();
      await set(false);
      expect((await at.guest().settings.login()).eGovernment).toBeUndefined();
      const { headers } = await at.guest().epuap.sso({ state: newState() });
      expect(headers.location).toBe(`${PORTAL}/epuap/error`);
      await set(true);
    });
  },
  { identity: standIn.system },
);
