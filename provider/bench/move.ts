import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** The move that the staff asks for: which one, of which row, with what was typed. */
export type AskedMove = Readonly<{
  db: Kysely<Tables>;
  clock: Clock;
  id: string;
  move: string;
  fields: unknown;
}>;

/** A row as a move finds it. */
export type Moved<Row> = Readonly<{ trx: Kysely<Tables>; row: Row; at: Date; fields: unknown }>;

/**
 * The id of what a move has made or changed, or why nothing was done: what it asks for is missing or cannot be, there is no
 * such row or move, the row stands otherwise, or what the area has to say of it.
 */
export type MoveOutcome<Refused = never> = Readonly<{ id: string }> | Refused | 400 | 404 | 409;

type Moves<Row, Move extends string, Refused> = Readonly<{
  /** Names the area in the audit. */
  area: string;
  moves: readonly Move[];
  byId: (trx: Kysely<Tables>, id: string) => Promise<Row | undefined>;
  /** Whose row it is; null: no patient's. */
  patientOf: (row: Row) => string | null;
  /** Which moves a row allows as it stands. */
  movesOf: (row: Row) => readonly Move[];
  make: (move: Move, moved: Moved<Row>) => Promise<MoveOutcome<Refused>>;
}>;

/** Makes what the staff can do with the rows of an area. Each move is one transaction with one audit entry, which has no word of what was written. */
export const mover =
  <Row, Move extends string, Refused extends Readonly<{ refused: object }> = never>({
    area,
    moves,
    byId,
    patientOf,
    movesOf,
    make,
  }: Moves<Row, Move, Refused>) =>
  ({ db, clock, id, move: name, fields }: AskedMove): Promise<MoveOutcome<Refused>> =>
    inTransaction(db, async (trx) => {
      const move = moves.find((one) => one === name);
      const row = await byId(trx, id);
      if (!move || !row) return 404;
      if (!movesOf(row).includes(move)) return 409;

      const at = clock.now();
      const outcome = await make(move, { trx, row, at, fields });
      if (typeof outcome === 'number' || 'refused' in outcome) return outcome;
      const entry = { at, accountId: null, patientId: patientOf(row), object: outcome.id };
      await auditOf(trx).add([{ ...entry, action: `bench.${area}.${move}`, requestId: randomUUID() }]);
      return outcome;
    });
