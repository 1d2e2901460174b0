import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import { bookingPrintout } from '#provider/bookings/printout.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import { personOnPaper } from '#provider/core/printouts/whose.ts';
import type { Action } from '#provider/core/actions.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { present } from '#provider/core/wire.ts';
import { senderOf } from './senders.ts';
import { bookingDetails } from '#provider/bookings/handlers/booking-details.ts';

const printout = os.telehealth.printout.handler(async ({ input, context }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'telehealth.printout' });
  const booking = await bookingDetails({ context, row, patient });
  const { clock, language, store } = context;
  const people = personOnPaper(patient, language);
  const letterhead = await letterheadOf({ store, language });
  const bytes = await bookingPrintout({ booking, people, letterhead, language, at: clock.now() });
  return new File([bytes], `${row.system_id}.pdf`, { type: 'application/pdf' });
});

/** The name of a note: a text that a patient wrote has none of its own. */
const NOTE_NAME = 'opis.txt';

type TeleconsultationQuery = { accountId: string; patient: string; consultation: string; case?: string };
const todayOf = ({ clock }: Pick<CallContext, 'clock'>) => localDay(clock.now().getTime());
const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/** The teleconsultation that the address claims; all of its ids must belong together. @throws NOT_FOUND */
async function consultationOf({
  context: { access, account, store },
  input,
  action,
}: {
  context: CallContext;
  input: TeleconsultationQuery;
  action: Action;
}) {
  const { id: accountId } = await account();
  const found = await store.teleconsultations.byId(input.consultation);
  if (!found || input.accountId !== accountId) throw notFound();
  if (input.case !== undefined && input.case !== found.medical_case_id) throw notFound();

  const { patient } = await access.booking({ system: found.system, id: found.system_id, action });
  if (patient.id !== input.patient) throw notFound();
  return found;
}

const attachments = os.telehealth.attachments.handler(async ({ input, context }) => {
  const { id } = await consultationOf({ context, input, action: 'telehealth.attachments' });
  const { teleconsultations, medicalCases } = context.store;
  const [kept, { notes, files }] = await Promise.all([
    teleconsultations.attachments({ id, today: todayOf(context) }),
    medicalCases.ofConsultation(id),
  ]);
  return [
    ...notes.map((row) => ({
      attachmentId: row.id,
      attachmentType: 'N' as const,
      fileName: NOTE_NAME,
      at: row.changed_at,
      text: row.text,
      byPatient: true,
    })),
    ...files.map((row) => ({
      attachmentId: row.id,
      attachmentType: 'F' as const,
      fileName: row.filename,
      at: row.created_at,
      size: row.size,
      type: row.type,
      byPatient: true,
    })),
    ...kept.map(present).map((row) => ({
      attachmentId: row.id,
      attachmentType: row.type,
      fileName: row.file_name,
      at: row.created_at,
      author: row.author,
      text: row.text,
      keptUntil: row.kept_until,
    })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...one }) => ({ ...one, createdAt: new Date(at).toISOString() }));
});

const chatRecord = os.telehealth.chatRecord.handler(async ({ input, context, errors }) => {
  const { id } = await consultationOf({ context, input, action: 'telehealth.chatRecord' });
  const rows = await context.store.teleconsultations.chat({ id, today: todayOf(context) });
  if (rows.length === 0) throw errors.NOT_FOUND();
  return rows.map((row) => ({
    sentAt: new Date(row.sent_at).toISOString(),
    sender: senderOf(row, context.language),
    text: row.text,
  }));
});

const streamsRecord = os.telehealth.streamsRecord.handler(async ({ input, context, errors }) => {
  const { id } = await consultationOf({ context, input, action: 'telehealth.streamsRecord' });
  const recording = await context.store.teleconsultations.recording({ id, today: todayOf(context) });
  if (!recording?.content) throw errors.NOT_FOUND();
  return new File([Buffer.from(recording.content, 'base64')], recording.file_name, { type: 'audio/wav' });
});

export const telehealth = { printout, attachments, chatRecord, streamsRecord };
