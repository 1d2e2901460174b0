import type { Params } from '@remix-run/react';
import { maskedEmail } from '#app/domain/patients/email.ts';
import { BookedDraft } from '#app/journeys/appointment.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { finishDraft, storedDraft, type Finishing } from '#app/services/wizard/drafts.server.ts';

type Asking = Pick<PortalRequest, 'provider' | 't'>;

const emailOf = async ({ provider }: Asking) => (await provider.account.get()).contactData.email;

/** The way in which the patient will be told of the booking. */
export async function toldRow(request: Asking): Promise<Readonly<{ term: string; value: string }>> {
  const { t } = request;
  const email = await emailOf(request);
  return {
    term: t('booking-wizard:summary.told'),
    value: email
      ? t('booking-wizard:summary.toldByMail', { email: maskedEmail(email) })
      : t('booking-wizard:summary.toldHere'),
  };
}

/** Where the confirmation of a booking went; null: nowhere. */
export async function sentTo(request: Asking) {
  const email = await emailOf(request);
  return email ? request.t('booking-wizard:result.sentTo', { email: maskedEmail(email) }) : null;
}

type Booked = Readonly<{ dateFrom: string; movedFrom?: string | undefined }>;

/** Says that it is booked, or moved away from `movedFrom`, and when it is. */
const bookedNotice = ({ language }: PortalRequest, { dateFrom, movedFrom }: Booked) => ({
  key: movedFrom ? ('bookings:move.outcome' as const) : ('booking-wizard:result.outcome' as const),
  values: { when: textIn(language).formatDateTime(dateFrom) },
});

type Made = BookedDraft['booked'] & Booked & { further?: readonly TextKey[] };

/** 303 to the booking's result, which says that it is done and when it is; `further`: what was done besides. */
export const finishBooked = (
  wizard: Finishing,
  request: AccountRequest & { draft: { id: string } },
  { system, systemId, movedFrom, dateFrom, further = [] }: Made,
) =>
  finishDraft(wizard, request, {
    done: { booked: { system, systemId, movedFrom } } satisfies BookedDraft,
    said: [bookedNotice(request, { dateFrom, movedFrom }), ...further.map((key) => ({ key }))],
  });

/** When the booking of a result's address was before the draft of that address moved it; null when it was not moved. */
export async function movedFrom(
  request: AccountRequest,
  wizard: { name: string },
  { system, id }: Params,
): Promise<string | null> {
  const draftId = request.url.searchParams.get('draft');
  if (!draftId) return null;
  const done = BookedDraft.safeParse(await storedDraft(request, { wizard, id: draftId }));
  if (!done.success) return null;
  const { booked } = done.data;
  return booked.system === system && booked.systemId === id ? (booked.movedFrom ?? null) : null;
}
