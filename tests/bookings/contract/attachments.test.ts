import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { fileOf, jpeg, NO_FILES, page, pdf, png, zip } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const PLACE = { patientId: JAN, availabilityId: 'ubezp-lis' } as const;
type Kind = 'BOOKING' | 'REFERRAL';

/** A booking of Jan's that he has made now. */
async function booked(jan: ProviderClient, from: string, order: object = {}) {
  const slot = await firstFree({ client: jan, ...PLACE, from });
  await jan.timeSlots.block({ ...PLACE, timeSlotId: slot.id });
  const { systemId, dateFrom } = await jan.bookings.make({ ...PLACE, timeSlotId: slot.id, ...order });
  return { id: systemId, dateFrom };
}

const adding =
  (client: ProviderClient, id: string, kind: Kind = 'BOOKING') =>
  (bytes: Buffer, filename: string) =>
    client.bookings.addAttachment({ system: 'AMMS', id, kind, filename, file: fileOf(bytes, filename) });

describeEachProvider('attachments of a booking', (at) => {
  it('are kept with their bytes and listed with the booking, each kind by itself', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = await booked(jan, '2026-11-09');
    const name = 'Wynik – „zażółć” (1).pdf';
    const added = await adding(jan, id)(pdf(), name);
    expect(added).toMatchObject({ filename: name, type: 'application/pdf', size: pdf().length });
    const ofReferral = await adding(jan, id, 'REFERRAL')(jpeg(), name);

    const later = await at().as('jan.nowak');
    const { details } = await later.bookings.get({ system: 'AMMS', id });
    expect(details).toEqual({
      attachments: [added],
      referralAttachments: [ofReferral],
      referralStatus: 'N',
    });

    const key = { system: 'AMMS', bookingId: id };
    const file = await later.bookings.attachment({ ...key, id: added.id });
    expect([file.name, file.type]).toEqual([name, 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
    const picture = await later.bookings.referralAttachment({ ...key, id: ofReferral.id });
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(jpeg());
    await expectRefusal(later.bookings.referralAttachment({ ...key, id: added.id }), 'NOT_FOUND');

    await expectRefusal(later.bookings.removeReferralAttachment({ ...key, id: added.id }), 'NOT_FOUND');
    expect(await later.bookings.removeAttachment({ ...key, id: added.id })).toEqual({ removed: true });
    await expectRefusal(later.bookings.removeAttachment({ ...key, id: added.id }), 'NOT_FOUND');
    await later.bookings.removeReferralAttachment({ ...key, id: ofReferral.id });
    expect((await later.bookings.get({ system: 'AMMS', id })).details).toEqual({
      ...NO_FILES,
      referralStatus: 'N',
    });

    const audit = at().provider.db.selectFrom('audit').select('action').where('object', '=', added.id);
    expect((await audit.orderBy('action').execute()).map(({ action }) => action)).toEqual([
      'bookings.addAttachment',
      'bookings.removeAttachment',
    ]);
  });

  it('are refused by their bytes, their size and their number; one more of a name gets a number', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = await booked(jan, '2026-11-16');
    const add = adding(jan, id);
    const reasonOf = async (bytes: Buffer, filename: string) =>
      ((await refusalOf(add(bytes, filename))).data as { reason: string }).reason;

    expect(await reasonOf(page(), 'wynik.pdf')).toBe('TYPE');
    expect(await reasonOf(Buffer.concat([pdf(), zip()]), 'wynik.pdf')).toBe('UNSAFE');
    expect(await reasonOf(Buffer.alloc(0), 'pusty.pdf')).toBe('EMPTY');
    expect(await reasonOf(Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 'duży.pdf')).toBe(
      'TOO_LARGE',
    );

    await add(png(), 'a.png');
    expect((await add(pdf(), 'A.png')).filename).toBe('A (2).png');
    for (const name of ['b', 'c', 'd']) await add(pdf(), name);
    expect(await reasonOf(pdf(), 'f')).toBe('TOO_MANY');
    const { details } = await jan.bookings.get({ system: 'AMMS', id });
    const names = details?.attachments.map(({ filename }) => filename) ?? [];
    expect(new Set(names)).toEqual(new Set(['a.png', 'A (2).png', 'b', 'c', 'd']));
  });

  it.each(['../../etc/passwd', 'a\\b.pdf', 'a\u0000.pdf', 'a\n.pdf', 'fdp.\u202ewynik', '', 'x'.repeat(121)])(
    'have no name such as %j',
    async (filename) => {
      const jan = await at().as('jan.nowak');
      const refused = adding(jan, 'booking-3001')(pdf(), filename);
      await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('of one name that come at once all stay, each by a name of its own', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = await booked(jan, '2026-11-23');
    const added = await Promise.all([1, 2, 3].map(() => adding(jan, id)(pdf(), 'image.pdf')));
    const { details } = await jan.bookings.get({ system: 'AMMS', id });
    for (const files of [added, details?.attachments ?? []])
      expect(files.map(({ filename }) => filename).sort()).toEqual([
        'image (2).pdf',
        'image (3).pdf',
        'image.pdf',
      ]);
  });

  it('are added and deleted until the visit begins, and read after it', async () => {
    const { as, clock } = at();
    const jan = await as('jan.nowak');
    const { id, dateFrom } = await booked(jan, '2026-10-21');
    const { id: attachmentId } = await adding(jan, id)(pdf(), 'wynik.pdf');
    const key = { system: 'AMMS', bookingId: id, id: attachmentId };
    const ahead = Date.parse(dateFrom) - clock.now().getTime();
    const db = at().provider.db;
    await db
      .updateTable('sessions')
      .set({ expires_at: Date.parse(dateFrom) + 3_600_000 })
      .execute();
    const back = clock.now().getTime();
    clock.set(new Date(back + ahead).toISOString());
    const later = await as('jan.nowak');
    const late = { code: 'CONFLICT', data: { errorCode: 'TOO_LATE' } };
    await expect(adding(later, id)(pdf(), 'b.pdf')).rejects.toMatchObject(late);
    await expect(later.bookings.removeAttachment(key)).rejects.toMatchObject(late);
    expect((await later.bookings.attachment(key)).size).toBe(pdf().length);
    clock.set(new Date(back).toISOString());
  });

  it('of a canceled visit stay as they are', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = await booked(jan, '2026-12-07');
    const { id: attachmentId } = await adding(jan, id)(pdf(), 'wynik.pdf');
    await jan.bookings.cancel({ system: 'AMMS', id });
    const refusal = { code: 'CONFLICT', data: { errorCode: 'WRONG_STATUS' } };
    await expect(adding(jan, id)(pdf(), 'b.pdf')).rejects.toMatchObject(refusal);
    const key = { system: 'AMMS', bookingId: id, id: attachmentId };
    await expect(jan.bookings.removeAttachment(key)).rejects.toMatchObject(refusal);
  });
});

