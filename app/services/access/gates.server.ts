import { redirect } from '@remix-run/node';
import type { Gate } from '#contract/account/schemas.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';

type SignedInRequest = PortalRequest & { session: SessionRow };

const MINUTE = 60_000;
/** C-12. */
const KNOWN_FOR_MS = 5 * MINUTE;
const AGAIN_AFTER_MS = MINUTE / 2;

/** In the order in which they stand before every protected page. */
const GATE_PATHS = {
  MESSAGES: '/messages-to-confirm',
  CONSENTS: '/consents-to-confirm',
  PHONE: '/phone-to-confirm',
} as const satisfies Record<Gate, string>;
const GATES = Object.keys(GATE_PATHS) as Gate[];

/** Where whoever wants nothing else goes. */
const LANDING = '/main';

const isGatePath = (pathname: string) =>
  Object.values(GATE_PATHS).some((path) => `${pathname}/`.startsWith(`${path}/`));

/** Whether the areas are out of reach here: the frame shows no way to them (S-17). */
export const isHeldUp = ({ session, url }: PortalRequest) =>
  session !== null && (isGatePath(url.pathname) || (session.gates?.open.length ?? 0) > 0);

/**
 * Leads a page that is asked for to the first gate that is open, if any stands before `until`. A form that is sent is
 * carried out first (C-12), and so is one that comes back with its errors.
 */
export async function passGates(request: SignedInRequest, { until }: { until?: Gate } = {}) {
  if (request.isPost) return;
  const open = await openGates(request);
  const before = until ? GATES.slice(0, GATES.indexOf(until)) : GATES;
  const gate = before.find((each) => open.includes(each));
  if (gate)
    throw redirect(gateAddress({ gate, wanted: until ? wantedPath(request) : pathOf(request.url) }), 303);
}

/** The way on from a gate whose matter has just been settled, or has changed: the same gate, the next one, or the wanted page. */
export async function wayOn(request: SignedInRequest) {
  return addressFor(request, await askGates(request));
}

/** The way on from a gate that has nothing to show; its own page knows better than what was heard before. */
export async function wayPast(request: SignedInRequest, gate: Gate) {
  const open = (await askGates(request)).filter((each) => each !== gate);
  await keep(request, { open, at: request.now.getTime() });
  return addressFor(request, open);
}

/** Where the gate's own pages and forms are, with the wanted page kept. */
export const gateAddressOf = (request: PortalRequest, gate: Gate) =>
  gateAddress({ gate, wanted: wantedPath(request) });

function addressFor(request: SignedInRequest, open: readonly Gate[]) {
  const wanted = wantedPath(request);
  const next = GATES.find((each) => open.includes(each));
  return next ? gateAddress({ gate: next, wanted }) : wanted;
}

const gateAddress = ({ gate, wanted }: { gate: Gate; wanted: string }) =>
  wanted === LANDING ? GATE_PATHS[gate] : `${GATE_PATHS[gate]}?return=${encodeURIComponent(wanted)}`;

/** The page behind the gates, of the portal's own. */
function wantedPath({ url }: PortalRequest) {
  const wanted = ownPath(url.searchParams.get('return'));
  return wanted && !isGatePath(wanted.split('?')[0] ?? '') ? wanted : LANDING;
}

async function openGates(request: SignedInRequest): Promise<readonly Gate[]> {
  const { gates } = request.session;
  const isKnown = gates !== null && Math.abs(request.now.getTime() - gates.at) < KNOWN_FOR_MS;
  return isKnown ? gates.open : askGates(request);
}

/**
 * Asks the provider and keeps the answer with the session. While the provider does not answer, what was heard last goes on
 * to hold, and it is asked again soon; whoever has just signed in, of whom nothing is known, gets the page of the outage
 * (docs/decisions/040).
 */
async function askGates(request: SignedInRequest): Promise<readonly Gate[]> {
  const known = request.session.gates;
  const now = request.now.getTime();
  try {
    const { open } = await request.provider.account.gates();
    await keep(request, { open, at: now });
    return open;
  } catch (error) {
    if (!known || !outageOf(error)) throw error;
    await keep(request, { open: known.open, at: now - KNOWN_FOR_MS + AGAIN_AFTER_MS });
    return known.open;
  }
}

async function keep({ session, context }: SignedInRequest, gates: NonNullable<SessionRow['gates']>) {
  session.gates = gates;
  await context.portal.store.sessions.keepGates({ idHash: session.idHash, gates });
}
