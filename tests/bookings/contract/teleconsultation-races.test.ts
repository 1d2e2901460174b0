import { expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';
import {
  askedNow,
  booked,
  caseOf,
  held,
  JAN,
  moving,
  planned,
  registering,
} from './teleconsultation-scene.ts';
import { outcomeOf, withoutEachOther } from './two-wizards.ts';

const TIMEOUT = 120_000;
const EQUAL = 50;

describeEachEngine(
  'teleconsultations asked for at once',
  (at) => {
    it(`are one for ${EQUAL} equal posts, planned and now`, { timeout: TIMEOUT }, async () => {
      const jan = await at().as('jan.nowak');
      const caseId = await caseOf(jan, JAN);
      const time = await held(jan, JAN, { from: '2026-11-09' });
      const many = <Made>(call: () => Promise<Made>) => Promise.all(Array.from({ length: EQUAL }, call));
      const one = async (call: () => Promise<{ teleconsultationId: string }>) => {
        const ids = new Set((await many(call)).map(({ teleconsultationId }) => teleconsultationId));
        expect(ids.size).toBe(1);
        return [...ids][0] ?? '';
      };
      await one(() => jan.teleconsultations.make(planned(JAN, { ...time, caseId })));
      const id = await one(() => jan.teleconsultations.make(askedNow(JAN, { caseId })));
      await one(() => jan.teleconsultations.unplanned(registering(JAN, { teleconsultationId: id, caseId })));
      const made = await at()
        .provider.db.selectFrom('bookings')
        .select('system_id')
        .where('created_at', '=', Date.parse(START))
        .where('account_id', '=', JAN.accountId)
        .execute();
      expect(made).toHaveLength(2);
    });

    it('that are moved and cancelled at once stand as one of both', { timeout: TIMEOUT }, async () => {
      const jan = await at().as('jan.nowak');
      const { booking, teleconsultationId } = await booked(jan, JAN, { from: '2026-11-16' });
      const { slot: to } = await held(jan, JAN, { from: '2026-11-18' });
      const move = moving(JAN, { booking: booking ?? expect.fail(), teleconsultationId, slot: to });
      const [moved, canceled] = await Promise.all([
        outcomeOf(jan.teleconsultations.change(move)),
        outcomeOf(jan.teleconsultations.cancel({ ...JAN, teleconsultationId })),
      ]);
      expect(canceled).toBe('OK');
      expect(['OK', 'CONFLICT']).toContain(moved);
      expect(await withoutEachOther(at())).toEqual([]);
    });
  },
  { limits: ROOMY },
);
