import type { ProviderClient } from '#contract/index.ts';
import { expect, it } from 'vitest';
import type { Referral } from '#contract/bookings/schemas/referrals.ts';
import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import { fileOf, jpeg, NO_FILES } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { fulfillmentFor } from '#tests/support/questionnaires.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const KARD = { patientId: JAN, availabilityId: 'kard-zawadzki' } as const;
const paper = {
  issueDate: '2026-10-20',
  institutionCro: '000000018601',
  practiceNo: '4587123',
} satisfies Referral;

describeEachProvider('who refers patients, and with what', (at) => {
  it('is looked up by number; another number is unknown', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.referrals.institution({ a: 'AMMS', b: '000000018601' })).toEqual({
      institutionCro: '000000018601',
      name: 'Przychodnia Rodzinna „Zdrowie”',
      address: 'ul. Kwiatowa 4, 20-010 Lublin',
    });
    expect(await jan.referrals.practitioner({ system: 'AMMS', practiceNumber: '4587123' })).toEqual({
      practiceNumber: '4587123',
      degree: 'lek.',
      name: 'Tomasz',
      lastName: 'Wrona',
    });
    await expectRefusal(jan.referrals.institution({ a: 'AMMS', b: '1' }), 'NOT_FOUND');
    await expectRefusal(jan.referrals.institution({ a: 'NONE', b: '000000018601' }), 'NOT_FOUND');
    await expectRefusal(jan.referrals.practitioner({ system: 'AMMS', practiceNumber: '1' }), 'NOT_FOUND');
  });

  it('finds diseases by code and by words, without diacritics too', async () => {
    const jan = await at().as('jan.nowak');
    const codes = async (q: string) => (await jan.referrals.diseases({ q })).map(({ code }) => code);
    expect(await codes('i10')).toEqual(['I10']);
    expect(await codes('niewydolnosc serca')).toEqual(['I50']);
    expect(await codes('SERCA')).toEqual(expect.arrayContaining(['I11', 'I25', 'I49', 'I50']));
    expect(await codes('%%%')).toHaveLength(15);
    expect(await codes('nie ma takiej')).toEqual([]);
    await expect(codes('i1')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('says what the unit asks for', async () => {
    const jan = await at().as('jan.nowak');
    const asked = { unitCodes: true, diseases: true, warnAfterYears: 2 };
    expect(await jan.referrals.settings()).toEqual(asked);
    await at().provider.db.deleteFrom('settings').where('key', '=', 'referral').execute();
    expect(await jan.referrals.settings()).toEqual(asked);
  });
});

type Given = { referral?: Referral; mpiReferralId?: string; referralAttachments?: Attachment[] };

describeEachProvider(
  'a referral',
  (at) => {
    const heldFor = async (from: string, username = 'jan.nowak', patientId = JAN) => {
      const client = await at().as(username);
      const place = { ...KARD, patientId };
      const { id: timeSlotId } = await firstFree({ client, ...place, from });
      await client.timeSlots.block({ timeSlotId, patientId });
      const questionnaireFulfillment = await fulfillmentFor({ client, serviceCode: 'KARD' });
      const make = (given: Given = {}) =>
        client.bookings.make({ ...place, timeSlotId, questionnaireFulfillment, ...given });
      return { client, make };
    };

    it('is not asked for beside a picture of it', async () => {
      const { client, make } = await heldFor('2026-11-16');
      const filename = 'skierowanie.jpg';
      const file = fileOf(jpeg(), filename);
      const picture = await client.bookings.addTemporaryAttachment({ filename, file, with: [] });
      const { systemId: id } = await make({ referralAttachments: [picture] });
      const { details } = await client.bookings.get({ system: 'AMMS', id });
      expect(details).toMatchObject({ referralAttachments: [picture], referralStatus: 'W' });
      expect(details?.referral).toBeUndefined();
    });

    it('is needed by KARD, refused when something is wrong with it, and kept with its names', async () => {
      const { client, make } = await heldFor('2026-11-16');
      const MISSING = 'MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION';
      await expectRefusal(make(), 'REFERRAL_REQUIRED');
      await expectRefusal(make({ referral: {} }), 'REFERRAL_REQUIRED');
      const { issueDate, ...undated } = paper;
      await expectRefusal(make({ referral: undated }), 'REFERRAL_REFUSED');
      await expectRefusal(make({ referral: { ...paper, issueDate: '2030-01-01' } }), 'REFERRAL_REFUSED');
      await expectRefusal(make({ referral: { ...paper, icd10Code: 'X99' } }), 'REFERRAL_REFUSED');
      await expectRefusal(make({ referral: { ...paper, institutionCro: '1' } }), MISSING);
      await expectRefusal(make({ referral: { ...paper, practiceNo: '1' } }), MISSING);
      await expectRefusal(make({ referral: { issueDate, practiceNo: paper.practiceNo } }), MISSING);
      await expectRefusal(make({ referral: { refENumber: '1234', institutionCro: '1' } }), MISSING);
      await expect(make({ referral: { refENumber: '12345' } })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });

      const booking = await make({ referral: { ...paper, icd10Code: 'I10', cito: true } });
      const details = {
        ...NO_FILES,
        referral: {
          ...paper,
          icd10Code: 'I10',
          cito: true,
          institutionName: 'Przychodnia Rodzinna „Zdrowie”',
          practitionerName: 'lek. Tomasz Wrona',
          diseaseName: 'Samoistne (pierwotne) nadciśnienie',
        },
        mpiReferralId: expect.any(String) as string,
        referralStatus: 'W',
      };
      expect(booking.details).toEqual(details);
      const stored = await client.bookings.get({ system: booking.system, id: booking.systemId });
      expect(stored.details).toEqual(booking.details);
    });

    it('may name an unknown institution and practitioner', async () => {
      const { make } = await heldFor('2026-11-17');
      const referral = {
        issueDate: '2020-01-01',
        institutionCro: '1',
        unknownInstitution: 'Gabinet w Wilkołazie',
        unknownPractitioner: 'Jan Kos',
      };
      expect((await make({ referral })).details?.referral).toEqual(referral);
    });

    it('with four digits is for a patient with a PESEL, with 44 for everybody', async () => {
      const username = 'oleksandr.kovalenko';
      const { make } = await heldFor('2026-11-18', username, 'patient-1008');
      await expectRefusal(make({ referral: { refENumber: '1234' } }), 'REFERRAL_REFUSED');
      const referral = { refENumber: '7'.repeat(44) };
      expect((await make({ referral })).details?.referral).toEqual(referral);
    });

    it('of an earlier booking serves a later one of the same patient, and nobody else', async () => {
      const first = await heldFor('2026-11-19');
      const { details } = await first.make({ referral: { refENumber: '4321' } });
      const mpiReferralId = details?.mpiReferralId ?? '';

      const maria = await heldFor('2026-11-20', 'maria.wisniewska', 'patient-1006');
      await expectRefusal(maria.make({ mpiReferralId }), 'REFERRAL_REQUIRED');
      const again = await heldFor('2026-11-23');
      await expectRefusal(again.make({ mpiReferralId: 'none' }), 'REFERRAL_REQUIRED');
      const later = await again.make({ mpiReferralId });
      expect(later.details?.referral).toEqual({ refENumber: '4321' });

      const asked = (client: ProviderClient, patientId: string, id = mpiReferralId) =>
        client.referrals.earlier({ patientId, id });
      const jan = await at().as('jan.nowak');
      expect(await asked(jan, 'patient-1001')).toEqual({ refENumber: '4321' });
      await expectRefusal(asked(jan, 'patient-1001', 'none'), 'NOT_FOUND');
      await expectRefusal(asked(await at().as('maria.wisniewska'), 'patient-1006'), 'NOT_FOUND');
    });

    it('is not kept where none is needed and neither number nor institution is given', async () => {
      const jan = await at().as('jan.nowak');
      const place = { patientId: JAN, availabilityId: 'ubezp-lis' } as const;
      const book = async (from: string, referral: Referral) => {
        const { id: timeSlotId } = await firstFree({ client: jan, ...place, from });
        await jan.timeSlots.block({ timeSlotId, patientId: JAN });
        return jan.bookings.make({ ...place, timeSlotId, referral });
      };
      const dated = await book('2026-11-24', { issueDate: '2026-10-01' });
      expect(dated.details).toEqual({ ...NO_FILES, referralStatus: 'N' });
      const electronic = await book('2026-11-25', { refENumber: '1111' });
      expect(electronic.details?.referral).toEqual({ refENumber: '1111' });
    });

    it('stays with a booking that is moved', async () => {
      const { client, make } = await heldFor('2026-11-26');
      const { systemId, details } = await make({ referral: { refENumber: '2222' } });
      const { id: timeSlotId } = await firstFree({ client, ...KARD, from: '2026-11-30' });
      await client.timeSlots.block({ timeSlotId, patientId: JAN });
      const moved = await client.bookings.modify({ ...KARD, timeSlotId, hisBookingId: systemId });
      expect(moved.details).toEqual(details);
      expect((await client.bookings.get({ system: 'AMMS', id: systemId })).details).toEqual(details);
    });

    it('is corrected while the booking is SCHEDULED, keeps its id, and is noted in the audit', async () => {
      const { client, make } = await heldFor('2026-12-01');
      const { systemId: id, details } = await make({ referral: { refENumber: '3333' } });
      const save = (referral: Referral) => client.referrals.save({ system: 'AMMS', id, referral });
      await expectRefusal(save({}), 'REFERRAL_REQUIRED');
      await expectRefusal(
        save({ ...paper, practiceNo: '1' }),
        'MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION',
      );
      const saved = await save(paper);
      expect(saved).toMatchObject({ referral: paper, mpiReferralId: details?.mpiReferralId });
      expect((await client.bookings.get({ system: 'AMMS', id })).details).toEqual({ ...NO_FILES, ...saved });
      const audit = at().provider.db.selectFrom('audit').selectAll().where('action', '=', 'referrals.save');
      expect(await audit.execute()).toMatchObject([{ object: id, patient_id: JAN }]);

      const maria = await at().as('maria.wisniewska');
      const ofJan = maria.referrals.save({ system: 'AMMS', id, referral: paper });
      await expectRefusal(ofJan, 'NOT_FOUND');
      await at()
        .provider.db.updateTable('bookings')
        .set({ order_status: 'GTRE' })
        .where('system_id', '=', id)
        .execute();
      await expectRefusal(save(paper), 'CONFLICT');
      expect((await client.bookings.get({ system: 'AMMS', id })).details).toEqual({ ...NO_FILES, ...saved });
    });
  },
  { limits: ROOMY },
);
