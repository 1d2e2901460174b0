import { randomUUID } from 'node:crypto';
import { inTransaction } from '#database/index.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { mover } from '#provider/bench/move.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { lockRow } from '#provider/core/lock.ts';
import { triedPin } from '#provider/mobile-app/rules.ts';
import { mobileAppStore } from '#provider/mobile-app/store.ts';
import { staffAppsOf } from './staff-apps.ts';

const MOVES = ['link', 'unlink'] as const;

type Typed = Pick<BenchParts, 'db' | 'clock'> & { patientId: string; pin: string };

/**
 * A PIN is typed in the application on a phone: the right one registers it, once, however many type it at once. Every try is
 * counted, and each is one entry of the audit, which has no PIN.
 */
export const typePin = ({ db, clock, patientId, pin }: Typed) =>
  inTransaction(db, async (trx) => {
    const apps = mobileAppStore.mobileApps(trx);
    await lockRow(trx, { table: 'patients', id: patientId });
    const at = clock.now();
    const now = at.getTime();
    const today = localDay(now);
    const row = await apps.pin({ patientId, today });
    const tried = triedPin({ row, pin, now });
    if (!row || tried.outcome === 'OVER') return tried;
    if (tried.outcome === 'WRONG') await apps.countTry({ patientId, triesLeft: tried.triesLeft });
    else {
      const before = await apps.app({ patientId, today });
      const unit_linked_at = before?.unit_linked_at ?? null;
      const app = { patient_id: patientId, account_id: row.account_id, registered_at: now, unit_linked_at };
      await apps.keepApp(app);
      await apps.dropPin(patientId);
    }
    const action = tried.outcome === 'RIGHT' ? 'bench.mobileApps.register' : 'bench.mobileApps.wrongPin';
    const entry = { at, accountId: null, patientId, action, object: null, requestId: randomUUID() };
    await auditOf(trx).add([entry]);
    return tried;
  });

/** In the application a unit is added, or taken away. */
export const moveApp = mover({
  area: 'mobileApps',
  moves: MOVES,
  byId: (trx, id) => staffAppsOf(trx).byId(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  movesOf: ({ unit_linked_at: since }) => [since === null ? 'link' : 'unlink'],
  async make(move, { trx, row: { patient_id: id }, at }) {
    await staffAppsOf(trx).link({ id, at: move === 'link' ? at.getTime() : null });
    return { id };
  },
});
