import { expect, it } from 'vitest';
import { forgetDue } from '#provider/telehealth-live/forgetting.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { live } from './scene.ts';

const TEXT = 'Lekarz wszystko wyjaśnił.\nDziękuję.';
const EQUAL = 20;

describeEachEngine('an opinion of a teleconsultation', (at) => {
  it('is taken when it is over, once, with one entry of the audit, of who may see it alone', async () => {
    const key = await live(at(), { id: 'opinion-1', minutes: -60, status: 'EXECUTED' });
    const early = await live(at(), { id: 'opinion-2', minutes: 5 });
    const { telehealthLive: calls } = await at().as('jan.nowak');
    await expectRefusal(calls.opinion({ ...early, text: TEXT }), 'NOT_ENDED');
    const given = () => calls.opinion({ ...key, text: TEXT });
    await Promise.all(Array.from({ length: EQUAL }, given));
    const { opinionAt } = await calls.state(key);
    expect(opinionAt).toBe(at().clock.now().toISOString());
    await expectRefusal(calls.opinion({ ...key, text: 'Inna' }), 'GIVEN');
    const anna = await at().as('anna.kowalska');
    await expectRefusal(anna.telehealthLive.opinion({ ...key, text: TEXT }), 'NOT_FOUND');
    const { db } = at().provider;
    const audit = db.selectFrom('audit').select('id').where('action', '=', 'telehealthLive.opinion');
    expect(await audit.where('object', '=', 'opinion-1').execute()).toHaveLength(1);
  });

  it('is not taken without a word or with more than it may have', async () => {
    const key = await live(at(), { id: 'opinion-3', minutes: -61, status: 'EXECUTED' });
    const { telehealthLive: calls } = await at().as('jan.nowak');
    for (const text of ['', ' \n', 'ż'.repeat(2001)])
      await expect(calls.opinion({ ...key, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await calls.state(key)).opinionAt).toBeUndefined();
  });

  it('goes after the days for which the chat is kept', async () => {
    const { provider, clock } = at();
    const { db } = provider;
    const row = db.selectFrom('telehealth_lives').select(['opinion', 'opinion_at']);
    const kept = () => row.where('consultation_id', '=', 'opinion-1').executeTakeFirst();
    clock.advance('P90D');
    await forgetDue({ db, clock });
    expect(await kept()).toMatchObject({ opinion: TEXT });
    clock.advance('P2D');
    await forgetDue({ db, clock });
    expect(await kept()).toEqual({ opinion: null, opinion_at: null });
    clock.set(START);
  });
});