describeEachProvider('attachments of a referral before there is a booking', (at) => {
  const addTo = (client: ProviderClient, bytes: Buffer, filename: string, ids: string[] = []) =>
    client.bookings.addTemporaryAttachment({ filename, file: fileOf(bytes, filename), with: ids });

  it('are the account’s own, and go with the booking', async () => {
    const jan = await at().as('jan.nowak');
    const maria = await at().as('maria.wisniewska');
    const first = await addTo(jan, pdf(), 'skierowanie.pdf');
    const again = await addTo(jan, pdf(), 'skierowanie.pdf', [first.id]);
    expect(again.filename).toBe('skierowanie (2).pdf');
    await jan.bookings.removeTemporaryAttachment({ id: again.id });
    const second = await addTo(jan, jpeg(), 'zdjęcie.jpg', [first.id]);
    expect(await jan.bookings.temporaryAttachments()).toEqual([first, second]);
    expect(await maria.bookings.temporaryAttachments()).toEqual([]);
    await expectRefusal(maria.bookings.removeTemporaryAttachment({ id: first.id }), 'NOT_FOUND');

    const { id } = await booked(jan, '2026-11-09', { referralAttachments: [first, second] });
    const { details } = await jan.bookings.get({ system: 'AMMS', id });
    expect(details).toEqual({
      attachments: [],
      referralAttachments: [first, second],
      referralStatus: 'N',
    });
    expect(await jan.bookings.temporaryAttachments()).toEqual([]);
    await expectRefusal(jan.bookings.removeTemporaryAttachment({ id: first.id }), 'NOT_FOUND');
  });

  it('of another account, or deleted, stop the booking, which is not made', async () => {
    const jan = await at().as('jan.nowak');
    const maria = await at().as('maria.wisniewska');
    const hers = await addTo(maria, pdf(), 'a.pdf');
    const gone = await addTo(jan, pdf(), 'b.pdf');
    expect(await jan.bookings.removeTemporaryAttachment({ id: gone.id })).toEqual({ removed: true });
    for (const one of [hers, gone]) {
      await expectRefusal(booked(jan, '2026-11-16', { referralAttachments: [one] }), 'ATTACHMENTS_GONE');
    }
    expect(await maria.bookings.temporaryAttachments()).toEqual([hers]);
  });

  it('are kept for a day', async () => {
    const { as, clock, provider } = at();
    const jan = await as('jan.nowak');
    await addTo(jan, pdf(), 'stary.pdf');
    const back = clock.now().getTime();
    await provider.db
      .updateTable('sessions')
      .set({ expires_at: back + 3 * 86_400_000 })
      .execute();
    clock.set(new Date(back + 86_400_001).toISOString());
    const later = await as('jan.nowak');
    expect(await later.bookings.temporaryAttachments()).toEqual([]);
    await addTo(later, pdf(), 'nowy.pdf');
    const names = await provider.db
      .selectFrom('attachments')
      .select('filename')
      .where('system', 'is', null)
      .execute();
    expect(names).toEqual([{ filename: 'nowy.pdf' }]);
    clock.set(new Date(back).toISOString());
  });
});
