import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import { newId } from '#provider/core/ids.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { PersonnelRow } from './tables.ts';

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock }>;

/** Partners and their people, as the staff alone writes them (A-174, AP-31); each change with its entry of the audit. */
export const staffPartnersOf = ({ db, clock }: Parts) => {
  const noted = (trx: Kysely<Tables>, action: string, object: string) =>
    auditOf(trx).add([
      { at: clock.now(), accountId: null, patientId: null, action, object, requestId: randomUUID() },
    ]);

  return {
    add: (name: string) =>
      inTransaction(db, async (trx) => {
        const id = newId(clock.now());
        await trx.insertInto('partners').values({ id, name }).execute();
        await noted(trx, 'bench.partners.add', id);
        return id;
      }),

    /** False: there is no such partner. */
    rename: ({ id, name }: { id: string; name: string }) =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('partners')
          .set({ name })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await noted(trx, 'bench.partners.rename', id);
        return true;
      }),

    /** False: there is no such partner. */
    addPerson: (person: Omit<PersonnelRow, 'id'>) =>
      inTransaction(db, async (trx) => {
        const found = trx.selectFrom('partners').select('id').where('id', '=', person.partner_id);
        if (!(await found.executeTakeFirst())) return false;
        const id = newId(clock.now());
        await trx
          .insertInto('partner_personnel')
          .values({ ...person, id })
          .execute();
        await noted(trx, 'bench.partners.addPerson', id);
        return true;
      }),
  };
};
