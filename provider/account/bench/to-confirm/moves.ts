import { z } from 'zod';
import { authorizationsOf } from '#provider/account/authorization/store.ts';
import { staffAuthorizationsOf } from '#provider/account/store/staff-authorizations.ts';
import { mover, type AskedMove } from '#provider/bench/move.ts';
import { confirmOwner } from '#provider/core/registration/joining.ts';
import { createStore } from '#provider/core/store.ts';

const MOVES = ['confirm', 'refuse'] as const;
const Reason = z.object({ reason: z.string().trim().min(1).max(1_000) });

/** The staff's act on a signed file that waits. */
export const moveFile = ({ portalOrigin, ...asked }: AskedMove & { portalOrigin: string }) =>
  mover({
    ...{ area: 'signedFiles', moves: MOVES },
    byId: (trx, id) => staffAuthorizationsOf(trx).byId(id),
    patientOf: ({ patient_id: patientId }) => patientId,
    movesOf: ({ state }) => (state === 'WAITING' ? MOVES : []),
    async make(move, { trx, row, at, fields }) {
      const { id, account_id: accountId, patient_id: patientId } = row;
      const authorizations = authorizationsOf(trx);
      const decided = { decided_at: at.getTime() };
      if (move === 'confirm') {
        await authorizations.changeFile({ id, to: { ...decided, state: 'CONFIRMED' } });
        const context = { clock: asked.clock, portalOrigin };
        await confirmOwner({ store: createStore(trx), context, accountId, patientId, by: 'UNIT' });
        return { id };
      }
      const { data } = Reason.safeParse(fields);
      if (!data) return 400;
      await authorizations.changeFile({
        id,
        to: { ...decided, state: 'REFUSED', staff_reason: data.reason },
      });
      return { id };
    },
  })(asked);
