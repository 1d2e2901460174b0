import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const JAN = 'patient-1001';
const WAITING = 'entry-3';
const PLANNED = 'entry-1';
const DONE = 'entry-4';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachEngine('what the staff does with the waiting list', (at) => {
  const bench = () => {
    const { provider, clock } = at();
    return createBench({
      provider,
      clock,
      log: quiet,
      isProduction: false,
      portalOrigin: 'https://portal.example',
    });
  };
  const post = async (path: string, fields: Record<string, string> = {}, accept = '*/*') =>
    bench().request(`/waiting-list/${path}`, {
      method: 'POST',
      headers: { host: '127.0.0.1', 'sec-fetch-site': 'same-origin', accept },
      body: new URLSearchParams(fields),
    });
  const text = async (path: string) =>
    (await bench().request(path, { headers: { host: '127.0.0.1' } })).text();
  const inDays = (days: number) => addDays({ day: localDay(at().clock.now().getTime()), days });
  const get = async (id: string) => {
    const { waitingList } = await at().as('jan.nowak');
    const part = {
      after: '2020-01-01T00:00:00.000Z',
      before: '2035-01-01T00:00:00.000Z',
      pageIndex: 0,
      pageSize: 50,
    };
    const { entries } = await waitingList.list({ patientId: JAN, ...part });
    return entries.find((entry) => entry.id === id);
  };

  it('plans, moves and takes off a date, and the patient sees when', async () => {
    expect(await text('/waiting-list')).toContain(`/waiting-list/${WAITING}/plan`);
    for (const day of ['', '15-12-2026', inDays(-1)])
      expect((await post(`${WAITING}/plan`, { day })).status).toBe(400);
    for (const day of [inDays(0), inDays(30)]) {
      expect((await post(`${WAITING}/plan`, { day })).status).toBe(200);
      expect(await get(WAITING)).toMatchObject({
        status: 'PLANNED',
        plannedDate: day,
        changedAt: at().clock.now().toISOString(),
      });
    }
    expect((await post(`${WAITING}/unplan`)).status).toBe(200);
    expect(await get(WAITING)).toMatchObject({ status: 'WAITING' });
    expect((await get(WAITING))?.plannedDate).toBeUndefined();
    expect((await post(`${WAITING}/unplan`)).status).toBe(409);
  });

  it('says how urgent it is', async () => {
    expect((await post(`${PLANNED}/urgent`)).status).toBe(200);
    expect((await get(PLANNED))?.category).toBe('URGENT');
    expect((await post(`${PLANNED}/urgent`)).status).toBe(409);
    expect((await post(`${PLANNED}/stable`)).status).toBe(200);
  });

  it('strikes off with a reason, and puts back as it was', async () => {
    const before = await get(PLANNED);
    expect((await post(`${PLANNED}/remove`, { reason: ' ' })).status).toBe(400);
    expect((await post(`${PLANNED}/remove`, { reason: 'Rezygnacja' })).status).toBe(200);
    expect(await get(PLANNED)).toMatchObject({ status: 'REMOVED', reason: 'Rezygnacja' });
    expect((await post(`${PLANNED}/plan`, { day: inDays(3) })).status).toBe(409);
    expect((await post(`${PLANNED}/restore`)).status).toBe(200);
    expect({ ...(await get(PLANNED)), changedAt: before?.changedAt }).toEqual(before);
    expect((await post(`${PLANNED}/finish`)).status).toBe(200);
    expect((await get(PLANNED))?.status).toBe('DONE');
  });

  it('does nothing with an entry that there is not, and notes in the audit what it did', async () => {
    expect((await post('none/remove', { reason: 'x' })).status).toBe(404);
    expect((await post(`${DONE}/other`)).status).toBe(404);
    const answer = await post(`${DONE}/restore`, {}, 'text/html');
    expect(answer.status).toBe(303);
    expect(await text(answer.headers.get('location') ?? '')).toContain('Wpis wrócił do kolejki.');
    const noted = await at()
      .provider.db.selectFrom('audit')
      .select(['action', 'patient_id'])
      .where('object', '=', DONE)
      .execute();
    expect(noted).toEqual([{ action: 'bench.waitingList.restore', patient_id: JAN }]);
  });
});
