import type { Kysely } from 'kysely';
import { z } from 'zod';
import { WantedData } from '#contract/applications/schemas.ts';
import { mover } from '#provider/bench/move.ts';
import { createStore, type StoreInTransaction } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { correctionDecided } from '#provider/applications/mails.ts';
import {
  correctedOf,
  CORRECTION_MOVES,
  movesOf,
  wantedOf,
  type PeselRefusal,
} from '#provider/applications/rules.ts';
import { staffCorrectionsOf, type StaffCorrection } from '#provider/applications/staff-corrections.ts';

const Reason = z.object({ reason: z.string().trim().min(1).max(1_000) });

type Refused = { refused: { pesel: PeselRefusal | 'TAKEN' } };
type Deciding = Readonly<{ trx: Kysely<Tables>; row: StaffCorrection; at: Date; portalOrigin: string }>;

/** The staff's act on a request to correct a record. */
export const moveCorrection = (portalOrigin: string) =>
  mover<StaffCorrection, (typeof CORRECTION_MOVES)[number], Refused>({
    area: 'corrections',
    moves: CORRECTION_MOVES,
    movesOf,
    byId: (trx, id) => staffCorrectionsOf(trx).byId(id),
    patientOf: ({ patient_id: patientId }) => patientId,
    async make(move, { trx, row, at, fields }) {
      const store = createStore(trx);
      const { id } = row;
      if (move === 'take-up') {
        const to = { state: 'TAKEN_UP', taken_up_at: at.getTime() } as const;
        return (await store.corrections.change({ id, from: 'SUBMITTED', to })) ? { id } : 409;
      }
      const deciding = { trx, row, at, portalOrigin };
      if (move === 'correct') return correct({ ...deciding, fields, store });
      const { data } = Reason.safeParse(fields);
      if (!data) return 400;
      return decide({ ...deciding, store, to: { state: 'REJECTED', reason: data.reason } });
    },
  });

type Storing = Deciding & { store: StoreInTransaction };

/** The record is as it was asked for, or as the staff has typed it beside that. */
async function correct({ fields, ...deciding }: Storing & { fields: unknown }) {
  const { trx, row, store } = deciding;
  const typed = WantedData.safeParse({
    ...(JSON.parse(row.wanted) as WantedData),
    ...filledOf(fields),
  });
  const wanted = typed.success && wantedOf({ kind: row.kind, wanted: typed.data, text: row.text ?? '' });
  if (!wanted) return 400;
  const { patient_id: patientId } = row;
  await store.patients.lock(patientId);
  const staff = staffCorrectionsOf(trx);
  const { national_id: known } = (await staff.byId(row.id)) ?? row;
  const corrected = correctedOf({ wanted, nationalId: known });
  if ('refused' in corrected) return { refused: { pesel: corrected.refused } };
  const { nationalIdentificationNumber: nationalId } = corrected;
  if (nationalId !== undefined && (await staff.isTaken({ nationalId, patientId })))
    return { refused: { pesel: 'TAKEN' } } as const;
  await staff.correct({ patientId, wanted: corrected });
  return decide({ ...deciding, to: { state: 'CORRECTED', wanted: JSON.stringify(wanted) } });
}

/** The fields that somebody has typed; one that is left empty says nothing. */
const filledOf = (fields: unknown) =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).filter(
      ([, value]) => typeof value === 'string' && value.trim() !== '',
    ),
  );

type Decided = { state: 'CORRECTED'; wanted: string } | { state: 'REJECTED'; reason: string };

/** Ends the request and tells its asker by mail, to an address that they have proved. */
async function decide({ row, at, portalOrigin, store, to }: Storing & { to: Decided }) {
  const { id, account_id: accountId, patient_id: patientId } = row;
  const ended = { ...to, ended_at: at.getTime() };
  if (!(await store.corrections.change({ id, from: 'TAKEN_UP', to: ended }))) return 409;
  const { email, state, language } = await store.accounts.byId(accountId);
  if (email && state !== 'MUST_CONFIRM_EMAIL' && state !== 'USER_BLOCKED') {
    const link = `${portalOrigin}/account/patients/${patientId}/correction/${id}`;
    const mail = correctionDecided({ language: language ?? 'pl', link });
    await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
  }
  return { id };
}
