import { describe, expect, it } from 'vitest';
import { createSeal } from '#app/services/store/sealed.server.ts';
import { secondStepsOf } from '#app/services/store/second-steps.server.ts';
import { SECRET, SECOND, MINUTE, down, refusal, describeSecondSteps } from './two-systems.ts';

/** B-33, A-150: what the portal keeps of second steps. */

describeSecondSteps('the notes of second steps', (my) => {
  const { house, requestOf, give, statesOf } = my;

  it('whose secret is not known any more are undone and told', async () => {
    my.systems.second = down;
    await give();
    await my.db
      .updateTable('second_steps')
      .set({ sealed_input: 'x'.repeat(80) })
      .execute();
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.documents.get('doc-a')).toBe('undone');
    expect(await house.refusedOf(requestOf())).toMatchObject([{ reason: 'UNREADABLE' }]);
  });

  it('are kept sealed', async () => {
    my.systems.second = down;
    await give('a-secret-word');
    const rows = await my.db.selectFrom('second_steps').select('sealed_input').execute();
    expect(JSON.stringify(rows)).not.toContain('a-secret-word');
  });

  it('go with their account', async () => {
    my.systems.second = down;
    await give();
    await give('b', 'anna');
    await my.store.forgetAccount({ accountId: 'jan', now: my.at, notice: { key: 'x' } as never });
    expect(await statesOf()).toEqual([]);
    expect(await statesOf('anna')).toEqual(['WAITING']);
  });

  describe('are bounded', () => {
    const small = () =>
      secondStepsOf(my.db, createSeal(SECRET), { rowBytes: 500, waiting: 2, told: 2, toldOfAll: 1_000 });
    const note = (key: string) => ({
      key,
      accountId: 'jan',
      area: 'house',
      kind: 'given',
      patientId: 'p',
      input: { word: 'a' },
      now: my.at,
    });

    it('by a row, which is never cut', async () => {
      const long = { ...note('k'), input: { word: 'a'.repeat(500) } };
      await expect(small().prepare(long)).rejects.toThrow('bound');
    });

    it('by what an account waits for: no more is begun, and nothing that waits is dropped', async () => {
      expect(await small().prepare(note('1'))).toBe('prepared');
      expect(await small().prepare(note('2'))).toBe('prepared');
      expect(await small().prepare(note('3'))).toBe('full');
      expect(await small().prepare({ ...note('4'), accountId: 'anna' })).toBe('prepared');
      expect(await statesOf()).toEqual(['PREPARED', 'PREPARED']);
    });

    it('then the first step is not made either', async () => {
      const steps = my.store.secondSteps;
      steps.prepare = () => Promise.resolve('full');
      expect(await give()).toBe('full');
      expect(my.systems.documents.size).toBe(0);
    });

    it('by news: the oldest go', async () => {
      for (const key of ['1', '2', '3']) {
        my.at += SECOND;
        await small().prepare({ ...note(key), now: my.at });
        await small().begin({ key, documentId: key });
        await small().refuse({ key, reason: 'NO' });
        await small().tell({ key, accountId: 'jan' });
      }
      const left = await small().list({ accountId: 'jan' });
      expect(left.map(({ key }) => key)).toEqual(['2', '3']);
    });

    it('and news goes after a year; what waits stays', async () => {
      my.systems.second = () => refusal();
      await give('a');
      my.systems.second = down;
      await give('b');
      await my.store.purge(my.at + 366 * 24 * 60 * MINUTE);
      expect(await statesOf()).toEqual(['WAITING']);
    });
  });
});
