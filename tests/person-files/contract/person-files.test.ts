import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { createStore } from '#provider/core/store.ts';
import type { Scan } from '#provider/core/scanner/index.ts';
import { EICAR, fileOf, heic, jpeg, page, pdf, png, pngText } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const OLEKSANDR = 'patient-1008';
const SEEDED = 'person-file-9501';
const JAN = 'patient-1001';
const MOST = 5_242_880;

/** As a scanner that knows the one virus. */
const scan: Scan = (bytes) =>
  Promise.resolve(bytes.includes(EICAR) ? { kind: 'infected', virus: 'Eicar' } : { kind: 'clean' });

const adding =
  ({ personFiles }: ProviderClient, patientId: string) =>
  (bytes: Buffer, filename = 'karta.pdf') =>
    personFiles.add({ patientId, filename, file: fileOf(bytes, filename) });

const namesOf = async ({ personFiles }: ProviderClient, patientId: string) =>
  (await personFiles.list({ patientId })).map(({ filename }) => filename);

/** A picture of exactly so many bytes, most of them a comment. */
const pngOfSize = (bytes: number) => png(pngText('x'.repeat(bytes - png(pngText('')).length)));

describeEachProvider(
  'files of a person',
  (at) => {
    const settings = async (changed: object) => {
      const { db } = at().provider;
      await db.deleteFrom('settings').where('key', '=', 'registration').execute();
      await db
        .insertInto('settings')
        .values({ key: 'registration', value: JSON.stringify(changed) })
        .execute();
    };
    beforeEach(() => settings({ attachmentsVisible: true, attachmentsRequired: false }));

    it('are kept with their bytes, listed, handed out and removed, each with its entry in the audit', async () => {
      const jan = await at().as('jan.nowak');
      const added = await adding(jan, JAN)(pdf(), 'Upoważnienie – „zażółć”.pdf');
      expect(added).toMatchObject({ type: 'application/pdf', size: pdf().length, isRemovable: true });
      expect(await jan.personFiles.list({ patientId: JAN })).toEqual([added]);
      const file = await jan.personFiles.get({ patientId: JAN, attId: added.id });
      expect([file.name, file.type]).toEqual([added.filename, 'application/pdf']);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());

      expect(await jan.personFiles.remove({ patientId: JAN, id: added.id })).toEqual({ removed: true });
      await expectRefusal(jan.personFiles.remove({ patientId: JAN, id: added.id }), 'NOT_FOUND');
      await expectRefusal(jan.personFiles.get({ patientId: JAN, attId: added.id }), 'NOT_FOUND');
      const { db } = at().provider;
      const entries = await db.selectFrom('audit').select('action').where('object', '=', added.id).execute();
      const actions = entries.map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['personFiles.add', 'personFiles.remove']));
    });

    it('are handed out by the very pair of person and file alone', async () => {
      const { as } = at();
      const oleksandr = await as('oleksandr.kovalenko');
      const anna = await as('anna.kowalska');
      expect((await oleksandr.personFiles.get({ patientId: OLEKSANDR, attId: SEEDED })).size).toBeGreaterThan(
        0,
      );
      const ofJan = (await adding(await as('jan.nowak'), JAN)(png(), 'a.png')).id;
      for (const ask of [
        () => anna.personFiles.get({ patientId: OLEKSANDR, attId: SEEDED }),
        () => anna.personFiles.get({ patientId: 'patient-1003', attId: SEEDED }),
        () => oleksandr.personFiles.get({ patientId: OLEKSANDR, attId: ofJan }),
        () => oleksandr.personFiles.get({ patientId: JAN, attId: SEEDED }),
        () => oleksandr.personFiles.get({ patientId: JAN, attId: ofJan }),
        () => oleksandr.personFiles.get({ patientId: OLEKSANDR, attId: 'none' }),
        () => anna.personFiles.list({ patientId: OLEKSANDR }),
        () => anna.personFiles.remove({ patientId: OLEKSANDR, id: SEEDED }),
        () => adding(anna, OLEKSANDR)(pdf()),
      ])
        await expectRefusal(ask(), 'NOT_FOUND');
      await (await as('jan.nowak')).personFiles.remove({ patientId: JAN, id: ofJan });
    });

    it('are judged by their bytes, and bounded by size and number', async () => {
      const jan = await at().as('jan.nowak');
      const add = adding(jan, JAN);
      const reasonOf = async (bytes: Buffer, filename: string) =>
        ((await refusalOf(add(bytes, filename))).data as { reason: string }).reason;
      expect(await reasonOf(page(), 'wynik.pdf')).toBe('TYPE');
      expect(await reasonOf(heic(), 'zdjęcie.heic')).toBe('HEIC');
      expect(await reasonOf(Buffer.alloc(0), 'pusty')).toBe('EMPTY');
      expect(await reasonOf(pngOfSize(MOST + 1), 'duży.png')).toBe('TOO_LARGE');
      expect(pngOfSize(MOST).length).toBe(MOST);
      expect(await add(pngOfSize(MOST), 'największy.png')).toMatchObject({ type: 'image/png' });
      expect(await add(png(), 'skan.txt')).toMatchObject({ type: 'image/png' });
      await add(jpeg(), 'c.jpg');
      await add(pdf(), 'd.pdf');
      await add(pdf(), 'D.pdf');
      expect(await reasonOf(pdf(), 'e.pdf')).toBe('TOO_MANY');
      expect(await namesOf(jan, JAN)).toEqual(expect.arrayContaining(['d.pdf', 'D (2).pdf', 'skan.txt']));
      for (const { id } of await jan.personFiles.list({ patientId: JAN }))
        await jan.personFiles.remove({ patientId: JAN, id });
    });

    it('stay while one is required and it is the last (A-65)', async () => {
      await settings({ attachmentsRequired: true });
      const { personFiles, ...rest } = await at().as('oleksandr.kovalenko');
      const only = { patientId: OLEKSANDR, id: SEEDED };
      await expectRefusal(personFiles.remove(only), 'REQUIRED');
      const added = await adding({ personFiles, ...rest }, OLEKSANDR)(pdf());
      const both = [only, { patientId: OLEKSANDR, id: added.id }];
      const outcomes = await Promise.allSettled(both.map((one) => personFiles.remove(one)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await personFiles.list({ patientId: OLEKSANDR })).toHaveLength(1);
    });

    it('are asked for when a person is changed, where one is required; not of an address alone (A§5, B§2)', async () => {
      await settings({ attachmentsRequired: true });
      const jan = await at().as('jan.nowak');
      const address = { houseNumber: '5', postalCode: '20-012', city: 'Lublin' };
      const whole = { id: JAN, address, correspondenceAddress: null };
      for (const { id } of await jan.personFiles.list({ patientId: JAN }))
        await at().provider.db.deleteFrom('person_files').where('id', '=', id).execute();
      await expectRefusal(jan.patients.update(whole), 'FILE_REQUIRED');
      expect((await jan.patients.update({ id: JAN, address })).id).toBe(JAN);
      const { id } = await adding(jan, JAN)(pdf());
      expect((await jan.patients.update(whole)).id).toBe(JAN);
      await settings({ attachmentsVisible: true });
      await jan.personFiles.remove({ patientId: JAN, id });
    });

    it('are neither added nor removed where the unit takes none, nor handed out', async () => {
      await settings({ attachmentsVisible: false, attachmentsRequired: false });
      const oleksandr = await at().as('oleksandr.kovalenko');
      const [kept] = await oleksandr.personFiles.list({ patientId: OLEKSANDR });
      await expectRefusal(adding(oleksandr, OLEKSANDR)(pdf()), 'CLOSED');
      await expectRefusal(oleksandr.personFiles.remove({ patientId: OLEKSANDR, id: kept!.id }), 'CLOSED');
      await expectRefusal(oleksandr.personFiles.get({ patientId: OLEKSANDR, attId: kept!.id }), 'NOT_FOUND');
    });

    it('with a virus leave nothing', async () => {
      const jan = await at().as('jan.nowak');
      const before = await namesOf(jan, JAN);
      const { code, data } = await refusalOf(adding(jan, JAN)(pdf(EICAR)));
      expect({ code, data }).toEqual({ code: 'FILE_REFUSED', data: { reason: 'INFECTED' } });
      expect(await namesOf(jan, JAN)).toEqual(before);
    });
  },
  { scan },
);

