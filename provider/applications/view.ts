import type { z } from 'zod';
import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import type { Correction, WantedData } from '#contract/applications/schemas.ts';
import { present } from '#provider/core/wire.ts';
import type { ListedCorrectionFileRow } from './store.ts';
import type { CorrectionRow } from './tables.ts';

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const fileView = (row: Omit<ListedCorrectionFileRow, 'correction_id'>): Attachment => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  size: row.size,
  addedAt: new Date(row.created_at).toISOString(),
});

type Seen = { row: CorrectionRow; files: readonly ListedCorrectionFileRow[] };

/** A request as its asker reads it. */
export const correctionView = ({ row, files }: Seen): z.input<typeof Correction> => ({
  id: row.id,
  patientId: row.patient_id,
  kind: row.kind,
  wanted: JSON.parse(row.wanted) as WantedData,
  recipient: { accountId: row.recipient_id, name: row.recipient_name },
  state: row.state,
  askedAt: new Date(row.asked_at).toISOString(),
  answerBy: row.answer_by,
  files: files.filter((file) => file.correction_id === row.id).map(fileView),
  ...present({
    text: row.text,
    reason: row.reason,
    takenUpAt: instantOf(row.taken_up_at),
    endedAt: instantOf(row.ended_at),
  }),
});
