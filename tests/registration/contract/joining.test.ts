import { beforeEach, expect, it } from 'vitest';
import { JOINED, OF_LINK, STAYING } from '#provider/account/store/joining.ts';
import { createBench } from '#provider/bench/index.ts';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import { signedFile } from '#provider/core/signatures/made-up/signed-file.ts';
import { changeRegistration, peselOfPatient } from '#tests/enrolment/people.ts';
import { describeEachEngine, describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import {
  freshPesel,
  messagesTo,
  openAll,
  PASSWORD,
  registered,
  registrationOf,
} from '#tests/registration/guests.ts';

const JAN = { patient: 'patient-1001', account: 'account-2001', email: 'jan.nowak@example.com' };
const PORTAL = 'https://portal.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const authority = createAuthority();

/** Somebody who registers with Jan's PESEL, lets themselves in, and is at the portal. */
async function doubted(at: TestProvider, names: object = {}) {
  const sent = await registrationOf(at, { pesel: await peselOfPatient(at, JAN.patient) });
  const { username } = await registered(at, {
    ...sent,
    account: { ...sent.account, ...names },
    patient: { ...sent.patient, ...names },
  });
  const { token } = await at.guest().account.signIn({ username, password: PASSWORD });
  const client = at.withToken(token);
  const [own] = await client.patients.list();
  return {
    username,
    client,
    patientId: own?.id ?? '',
    birthDate: own?.birthDate ?? '',
    id: (await client.account.get()).id,
  };
}

const staffOf = ({ provider, clock }: TestProvider) => {
  const told = { clock, log: quiet, portalOrigin: PORTAL };
  const bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  return {
    page: async (path: string) => (await bench.request(path, { headers })).text(),
    post: async (path: string, fields: Record<string, string>) =>
      (await bench.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })).status,
  };
};

const peopleOf = async ({ client }: Awaited<ReturnType<typeof doubted>>) =>
  (await client.patients.list()).map(({ id, authorized }) => [id, authorized]);

describeEachProvider(
  'somebody who registered with the PESEL of a record',
  (at) => {
    beforeEach(async () => {
      await openAll(at());
      await changeRegistration(at(), { confIdentQualifiedCert: true });
      at().clock.advance('PT25H');
    });

    it('is joined with it by the unit, once, with what was made meanwhile, and its owner is told', async () => {
      const somebody = await doubted(at());
      const { db } = at().provider;
      const before = (await messagesTo(at(), JAN.email)).length;
      const { page, post } = staffOf(at());
      const shown = await page('/registrations');
      expect(shown).toContain('Połącz z kartoteką: Jan Nowak');
      const [, id = ''] = /registrations\/join[^]*?name="id" value="(\w+)"/.exec(shown) ?? [];
      expect(await post('/registrations/join', { id })).toBe(303);
      expect(await peopleOf(somebody)).toEqual([[JAN.patient, true]]);
      expect((await somebody.client.account.get()).type).toBe('AUTHORIZED');
      const consents = db.selectFrom('registration_consents').select('patient_id');
      expect(await consents.where('account_id', '=', somebody.id).execute()).toEqual([
        { patient_id: JAN.patient },
      ]);
      expect((await messagesTo(at(), JAN.email)).length).toBeGreaterThan(before);
      expect(await page('/registrations')).not.toContain('Połącz z kartoteką');
      expect(await post('/registrations/join', { id })).toBe(409);
      expect(await peopleOf(somebody)).toEqual([[JAN.patient, true]]);
      const ofJan = db.selectFrom('account_patients').select('link_state');
      const own = ofJan.where('account_id', '=', JAN.account).where('patient_id', '=', JAN.patient);
      expect(await own.execute()).toEqual([{ link_state: 'C' }]);
    });

    it('is joined with it at the desk by the name to sign in with', async () => {
      const somebody = await doubted(at());
      expect(await staffOf(at()).post('/to-confirm', { username: somebody.username })).toBe(303);
      expect(await peopleOf(somebody)).toEqual([[JAN.patient, true]]);
    });

    it('is joined with it by a signature that names the PESEL, and waits for the unit with one that does not', async () => {
      const names = { name: 'Katarzyna', lastName: 'Lis' };
      const sign = async (somebody: Awaited<ReturnType<typeof doubted>>, pesel: string | null) => {
        const { account } = somebody.client;
        const file = await account.authorizationDocument({ id: somebody.id });
        const content = new Uint8Array(await file.arrayBuffer());
        const holder = { ...names, pesel, birthDate: somebody.birthDate };
        const now = at().clock.now();
        const made = await signedFile({ authority, at: now, content, format: 'PAdES', holder });
        const signed = new File([new Uint8Array(made.bytes)], made.name);
        return account.verifySignature({ filename: made.name, file: signed });
      };
      const impostor = await doubted(at());
      expect(await sign(impostor, null)).toMatchObject({ outcome: 'VALID', next: 'STAFF' });
      expect((await peopleOf(impostor))[0]?.[1]).toBe(false);
      expect((await impostor.client.account.get()).type).toBe('UNAUTHORIZED');

      const somebody = await doubted(at());
      const pesel = await peselOfPatient(at(), JAN.patient);
      expect(await sign(somebody, pesel)).toMatchObject({ outcome: 'VALID', next: 'AUTHORIZED' });
      expect(await peopleOf(somebody)).toEqual([[JAN.patient, true]]);
      expect(await peopleOf(impostor)).toEqual([[impostor.patientId, false]]);
    });

    it('is joined with nobody whom the unit has not seen either', async () => {
      const pesel = freshPesel();
      const enter = async () => {
        const { username } = await registered(at(), await registrationOf(at(), { pesel }));
        const { token } = await at().guest().account.signIn({ username, password: PASSWORD });
        return { username, client: at().withToken(token) };
      };
      const first = await enter();
      const second = await enter();
      const { page, post } = staffOf(at());
      expect(await page('/registrations')).not.toContain('Połącz z kartoteką: Katarzyna');
      expect(await post('/to-confirm', { username: second.username })).toBe(303);
      const ids = async ({ client }: typeof first) => (await client.patients.list()).map(({ id }) => id);
      expect(await ids(second)).not.toEqual(await ids(first));
    });
  },
  { signatures: { madeUp: authority } },
);

describeEachEngine('a table that says whose a row is', (at) => {
  it('goes with somebody who is joined, or stays, and it is said which', async () => {
    const tables = await at().provider.db.introspection.getTables();
    const ofPatients = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'patient_id'))
      .map(({ name }) => name);
    const said: readonly string[] = [...JOINED, ...OF_LINK, ...STAYING];
    expect([...new Set(ofPatients)].sort()).toEqual([...said].sort());
  });
});
