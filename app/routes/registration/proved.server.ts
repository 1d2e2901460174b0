import { redirect } from '@remix-run/node';
import { bookingContextPath, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { summaryPath } from '#app/journeys/registration/done.ts';
import { FAILED } from '#app/routes/public/epuap.server.ts';
import { requireGuest, type GuestRequest } from '#app/services/registration/guest.server.ts';
import { PROVED, provedHere, type Proved } from '#app/services/registration/proved.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { newDraftId } from '#app/services/wizard/draft-id.server.ts';

/** Names the drafts of the registration of oneself. */
const JOURNEY = 'registration';
const FIRST = '/registration/person';

/** 303 to the first page of a new draft of the proved person, or to the draft that is proved anew. @throws the page of a failure */
export async function beginProved(asked: PortalRequest, args: RouteArgs) {
  const request = await requireGuest(args, 'PATIENT');
  const proved = await provedHere(request);
  const id = asked.url.searchParams.get('draft');
  if (!proved) throw redirect(await insteadOf(request, id), 303);
  if (id !== null && (await isProvedAnew(request, { id, proved }))) return redirect(pathTo(id), 303);
  const start = startOf(asked.url);
  start.set(PROVED, 'yes');
  const draft = newDraftId(request, { name: JOURNEY, start });
  return redirect(pathTo(draft), 303);
}

/** Back, where nothing is proved any more: the draft that was named, or what has been registered since, are pages that work; else the failure's. */
async function insteadOf({ context: { portal, browserId }, now }: GuestRequest, id: string | null) {
  const at = { browserId, now: now.getTime() };
  const { guestDrafts } = portal.store;
  if (id !== null && (await guestDrafts.findLive({ ...at, id }))) return pathTo(id);
  const done = await guestDrafts.findDone({ ...at, id: null });
  return done ? summaryPath(done.id) : FAILED;
}

const pathTo = (draft: string) => `${FIRST}?${new URLSearchParams({ draft }).toString()}`;

/** The query of the entry: a service that was to be booked goes along. */
function startOf({ searchParams }: URL) {
  const context = readBookingContext(searchParams);
  return new URLSearchParams(context ? bookingContextPath(context).split('?')[1] : '');
}

/** The answers of a draft stand where the new proof is of the same person; another person begins a draft of their own. */
async function isProvedAnew(request: GuestRequest, { id, proved }: { id: string; proved: Proved }) {
  const { keeping } = request;
  const stored = await keeping.find({ journey: JOURNEY, id });
  if (!hasProof(stored) || stored.facts.proved.pesel !== proved.pesel) return false;
  await keeping.save({ journey: JOURNEY, id, answers: { ...stored, facts: { ...stored.facts, proved } } });
  return true;
}

type WithProof = { facts: { proved: { pesel: string } } };

function hasProof(stored: unknown): stored is WithProof {
  const facts = (stored as { facts?: { proved?: { pesel?: unknown } } } | null)?.facts;
  return typeof facts?.proved?.pesel === 'string';
}
