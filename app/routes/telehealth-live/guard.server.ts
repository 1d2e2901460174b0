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
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage, type Outage } from '#app/services/provider/provider.server.ts';
import { formPath, type RouteArgs } from '#app/services/request/portal-request.server.ts';
import { claimedLive, stopOf, toList } from './checks.server.ts';

export type LiveRequest = AccountRequest & {
  live: LiveState;
  /** The tab of the address; null: it names none. */
  seat: string | null;
};

/** The pages where somebody who is there stays while a gate comes up (S-58). */
const GOING_ON: ReadonlySet<LivePage> = new Set(['room', 'call', 'leave', 'phone', 'invite']);

/** The stops despite which a page is good all the same. */
const OPEN_DESPITE: Readonly<Partial<Record<LivePage, ReadonlySet<Stop>>>> = {
  ended: new Set<Stop>(['executed']),
  invite: new Set<Stop>(['tooEarly']),
  phone: new Set<Stop>(['tooEarly', 'consent', 'consentAwaited', 'identity', 'silent']),
};

/**
 * Guard of a page of the live teleconsultation: all checks in their order, each time. An id that is nobody's business leads to the list, and
 * what is posted with it is not found (C-97); what stands in the way is said by /telehealth, or by the page of what has ended.
 */
export async function requireLive(args: RouteArgs, page: LivePage): Promise<LiveRequest> {
  const request = await requireAccountInTalk(args);
  return checked(request, { page, live: await liveFor(request, page) });
}

/**
 * While nothing says how it stands, /telehealth says so, and leads on when it does; what was posted waits in its form. What a script asks
 * for fails as such.
 */
async function liveFor(request: AccountRequest, page: LivePage) {
  if (page === 'call') return claimedLive(request);
  const found = await orOutage(claimedLive(request));
  if (found.ok) return found.data;
  const to = joinPath(request.url.searchParams.get('teleconsultationId') ?? '');
  if (!request.isPost) throw redirect(to, 303);
  await keepAnswers(request, formPath(request.url));
  throw await redirectWithNotice(request, to, { key: 'telehealth-live:notSaved', kind: 'error' });
}

/** A page of the room or the call while nothing says how it stands. */
export type SilentRequest = AccountRequest & { live: null; seat: string | null; outage: Outage };

/**
 * The same for the pages of room and call, which stay where they are while nothing says how it stands: nobody knows then who is there,
 * so that no gate is asked for either (S-58), and the page shows what the visits say of it.
 */
export async function requireLiveOrSilence(
  args: RouteArgs,
  page: 'room' | 'call',
): Promise<LiveRequest | SilentRequest> {
  const request = await requireAccountInTalk(args);
  const found = await orOutage(claimedLive(request));
  if (found.ok) return checked(request, { page, live: found.data });
  return { ...request, live: null, seat: seatOf(request), outage: found.outage };
}

type Checked = Readonly<{ page: LivePage; live: LiveState | null }>;

async function checked(request: AccountRequest, { page, live }: Checked): Promise<LiveRequest> {
  if (!live?.ready || !GOING_ON.has(page)) await passGates(request);
  if (!live && request.isPost) throw notFound();
  if (!live) throw await toList(request);

  const stop = await stopOf(request, live);
  if (stop && !OPEN_DESPITE[page]?.has(stop)) throw await awayBy(request, { live, stop });
  return { ...request, live, seat: seatOf(request) };
}

/** Devices can be tried without any teleconsultation, and while its system is silent; an id that is nobody's business leads to the list. */
export async function requireDeviceTest(args: RouteArgs): Promise<AccountRequest> {
  const request = await requireAccount(args);
  if (!request.url.searchParams.has('teleconsultationId')) return request;
  const found = await orOutage(claimedLive(request));
  if (found.ok && !found.data) throw await toList(request);
  return request;
}

/** Leads away, with what was typed, so that no line of the chat is lost when the other side has ended it. */
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
