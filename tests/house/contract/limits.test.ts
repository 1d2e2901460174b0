import { expect, it, vi } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { setLimits } from '#tests/support/limits.ts';
import {
  describeEachEngine,
  describeEachProvider,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

const MESSAGE = {
  recipients: ['staff-k.majewska'],
  category: 'M',
  title: 'Recepta',
  content: 'Proszę o receptę.',
  attachments: [] as string[],
};
const file = (bytes: number) => ({
  filename: `wynik-${bytes}.pdf`,
  with: [],
  file: fileOf(pdf('x'.repeat(bytes)), 'wynik.pdf'),
});

/** The refusals of an account that the staff side shows. */
const refusalsOf = async ({ provider: { db } }: TestProvider, accountId: string) =>
  (
    await db.selectFrom('refusals').selectAll().where('account_id', '=', accountId).orderBy('kind').execute()
  ).map(({ kind, count }) => [kind, Number(count)]);

describeEachEngine('many messages at once', (at) => {
  it('do not pass the bound: ten are sent, whatever else came at the same time', async () => {
    const anna = await at().as('anna.kowalska');
    const sent = await Promise.all(
      Array.from({ length: 25 }, () =>
        anna.messages.send(MESSAGE).then(
          () => 'sent',
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    );
    expect(sent.filter((one) => one === 'sent')).toHaveLength(10);
    expect(sent.filter((one) => one === 'OVER_LIMIT')).toHaveLength(15);
    const { db } = at().provider;
    const rows = await db.selectFrom('messages').select('id').where('title', '=', MESSAGE.title).execute();
    expect(rows).toHaveLength(10);
    await vi.waitFor(async () =>
      expect(await refusalsOf(at(), 'account-2002')).toEqual([['limit.MESSAGES', 15]]),
    );
  });
});

describeEachProvider('what one account may do', (at) => {
  it('ends with a time, after which it goes on; another account is not asked', async () => {
    const { as, clock, provider } = at();
    await setLimits(provider.db, { messages: 10 });
    const jan = await as('jan.nowak');
    clock.advance('PT30S');
    for (let sent = 0; sent < 2; sent += 1) await jan.messages.send(MESSAGE);
    const over = { what: 'MESSAGES', span: 'HOUR', most: 2, until: '2026-10-20T07:01:00.000Z' };
    await expectRefusal(jan.messages.send(MESSAGE), 'OVER_LIMIT', over);
    await (await as('anna.kowalska')).messages.send(MESSAGE);
    clock.set('2026-10-20T07:00:59.999Z');
    await expectRefusal(jan.messages.send(MESSAGE), 'OVER_LIMIT', over);
    clock.set('2026-10-20T07:01:00.000Z');
    await jan.messages.send(MESSAGE);
    clock.set(START);
  });

  it('is not used up by what was refused for another reason', async () => {
    const { as, provider } = at();
    await setLimits(provider.db, { messages: 5 });
    const ewa = await as('ewa.dabrowska');
    for (let tried = 0; tried < 3; tried += 1)
      await expectRefusal(ewa.messages.send({ ...MESSAGE, attachments: ['none'] }), 'ATTACHMENTS_GONE');
    await ewa.messages.send(MESSAGE);
    await expectRefusal(ewa.messages.send(MESSAGE), 'OVER_LIMIT');
  });

  it('counts the bytes of files in all areas together, also of those that were taken away again', async () => {
    const { as, provider } = at();
    await setLimits(provider.db, { megabytes: 1 });
    const anna = await as('anna.kowalska');
    const { id, size } = await anna.messages.addFile(file(120_000));
    await anna.messages.removeFile({ id });
    const left = Math.floor((1024 * 1024) / 5) - size;
    expect(left).toBeLessThan(120_000);
    const [booking] = await anna.bookings.list({ dateFrom: '2026-10-20', dateTo: '2026-12-31' });
    const key = { system: booking?.system ?? '', id: booking?.systemId ?? '' };
    const { data } = await refusalOf(
      anna.bookings.addAttachment({ ...key, kind: 'BOOKING', ...file(100_000) }),
    );
    expect(data).toMatchObject({ what: 'FILES', span: 'HOUR', most: Math.floor((1024 * 1024) / 5) });
    await expectRefusal(anna.bookings.addTemporaryAttachment(file(100_000)), 'OVER_LIMIT');
    await anna.bookings.addAttachment({ ...key, kind: 'BOOKING', ...file(50_000) });
    await vi.waitFor(async () =>
      expect(await refusalsOf(at(), 'account-2002')).toContainEqual(['limit.FILES', 2]),
    );
  });

  it('counts visits made, moved and cancelled as one, and leaves everything as it was', async () => {
    const { as, provider } = at();
    await setLimits(provider.db, { bookings: 10 });
    const client = await as('jan.nowak');
    const patientId = 'patient-1001';
    const held = async (from: string) => {
      const slot = await firstFree({ client, patientId, availabilityId: 'int-sikora', from });
      await client.timeSlots.block({ timeSlotId: slot.id, patientId });
      return { timeSlotId: slot.id, patientId, availabilityId: 'int-sikora' };
    };
    const made = await client.bookings.make(await held('2026-11-02'));
    const key = { system: made.system, id: made.systemId };
    await client.bookings.modify({ ...(await held('2026-11-09')), hisBookingId: key.id });
    await expectRefusal(client.bookings.cancel(key), 'OVER_LIMIT');
    expect((await client.bookings.get(key)).status).toBe('SCHEDULED');
    const order = await held('2026-11-16');
    await expectRefusal(client.bookings.make(order), 'OVER_LIMIT');
    expect((await client.timeSlots.currentHold()).hold?.timeSlotId).toBe(order.timeSlotId);
    await setLimits(provider.db, {});
    await client.bookings.cancel(key);
  });
});
