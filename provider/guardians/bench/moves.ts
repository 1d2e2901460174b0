import { mover } from '#provider/bench/move.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore } from '#provider/core/store.ts';
import { moveLink } from '#provider/guardians/moving.ts';
import { CHANGES, stateOn } from '#provider/guardians/rules.ts';
import { staffLinksOf } from '#provider/guardians/staff-links.ts';

/** The state that each of the desk's acts makes of a link. */
export const TARGETS = { confirm: 'C', wait: 'W', block: 'J', end: 'D' } as const;
export type LinkAct = keyof typeof TARGETS;
const ACTS = Object.keys(TARGETS) as LinkAct[];

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof staffLinksOf>['get']>>>;

/** Which acts a link allows on a day (AP-18); that somebody is the patient is confirmed, or it is not (AP-57). */
export function actsOf(row: Row, now: Date) {
  const state = stateOn({ link: row, birthDate: row.birth_date, today: localDay(now.getTime()) });
  const acts = row.role === 'PATIENT' ? ACTS.filter((act) => act !== 'block') : ACTS;
  return acts.filter((act) => CHANGES.UNIT[state].includes(TARGETS[act]));
}

/** A link as one word of an address. */
export const linkId = ({
  account_id: accountId,
  patient_id: patientId,
}: Pick<Row, 'account_id' | 'patient_id'>) => `${accountId}~${patientId}`;

type At = Readonly<{ portalOrigin: string; now: () => Date }>;

/** The desk's act on a link, whatever the person and the account want of it. */
export const linkMover = ({ portalOrigin, now }: At) =>
  mover<Row, LinkAct>({
    area: 'links',
    moves: ACTS,
    async byId(trx, id) {
      const [accountId = '', patientId = ''] = id.split('~');
      await createStore(trx).patients.lock(patientId);
      return staffLinksOf(trx).get({ accountId, patientId });
    },
    patientOf: ({ patient_id: patientId }) => patientId,
    movesOf: (row) => actsOf(row, now()),
    async make(act, { trx, row: link, at }) {
      const context = { clock: { now: () => at }, portalOrigin };
      await moveLink({ context, store: createStore(trx), link, to: TARGETS[act], by: 'UNIT' });
      return { id: link.account_id };
    },
  });
