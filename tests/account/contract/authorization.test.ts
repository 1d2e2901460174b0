import { unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import type { SignatureReason } from '#contract/account/calls/authorization.ts';
import { waitingList } from '#provider/account/bench/to-confirm/pages.ts';
import { staffAuthorizationsOf } from '#provider/account/store/staff-authorizations.ts';
import { createAuthority, type Holder } from '#provider/core/signatures/made-up/authority.ts';
import { FORMATS, signedFile, type Format } from '#provider/core/signatures/made-up/signed-file.ts';
import { describeEachEngine, describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const PIOTR = 'account-2003';
const authority = createAuthority();
const options = { signatures: { madeUp: authority } };
type Signing = Omit<Parameters<typeof signedFile>[0], 'authority' | 'content' | 'holder' | 'at'>;

describeEachProvider(
  'a document that proves who somebody is',
  (at) => {
    afterEach(() => restore(at()));
    const piotr = async () => (await at().as('piotr.zielinski')).account;

    it('is the own account’s alone, and the same as long as the data are', async () => {
      const account = await piotr();
      const first = await documentOf(at());
      expect(Buffer.from(first.bytes).toString('latin1')).toMatch(/\/Lang \(pl\)|\/MarkInfo/);
      expect(await documentOf(at())).toEqual(first);
      const { state, signing, document } = await account.authorization();
      expect([state, signing]).toEqual(['OPEN', 'TRIAL']);
      expect(document).toMatchObject({
        size: first.bytes.length,
        person: { name: 'Piotr', lastName: 'Zieliński' },
      });
      expect(document?.replaced).toBeUndefined();
      for (const id of ['account-2001', 'account-9'])
        expect((await refusalOf(account.authorizationDocument({ id }))).code).toBe('NOT_FOUND');
      expect((await refusalOf(at().guest().account.authorizationDocument({ id: PIOTR }))).code).toBe(
        'UNAUTHORIZED',
      );
    });

    it('is another one once the data have changed or 30 days have gone, and the old one counts no more', async () => {
      const account = await piotr();
      const before = await account.authorization();
      const old = await signedBy(at(), {});
      await rename(at(), 'Zielinski');
      const after = await (await piotr()).authorization();
      expect(after.document?.replaced).toBe('DATA');
      expect(after.document?.reference).not.toBe(before.document?.reference);
      expect(await (await piotr()).verifySignature(old)).toMatchObject({
        outcome: 'NEGATIVE',
        reason: 'DOCUMENT_REPLACED',
      });

      const inTime = await signedBy(at(), {});
      const late = await signedBy(at(), { format: 'CAdES' });
      await age(at(), 30);
      expect(await (await piotr()).verifySignature(inTime)).toMatchObject({ outcome: 'VALID' });
      await age(at(), 1);
      expect(await (await piotr()).verifySignature(late)).toMatchObject({ reason: 'DOCUMENT_OVER' });
      expect((await (await piotr()).authorization()).document?.replaced).toBe('AGE');
    });

    it('is there neither for who is confirmed nor for an account without a patient of its own', async () => {
      const jan = (await at().as('jan.nowak')).account;
      expect(await jan.authorization()).toEqual({ state: 'AUTHORIZED', signing: 'TRIAL', files: [] });
      expect((await refusalOf(jan.authorizationDocument({ id: 'account-2001' }))).code).toBe('NOT_FOUND');
      const ewa = (await at().as('ewa.dabrowska')).account;
      expect(await ewa.authorization()).toMatchObject({ state: 'NO_PATIENT' });
      const { id } = await ewa.get();
      expect((await refusalOf(ewa.authorizationDocument({ id }))).code).toBe('NOT_FOUND');
      const file = new File(['%PDF-1.7'], 'a.pdf');
      await expectRefusal(ewa.verifySignature({ filename: 'a.pdf', file }), 'CLOSED');
    });

    it.each(FORMATS)('signed as %s by its owner waits for the staff, or is enough', async (format) => {
      const account = await piotr();
      const file = await signedBy(at(), { format });
      expect(await account.verifySignature(file)).toMatchObject({ outcome: 'VALID', next: 'STAFF' });
      expect((await account.get()).type).toBe('UNAUTHORIZED');
      await setEnough(at(), true);
      const another = await signedBy(at(), { format });
      expect(await account.verifySignature(another)).toMatchObject({ outcome: 'VALID', next: 'AUTHORIZED' });
      expect((await (await piotr()).get()).type).toBe('AUTHORIZED');
      expect((await (await piotr()).authorization()).files.map(({ state }) => state)).not.toContain(
        'WAITING',
      );
      const patients = await (await at().as('piotr.zielinski')).patients.list();
      expect(patients.every(({ authorized }) => authorized)).toBe(true);
    });

    const NEGATIVE: readonly (readonly [Format, Partial<Signing>, SignatureReason])[] = [
      ...FORMATS.map((format) => [format, { spoil: 'CHANGED' }, 'CHANGED'] as const),
      ['PAdES', { kind: 'EXPIRED' }, 'EXPIRED'],
      ['XAdES', { kind: 'REVOKED' }, 'REVOKED'],
      ['CAdES', { kind: 'FOREIGN' }, 'UNKNOWN_ISSUER'],
      ['PAdES', { spoil: 'UNSIGNED' }, 'NO_SIGNATURE'],
      ['ASiC-E', { spoil: 'CUT' }, 'UNREADABLE'],
    ];
    it.each(NEGATIVE)('signed as %s, %o, is negative: %s', async (format, signing, reason) => {
      await setEnough(at(), true);
      const account = await piotr();
      const file = await signedBy(at(), { format, ...signing });
      const found = await account.verifySignature(file);
      expect(found).toEqual({ filename: file.filename, outcome: 'NEGATIVE', reason, next: 'AGAIN' });
      expect((await account.get()).type).toBe('UNAUTHORIZED');
      expect((await account.authorization()).files[0]).toMatchObject({ state: 'REFUSED', reason });
    });

    it('signed by another person is negative, and so is another’s that its own owner has signed', async () => {
      await setEnough(at(), true);
      const account = await piotr();
      const anna = { name: 'Anna', lastName: 'Kowalska', pesel: '85072612345', birthDate: '1985-07-26' };
      const byAnother = await signedBy(at(), {}, anna);
      expect(await account.verifySignature(byAnother)).toMatchObject({ reason: 'ANOTHER_PERSON' });
      await at()
        .provider.db.updateTable('accounts')
        .set({ type: 'UNAUTHORIZED' })
        .where('id', '=', 'account-2001')
        .execute();
      const jans = await signedBy(at(), {}, await holderOf(at(), 'patient-1001'), {
        who: 'jan.nowak',
        id: 'account-2001',
      });
      expect(await account.verifySignature(jans)).toMatchObject({ reason: 'CHANGED' });
    });

    it('goes to the staff where nobody can say: no list of revoked ones, or no PESEL; other names are another person', async () => {
      await setEnough(at(), true);
      const account = await piotr();
      const unlisted = await signedBy(at(), { format: 'XAdES', kind: 'NO_LIST' });
      expect(await account.verifySignature(unlisted)).toMatchObject({ outcome: 'UNCHECKED', next: 'STAFF' });
      const unnumbered = await signedBy(at(), { kind: 'NO_PESEL' });
      expect(await account.verifySignature(unnumbered)).toMatchObject({ outcome: 'VALID', next: 'STAFF' });
      const holder = { ...(await holderOf(at(), 'patient-1005')), birthDate: '1950-01-01' };
      const older = await signedBy(at(), { kind: 'NO_PESEL' }, holder);
      expect(await account.verifySignature(older)).toMatchObject({ reason: 'ANOTHER_PERSON' });
      expect((await account.get()).type).toBe('UNAUTHORIZED');
    });

    it('with a file that the signature does not cover: it is named, to the owner and to the staff', async () => {
      const account = await piotr();
      const { file, filename } = await signedBy(at(), { format: 'ASiC-E' });
      const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
      const bytes = new Uint8Array(zipSync({ ...files, 'inny.pdf': new Uint8Array([1]) }));
      const uncovered = ['inny.pdf'];
      const sent = { filename, file: new File([bytes], filename) };
      expect(await account.verifySignature(sent)).toMatchObject({ outcome: 'VALID', uncovered });
      expect((await account.authorization()).files[0]).toMatchObject({ state: 'WAITING', uncovered });
      const [row] = await staffAuthorizationsOf(at().provider.db).waiting(1);
      const html = (await waitingList({ rows: row ? [row] : [] })).replaceAll(/\s+/g, ' ');
      expect(html).toContain('Tego pliku podpis nie obejmuje:</strong> inny.pdf');
      const whole = await signedBy(at(), { format: 'CAdES' });
      expect((await account.verifySignature(whole)).uncovered).toBeUndefined();
    });

    it('sent twice is one case, and once it is enough another file is named and kept no more', async () => {
      const account = await piotr();
      const file = await signedBy(at(), {});
      const spoiled = await signedBy(at(), { spoil: 'CHANGED' });
      const before = (await account.authorization()).files.length;
      await account.verifySignature(file);
      await account.verifySignature({ ...file, filename: 'inna-nazwa.pdf' });
      expect((await account.authorization()).files).toHaveLength(before + 1);
      await setEnough(at(), true);
      expect(await account.verifySignature(file)).toMatchObject({ next: 'AUTHORIZED' });
      expect(await account.verifySignature(spoiled)).toMatchObject({
        outcome: 'NEGATIVE',
        next: 'AUTHORIZED',
      });
      expect((await account.authorization()).files).toHaveLength(before + 1);
    });

    it('is refused by its size, and by nobody without a session', async () => {
      const account = await piotr();
      const empty = { filename: 'a.pdf', file: new File([], 'a.pdf') };
      await expectRefusal(account.verifySignature(empty), 'FILE_REFUSED', { reason: 'EMPTY' });
      const large = { filename: 'a.pdf', file: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf') };
      await expectRefusal(account.verifySignature(large), 'FILE_REFUSED', { reason: 'TOO_LARGE' });
      const guest = at()
        .guest()
        .account.verifySignature({ filename: 'a.pdf', file: new File(['x'], 'a.pdf') });
      expect((await refusalOf(guest)).code).toBe('UNAUTHORIZED');
    });
  },
  options,
);

describeEachEngine(
  'the same signed file sent many times at once',
  (at) => {
    it('is one case, and a document opened many times at once is one', async () => {
      const account = (await at().as('piotr.zielinski')).account;
      const all = await Promise.all(Array.from({ length: 10 }, () => account.authorization()));
      expect(new Set(all.map(({ document }) => document?.reference)).size).toBe(1);
      const file = await signedBy(at(), {});
      await Promise.all(Array.from({ length: 10 }, () => account.verifySignature(file)));
      const { files } = await account.authorization();
      expect(files.filter(({ state }) => state === 'WAITING')).toHaveLength(1);
    });
  },
  options,
);

describeEachProvider('where signatures are believed by nobody', (at) => {
  it('the unit’s way alone is offered', async () => {
    const { account } = await at().as('piotr.zielinski');
    expect(await account.authorization()).toMatchObject({ signing: 'NONE', state: 'OPEN' });
    const file = new File(['%PDF-1.7'], 'a.pdf');
    await expectRefusal(account.verifySignature({ filename: 'a.pdf', file }), 'CLOSED');
  });
});

/** As nobody has sent anything; the sessions go on. */
async function restore({ provider: { db } }: TestProvider) {
  await db.deleteFrom('signed_files').execute();
  await db.deleteFrom('authorization_documents').execute();
  await db.updateTable('accounts').set({ type: 'UNAUTHORIZED' }).where('id', '=', PIOTR).execute();
  await db.updateTable('accounts').set({ type: 'AUTHORIZED' }).where('id', '=', 'account-2001').execute();
  const piotr = { authorized: 0, last_name: 'Zieliński' } as const;
  await db.updateTable('patients').set(piotr).where('id', '=', 'patient-1005').execute();
  await setEnough({ provider: { db } }, false);
}

/** The documents are so many days older. */
const age = ({ provider: { db } }: TestProvider, days: number) =>
  db
    .updateTable('authorization_documents')
    .set((eb) => ({ made_at: eb('made_at', '-', days * 24 * 60 * 60_000) }))
    .execute();

async function documentOf(at: TestProvider, { who = 'piotr.zielinski', id = PIOTR } = {}) {
  const file = await (await at.as(who)).account.authorizationDocument({ id });
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function holderOf({ provider: { db } }: TestProvider, id: string): Promise<Holder> {
  const patient = await db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    name: patient.name,
    lastName: patient.last_name,
    pesel: patient.national_id,
    birthDate: patient.birth_date,
  };
}

/** Piotr's document, or another's, as somebody has signed it. */
async function signedBy(at: TestProvider, signing: Partial<Signing>, holder?: Holder, whose = {}) {
  const { bytes } = await documentOf(at, whose);
  const { bytes: made, name } = await signedFile({
    ...{ authority, at: at.clock.now(), content: bytes, format: 'PAdES', ...signing },
    holder: holder ?? (await holderOf(at, 'patient-1005')),
  });
  return { filename: name, file: new File([new Uint8Array(made)], name) };
}

const rename = ({ provider: { db } }: TestProvider, lastName: string) =>
  db.updateTable('patients').set({ last_name: lastName }).where('id', '=', 'patient-1005').execute();

async function setEnough(
  { provider: { db } }: { provider: Pick<TestProvider['provider'], 'db'> },
  confIdentQualifiedCert: boolean,
) {
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'registration')
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(JSON.parse(value) as object), confIdentQualifiedCert });
  await db.updateTable('settings').set({ value: changed }).where('key', '=', 'registration').execute();
}
