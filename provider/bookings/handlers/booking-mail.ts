import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';

type Mail = { language: 'pl' | 'en'; subject: string; text: string; link: string };

/** Where the portal takes the patient's word that they will come (B§2). */
export const confirmLinkOf = ({
  context: { portalOrigin },
  row: { system, system_id: id },
}: {
  context: CallContext;
  row: BookingRow;
}) => `${portalOrigin}/bookings/confirm/${system}/${id}`;

/** Queues a mail on a booking to the account that acts. Nothing is sent to an account without an address. */
export async function queueMail({
  store,
  context,
  row,
  mailOf,
}: {
  store: StoreInTransaction;
  context: CallContext;
  row: BookingRow;
  mailOf: (booking: { language: 'pl' | 'en'; startsAt: number; isFromAfar: boolean; link: string }) => Mail;
}) {
  const { language, email: recipient } = await context.account();
  if (recipient === null) return;
  const link = `${context.portalOrigin}/bookings/${row.system}/${row.system_id}`;
  const isFromAfar = await store.consultations.isFromAfar({ system: row.system, systemId: row.system_id });
  const of = { language: language ?? context.language, startsAt: row.starts_at, isFromAfar, link };
  const mail = mailOf(of);
  await store.outbox.queue({ channel: 'EMAIL', recipient, at: context.clock.now(), ...mail });
}
