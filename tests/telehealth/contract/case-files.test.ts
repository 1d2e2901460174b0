import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { Scan } from '#provider/core/scanner/index.ts';
import { EICAR, fileOf, page, pdf, png, pngText } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { ANNA, JAN, KEY } from './scene.ts';

const MOST = 5_242_880;
const CASE = { ...JAN, caseId: 'case-6501' };
const OTHER = { ...JAN, caseId: 'case-6591' };
const OVER = 'teleconsultation-6001';

/** As a scanner that knows the one virus. */
const scan: Scan = (bytes) =>
  Promise.resolve(bytes.includes(EICAR) ? { kind: 'infected', virus: 'Eicar' } : { kind: 'clean' });

/** A picture of exactly so many bytes, most of them a comment. */
const pngOfSize = (bytes: number) => png(pngText('x'.repeat(bytes - png(pngText('')).length)));

const adding =
  ({ caseFiles }: ProviderClient, of = CASE, key = KEY) =>
  (bytes: Buffer, filename = 'pomiary.pdf', copyOf?: string) =>
    caseFiles.add({ ...of, filename, file: fileOf(bytes, filename), key, copyOf });

describeEachProvider(
  'files of a case',
  (at) => {
    it('are kept with their bytes, handed out and removed, by the very case and patient alone', async () => {
      const jan = await at().as('jan.nowak');
      const { caseFiles } = jan;
      const added = await adding(jan)(pdf(), 'Wyniki – „zażółć”.pdf');
      expect(added).toMatchObject({ type: 'application/pdf', size: pdf().length });
      const key = { ...CASE, attachmentId: added.attachmentId };
      const file = await caseFiles.get(key);
      expect([file.name, file.type]).toEqual([added.fileName, 'application/pdf']);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());

      const anna = await at().as('anna.kowalska');
      const attempts = [
        [anna, key],
        [anna, { ...key, ...ANNA }],
        [jan, { ...key, caseId: OTHER.caseId }],
        [jan, { ...key, attachmentId: 'none' }],
        [jan, { ...key, accountId: ANNA.accountId }],
      ] as const;
      for (const [client, wrong] of attempts) {
        await expectRefusal(client.caseFiles.get(wrong), 'NOT_FOUND');
        await expectRefusal(client.caseFiles.remove(wrong), 'NOT_FOUND');
      }
      await expectRefusal(adding(anna, { ...CASE, ...ANNA })(pdf()), 'NOT_FOUND');
      expect(await caseFiles.remove(key)).toEqual({ removed: true });
      await expectRefusal(caseFiles.remove(key), 'NOT_FOUND');
      await expectRefusal(caseFiles.get(key), 'NOT_FOUND');
      const { db } = at().provider;
      const entries = await db
        .selectFrom('audit')
        .select('action')
        .where('object', '=', added.attachmentId)
        .execute();
      expect(entries.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['caseFiles.add', 'caseFiles.remove']),
      );
    });

    it('are judged by their bytes, and bounded by size and by number in one draft', async () => {
      const jan = await at().as('jan.nowak');
      const add = adding(jan, CASE, 'draft-of-five-files');
      const reasonOf = async (bytes: Buffer, filename: string) =>
        ((await refusalOf(add(bytes, filename))).data as { reason: string }).reason;
      expect(await reasonOf(page(), 'wynik.pdf')).toBe('TYPE');
      expect(await reasonOf(Buffer.alloc(0), 'pusty.pdf')).toBe('EMPTY');
      expect(await reasonOf(pdf(EICAR), 'wirus.pdf')).toBe('INFECTED');
      expect(await reasonOf(pngOfSize(MOST + 1), 'duży.png')).toBe('TOO_LARGE');
      await add(pngOfSize(MOST), 'największy.png');
      for (const name of ['a.pdf', 'a.pdf', 'b.pdf', 'c.pdf']) await add(pdf(name), name);
      expect(await reasonOf(pdf(), 'd.pdf')).toBe('TOO_MANY');
      await adding(jan, CASE, 'another-draft-of-files')(pdf(), 'd.pdf');
    });

    it('are taken along into another case once, without counting their bytes again (B-58)', async () => {
      const jan = await at().as('jan.nowak');
      const { attachmentId } = await adding(jan)(pdf('raz'), 'raz.pdf');
      const { db } = at().provider;
      const used = async () => {
        const rows = await db
          .selectFrom('account_usage')
          .select('amount')
          .where('account_id', '=', JAN.accountId)
          .where('kind', '=', 'FILES')
          .execute();
        return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
      };
      const before = await used();
      const copy = () => adding(jan, OTHER)(pdf('raz'), 'raz.pdf', attachmentId);
      const copied = await copy();
      expect(await copy()).toEqual(copied);
      expect(await used()).toBe(before);
      await adding(jan, OTHER, 'draft-with-other-bytes')(pdf('inne'), 'raz.pdf', attachmentId);
      expect(await used()).toBe(before + pdf('inne').length);
      expect((await jan.caseFiles.get({ ...CASE, attachmentId })).name).toBe('raz.pdf');
      const anna = await at().as('anna.kowalska');
      const { medicalCaseId } = await anna.medicalCases.create({ ...ANNA, title: 'Kaszel', key: KEY });
      const ofAnna = { ...ANNA, caseId: medicalCaseId };
      await expectRefusal(adding(anna, ofAnna)(pdf('raz'), 'raz.pdf', attachmentId), 'NOT_FOUND');
    });

    it('belong to a teleconsultation that is booked until it is over (B-64)', async () => {
      const { caseFiles, telehealth } = await at().as('stanislaw.wojcik');
      const keys = { accountId: 'account-2006', patient: 'patient-1007', case: 'case-6502' };
      const ofCase = { accountId: keys.accountId, patientId: keys.patient, caseId: keys.case };
      const consultationId = 'teleconsultation-6002';
      const file = { filename: 'a.pdf', file: fileOf(pdf(), 'a.pdf') };
      const { attachmentId } = await caseFiles.addToConsultation({ ...ofCase, consultationId, ...file });
      const kept = await telehealth.attachments({ ...keys, consultation: consultationId });
      expect(kept).toMatchObject([
        { attachmentId, attachmentType: 'F', fileName: 'a.pdf', size: pdf().length, byPatient: true },
      ]);
      await expectRefusal(
        caseFiles.addToConsultation({ ...ofCase, consultationId: OVER, ...file }),
        'NOT_FOUND',
      );

      const jan = await at().as('jan.nowak');
      await expectRefusal(
        jan.caseFiles.addToConsultation({ ...CASE, consultationId: OVER, ...file }),
        'CLOSED',
      );
      await expectRefusal(jan.caseFiles.remove({ ...CASE, attachmentId: 'case-file-6601' }), 'CLOSED');
      await expectRefusal(
        jan.caseFiles.addToConsultation({ ...OTHER, consultationId: OVER, ...file }),
        'NOT_FOUND',
      );
    });
  },
  { scan },
);
