import { expect, it } from 'vitest';
import { describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** Jan's teleconsultation of two weeks ago. */
const JANS = {
  accountId: 'account-2001',
  patient: 'patient-1001',
  case: 'case-6501',
  consultation: 'teleconsultation-6001',
};
type Keys = typeof JANS;
type Client = Awaited<ReturnType<TestProvider['as']>>;

const CALLS: Record<string, (client: Client, keys: Keys) => Promise<unknown>> = {
  attachments: (client, keys) => client.telehealth.attachments(keys),
  chatRecord: (client, keys) => client.telehealth.chatRecord(keys),
  streamsRecord: (client, keys) => client.telehealth.streamsRecord(keys),
};

describeEachProvider('what is kept of a teleconsultation', (at) => {
  const bookingOf = async (id: string) => {
    const { db } = at().provider;
    const found = db.selectFrom('teleconsultations').selectAll().where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).system_id;
  };

  it('is found by what its booking says', async () => {
    const jan = await at().as('jan.nowak');
    const booking = await jan.bookings.get({ system: 'AMMS', id: await bookingOf(JANS.consultation) });
    expect(booking).toMatchObject({
      teleconsultationId: JANS.consultation,
      medicalCaseId: JANS.case,
      status: 'EXECUTED',
      service: { code: 'TELE-INT' },
    });
    expect(
      (await jan.bookings.get({ system: 'AMMS', id: 'booking-3001' })).teleconsultationId,
    ).toBeUndefined();
  });

  it('is what was sent, a note with its author, a chat and a recording with the last day on which they are kept', async () => {
    const jan = await at().as('jan.nowak');
    const all = await jan.telehealth.attachments(JANS);
    expect(all.map(({ attachmentType }) => attachmentType)).toEqual(['F', 'C', 'A', 'N']);
    const [file, chat, audio, note] = all;
    expect(file).toMatchObject({ fileName: 'pomiary-cisnienia.pdf', byPatient: true });
    expect(note).toMatchObject({
      author: 'dr n. med. Katarzyna Majewska',
      text: expect.stringContaining('Leki bez zmian') as unknown,
    });
    expect(note?.keptUntil).toBeUndefined();
    for (const record of [chat, audio]) expect(record?.keptUntil).toMatch(/^2027-0[12]-\d\d$/);
    expect(audio?.text).toContain('trzy sygnały');
  });

  it('is a chat with senders and times, in order, within the consultation', async () => {
    const jan = await at().as('jan.nowak');
    const messages = await jan.telehealth.chatRecord(JANS);
    expect(new Set(messages.map(({ sender }) => sender)).size).toBe(2);
    const times = messages.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort());
    const booking = await jan.bookings.get({ system: 'AMMS', id: await bookingOf(JANS.consultation) });
    for (const time of times) {
      expect(time > booking.dateFrom && time < booking.dateTo).toBe(true);
    }
  });

  it('is a recording that a browser plays', async () => {
    const jan = await at().as('jan.nowak');
    const file = await jan.telehealth.streamsRecord(JANS);
    expect(file.type).toBe('audio/wav');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe('RIFFWAVE');
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
  });

  it.each(Object.keys(CALLS))('%s: ids that do not belong together are as good as none', async (name) => {
    const call = CALLS[name] ?? (() => Promise.resolve());
    const jan = await at().as('jan.nowak');
    await expect(call(jan, JANS)).resolves.toBeDefined();
    for (const wrong of [
      { accountId: 'account-2002' },
      { patient: 'patient-1002' },
      { consultation: 'teleconsultation-6002' },
      { consultation: 'none' },
    ]) {
      await expectRefusal(call(jan, { ...JANS, ...wrong }), 'NOT_FOUND');
    }
    const anna = await at().as('anna.kowalska');
    await expectRefusal(call(anna, JANS), 'NOT_FOUND');
    await expectRefusal(call(anna, { ...JANS, accountId: 'account-2002' }), 'NOT_FOUND');
  });

  it('is of the case that the address names', async () => {
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.telehealth.attachments({ ...JANS, case: 'case-6502' }), 'NOT_FOUND');
  });

  it('is nothing before it has taken place', async () => {
    const stanislaw = await at().as('stanislaw.wojcik');
    const keys = {
      accountId: 'account-2006',
      patient: 'patient-1007',
      case: 'case-6502',
      consultation: 'teleconsultation-6002',
    };
    expect(await stanislaw.telehealth.attachments(keys)).toEqual([]);
    await expectRefusal(stanislaw.telehealth.chatRecord(keys), 'NOT_FOUND');
    await expectRefusal(stanislaw.telehealth.streamsRecord(keys), 'NOT_FOUND');
  });

  it('is noted in the audit whenever it is read', async () => {
    const { provider, as } = at();
    await (await as('jan.nowak')).telehealth.streamsRecord(JANS);
    const entries = () =>
      provider.db
        .selectFrom('audit')
        .select(['account_id', 'patient_id'])
        .where('action', '=', 'telehealth.streamsRecord')
        .limit(1)
        .execute();
    const entry = { account_id: JANS.accountId, patient_id: JANS.patient };
    await expect.poll(entries).toEqual([entry]);
  });
});
