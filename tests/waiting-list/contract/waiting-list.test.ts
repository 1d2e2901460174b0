import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const HELENA = 'patient-1004';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeEachProvider('the waiting list', (at) => {
  const days = (from: number, to: number) => {
    const now = at().provider.clock.now().getTime();
    return {
      after: new Date(now + from * DAY).toISOString(),
      before: new Date(now + to * DAY).toISOString(),
    };
  };
  const part = (patientId: string, pageIndex = 0) => ({
    patientId,
    pageIndex,
    pageSize: 10,
    ...days(-31, 183),
  });
  const ask = async (username: string, patientId: string, pageIndex = 0) =>
    (await at().as(username)).waitingList.list(part(patientId, pageIndex));

  it('goes by the planned date; what waits without one stands at the end', async () => {
    const { entries, hasMore } = await ask('jan.nowak', JAN);
    expect(hasMore).toBe(false);
    expect(entries.map(({ service, status, category }) => [service.code, status, category])).toEqual([
      ['ENDO', 'DONE', 'STABLE'],
      ['KARD', 'PLANNED', 'URGENT'],
      ['DERM', 'REMOVED', 'STABLE'],
      ['REHA', 'PLANNED', 'STABLE'],
      ['OKUL', 'WAITING', 'STABLE'],
    ]);
    const dates = entries.map(({ plannedDate }) => plannedDate);
    expect(dates).toEqual([...dates.slice(0, 4)].sort().concat([undefined]));
    expect(entries[2]).toMatchObject({ reason: 'Rezygnacja zgłoszona telefonicznie' });
  });

  it('has what waits without a date in every period, and nothing else out of it', async () => {
    const jan = await at().as('jan.nowak');
    const { entries } = await jan.waitingList.list({ ...part(JAN), ...days(-900, -800) });
    expect(entries.map(({ service }) => service.code)).toEqual(['OKUL']);
  });

  it('comes in pages, each entry on one of them', async () => {
    const [first, second] = [await ask('anna.kowalska', HELENA), await ask('anna.kowalska', HELENA, 1)];
    expect([first.entries.length, first.hasMore]).toEqual([10, true]);
    expect([second.entries.length, second.hasMore]).toEqual([2, false]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(12);
  });

  it('takes the first day of a period in and leaves out the day after its last', async () => {
    const { provider } = at();
    const move = (planned_date: string) =>
      provider.db
        .updateTable('waiting_list_entries')
        .set({ planned_date })
        .where('patient_id', '=', JAN)
        .where('service_code', '=', 'REHA')
        .execute();
    const jan = await at().as('jan.nowak');
    const isThere = async (after: string, before: string) => {
      const { entries } = await jan.waitingList.list({ ...part(JAN), after, before });
      return entries.some(({ service }) => service.code === 'REHA');
    };
    // The nights in which the clocks change, in Warsaw.
    for (const [day, after, before] of [
      ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
      ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ] as const) {
      await move(day);
      expect(await isThere(after, before), day).toBe(true);
      expect(await isThere(before, '2027-12-31T23:00:00.000Z'), `${day}, the day after`).toBe(false);
    }
  });

  it('is nobody else’s, and none of an account that the unit has not confirmed (A-53)', async () => {
    await expectRefusal(ask('jan.nowak', HELENA), 'NOT_FOUND');
    await expectRefusal(ask('piotr.zielinski', 'patient-1005'), 'NOT_FOUND');
    await expectRefusal(ask('jan.nowak', 'none'), 'NOT_FOUND');
  });

  it('refuses pages that are none', async () => {
    const jan = await at().as('jan.nowak');
    for (const wrong of [{ pageSize: 0 }, { pageSize: 101 }, { pageIndex: -1 }, { after: 'yesterday' }])
      await expect(jan.waitingList.list({ ...part(JAN), ...wrong }), JSON.stringify(wrong)).rejects.toThrow();
  });
});
