import type { os, CallContext } from '#provider/core/context.ts';
import type { FoundSlot } from '#provider/bookings/handlers/find-slot.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { Asked } from './request.ts';

type Errors = Parameters<Parameters<typeof os.teleconsultations.make.handler>[0]>[0]['errors'];
/** A request whose every part agrees with the others. */
export type Making = {
  context: CallContext;
  errors: Errors;
  input: Asked;
  patient: LinkedPatientRow;
  slot: FoundSlot;
  wardenId: string | null;
};

/** Files and description, which become the teleconsultation's. */
export const tiedIn = ({ attachmentsIds, noteId }: Asked) => [...attachmentsIds, ...(noteId ? [noteId] : [])];