describeEachProvider('papers that come with a registration', (at) => {
  const waiting = ({ personFiles }: ProviderClient, filename: string, ids: string[] = []) =>
    personFiles.addWaiting({ filename, file: fileOf(pdf(), filename), with: ids });

  it('wait for the account alone, are seen by it and by the person, and are removed by it alone', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const jan = await as('jan.nowak');
    const first = await waiting(anna, 'postanowienie.pdf');
    const second = await waiting(anna, 'postanowienie.pdf', [first.id]);
    expect(second.filename).toBe('postanowienie (2).pdf');
    await expectRefusal(jan.personFiles.removeWaiting({ id: first.id }), 'NOT_FOUND');
    await anna.personFiles.removeWaiting({ id: second.id });

    const store = createStore(provider.db);
    const claim = { ids: [first.id, second.id], patientId: 'patient-1007' };
    expect(await store.personFiles.attach({ ...claim, accountId: 'account-2001' })).toBe(0);
    expect(await store.personFiles.attach({ ...claim, accountId: 'account-2002' })).toBe(1);

    const own = await as('stanislaw.wojcik');
    expect(await own.personFiles.list({ patientId: 'patient-1007' })).toMatchObject([
      { id: first.id, isRemovable: false },
    ]);
    await expectRefusal(own.personFiles.remove({ patientId: 'patient-1007', id: first.id }), 'NOT_FOUND');
    await expectRefusal(anna.personFiles.list({ patientId: 'patient-1007' }), 'NOT_FOUND');
  });

  it('wait no longer than a draft', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const { id } = await waiting(anna, 'stary.pdf');
    const { db } = provider;
    await db.updateTable('waiting_person_files').set({ created_at: 0 }).where('id', '=', id).execute();
    await waiting(anna, 'nowy.pdf');
    await expectRefusal(anna.personFiles.removeWaiting({ id }), 'NOT_FOUND');
  });
});
