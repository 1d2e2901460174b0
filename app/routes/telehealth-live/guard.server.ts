import { redirect } from '@remix-run/node';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import type { Stop } from '#app/domain/telehealth-live/checks.ts';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { passGates } from '#app/services/access/gates.server.ts';
import {
  requireAccount,
  requireAccountInTalk,
  type AccountRequest,
} from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { claimedLive, stopOf } from './checks.server.ts';

export type LiveRequest = AccountRequest & {
  live: LiveState;
  /** The tab of the address; null: it names none. */
  seat: string | null;
};

/** The pages where somebody who is there stays while a gate comes up (S-58). */
const GOING_ON: ReadonlySet<LivePage> = new Set(['room', 'call', 'leave', 'phone']);

/** What a page is good for all the same. */
const OPEN_DESPITE: Readonly<Partial<Record<LivePage, ReadonlySet<Stop>>>> = {
  ended: new Set<Stop>(['executed']),
  phone: new Set<Stop>(['tooEarly', 'consent', 'consentAwaited', 'identity', 'silent']),
};

/**
 * Guard of a page of the live teleconsultation: all checks in their order, each time. An id that is nobody's business leads to the list, and
 * what is posted with it is not found (C-97); what stands in the way is said by /telehealth, or by the page of what has ended.
 */
export async function requireLive(args: RouteArgs, page: LivePage): Promise<LiveRequest> {
  const request = await requireAccountInTalk(args);
  const live = await claimedLive(request);
  if (!live?.ready || !GOING_ON.has(page)) await passGates(request);
  if (!live && request.isPost) throw notFound();
  if (!live) throw redirect('/bookings', 303);

  const stop = await stopOf(request, live);
  if (stop && !OPEN_DESPITE[page]?.has(stop)) throw await awayBy(request, { live, stop });
  return { ...request, live, seat: seatOf(request) };
}

/** Devices can be tried without any teleconsultation, and while its system is silent; an id that is nobody's business leads to the list. */
export async function requireDeviceTest(args: RouteArgs): Promise<AccountRequest> {
  const request = await requireAccount(args);
  if (!request.url.searchParams.has('teleconsultationId')) return request;
  const found = await orOutage(claimedLive(request));
  if (found.ok && !found.data) throw redirect('/bookings', 303);
  return request;
}

/** What was typed goes along, so that no line of the chat is lost when the other side has ended it. */
async function awayBy(request: AccountRequest, { live, stop }: { live: LiveState; stop: Stop }) {
  const { consultationId } = live;
  const to = stop === 'executed' ? livePath('ended', consultationId) : joinPath(consultationId);
  if (request.isPost) await keepAnswers(request, to);
  return redirect(to, 303);
}

const SEAT = /^[\w-]{8,60}$/;

function seatOf({ url }: AccountRequest) {
  const seat = url.searchParams.get('seat') ?? '';
  return SEAT.test(seat) ? seat : null;
}
