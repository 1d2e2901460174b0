import type { z } from 'zod';
import type { Waiting } from '#contract/home/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { LinkedPatientRow } from './rows.ts';

/** A thing that waits, as its area says it. */
export type WaitingHere = Omit<z.input<typeof Waiting>, 'area'>;

/** The means by which an area looks. Nothing of it reads the store, so that an area costs its own queries alone. */
export type Looking = Readonly<{
  context: CallContext;
  accountId: string;
  now: number;
  today: Day;
  /** People of whom it is asked, as far as the account may do this for them. */
  patients: (action: Action) => Promise<LinkedPatientRow[]>;
  /** Their rows, those of the account alone where it or the patient is unconfirmed. */
  seen: (action: Action) => Promise<Whose>;
  /** The records that the unit keeps of them: of nobody who is unconfirmed. */
  record: (action: Action) => Promise<Whose>;
}>;

/** Says what waits in an area, by one narrow query; whatever else it needs it reads only where that has found something. */
export type AreaToDo = (looking: Looking) => Promise<WaitingHere[]>;

/** An instant of the store as it goes over the wire. */
export const instant = (at: number) => new Date(at).toISOString();

/** So long a result or a document counts as new while nobody has opened it. */
export const NEW_DAYS = 30;
