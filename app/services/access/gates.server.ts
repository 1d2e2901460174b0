import { redirect } from '@remix-run/node';
import type { Gate } from '#contract/account/schemas.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { gatesNow } from '#app/services/provider/frame.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { createNote } from '#app/services/request/notes.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { formPath, pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { formKeys } from './form-keys.server.ts';
import { wantedIn } from './wanted.server.ts';

type SignedInRequest = PortalRequest & { session: SessionRow };

/** The time for which the last answer holds without another question, once the provider did not answer or contradicted itself. */
const SILENT_FOR_MS = 30_000;

/** In the order in which they stand before every protected page. */
const GATE_PATHS = {
  MESSAGES: '/messages-to-confirm',
  CONSENTS: '/consents-to-confirm',
  PHONE: '/phone-to-confirm',
} as const satisfies Record<Gate, string>;
const GATES = Object.keys(GATE_PATHS) as Gate[];

/** Where whoever wants nothing else goes. */
const LANDING = '/main';

/** The number of gates that a page has passed whose forms are handed out. */
const PASSED = createNote<PortalRequest, number>();
export const gatesPassed = (request: PortalRequest | null) => PASSED.get(request) ?? 0;

const isGatePath = (pathname: string) =>
  Object.values(GATE_PATHS).some((path) => `${pathname}/`.startsWith(`${path}/`));

/** True while the areas are out of reach here: the frame shows no way to them (S-17). */
export const isHeldUp = ({ session, url }: PortalRequest) =>
  session !== null && (isGatePath(url.pathname) || (session.gates?.open.length ?? 0) > 0);

/**
 * Leads whatever is asked for to the first gate that is open, if any stands before `until`. A form that was handed out before
 * that gate opened is carried out first; of every other one the answers are kept, and come back after the gates (C-12, S-52).
 */
export async function passGates(request: SignedInRequest, { until }: { until?: Gate } = {}) {
  const before = until ? GATES.slice(0, GATES.indexOf(until)) : GATES;
  const open = await openGates(request);
  const gate = before.find((each) => open.includes(each));
  if (!gate) {
    PASSED.set(request, before.length);
    if (request.isPost) await spendKey(request);
    return;
  }
  if (request.isPost) {
    if (await isLetThrough(request, before.length)) return;
    await keepForm(request);
  }
  const asked = request.isPost ? formPath(request.url) : pathOf(request.url);
  throw redirect(gateAddress({ gate, wanted: until ? wantedPath(request) : asked }), 303);
}

/** A form is let through once; one of which nobody knows what came of it may be sent again as it is, and finds out. */
async function isLetThrough(request: PortalRequest, gates: number) {
  if (passedByForm(request) < gates) return false;
  return (await spendKey(request)) || request.context.doubt?.before === true;
}

function passedByForm({ url, context: { browserId, form, portal } }: PortalRequest) {
  return formKeys(portal.secret).passed({ browserId, goesTo: pathOf(url), key: form?.get('_key') });
}

/** Notes that the form has been taken, so that it passes no gate again. Returns whether this was the first time. */
const spendKey = oncePerRequest(async (request: PortalRequest) => {
  const { context, now } = request;
  if (passedByForm(request) === 0) return false;
  return context.portal.store.submissions.spend({ ...keySent(context), now: now.getTime() });
});

/** Tells whether the form was taken before, as after a reload or "Back": for an answer that is shown once. */
export const wasTaken = async (request: PortalRequest) =>
  passedByForm(request) > 0 && !(await spendKey(request));

/** Gives the key back after a save that nobody has asked for: the form is still open, and may be sent. */
export async function giveKeyBack(request: PortalRequest) {
  const { context } = request;
  if (await spendKey(request)) await context.portal.store.submissions.giveBack(keySent(context));
}

function keySent({ browserId, form }: PortalRequest['context']) {
  const key = form?.get('_key');
  return { browserId, key: typeof key === 'string' ? key : '' };
}

/** Keeps what was posted for its page, and says at the gate that nothing was done with it: the same form may be sent again. */
async function keepForm(request: SignedInRequest) {
  const { doubt } = request.context;
  if (doubt) doubt.isUntouched = true;
  const kept = await keepAnswers(request, formPath(request.url));
  const key = HELD[kept ?? 'nothing'];
  await addNotices(request, { key, kind: kept === 'too-long' ? 'error' : 'notice' });
}

const HELD = {
  kept: 'page:held.kept',
  'too-long': 'page:held.tooLong',
  nothing: 'page:held.nothing',
} as const satisfies Record<string, TextKey>;

/** The way on from a gate whose matter has just been settled, or has changed: the same gate, the next one, or the wanted page. */
export async function wayOn(request: SignedInRequest) {
  return addressFor(request, await askGates(request));
}

/**
 * The way on from a gate that has nothing to show; its own page knows better than what is said of it, and so that both are no
 * circle of redirects, nobody is asked again for a while.
 */
export async function wayPast(request: SignedInRequest, gate: Gate) {
  const said = await askGates(request);
  if (!said.includes(gate)) return addressFor(request, said);
  const open = said.filter((each) => each !== gate);
  const at = request.now.getTime();
  await keep(request, { open, at, silentUntil: at + SILENT_FOR_MS });
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
  const wanted = wantedIn(url);
  return wanted && !isGatePath(wanted.split('?')[0] ?? '') ? wanted : LANDING;
}

/** Asked for every page, so that what has come up stands at the next one (C-12); once for all its parts. */
const openGates = oncePerRequest((request: SignedInRequest): Promise<readonly Gate[]> => {
  const { gates } = request.session;
  const left = (gates?.silentUntil ?? 0) - request.now.getTime();
  return gates && left > 0 && left <= SILENT_FOR_MS
    ? Promise.resolve(gates.open)
    : askGates(request, gatesNow);
});

/**
 * Asks the provider, and keeps an answer that is new with the session. While the provider does not answer, what was heard last
 * goes on to hold, and it is asked again soon; whoever has just signed in, of whom nothing is known, gets the page of the outage
 * (docs/decisions/040, 072).
 */
async function askGates(request: SignedInRequest, ask = gatesAnew): Promise<readonly Gate[]> {
  const known = request.session.gates;
  const now = request.now.getTime();
  try {
    const open = await ask(request);
    if (!known || known.silentUntil || String(known.open) !== String(open))
      await keep(request, { open, at: now });
    return open;
  } catch (error) {
    if (!known || !outageOf(error)) throw error;
    await keep(request, { ...known, silentUntil: now + SILENT_FOR_MS });
    return known.open;
  }
}

/** Asks once more, past what the frame has said: a page of a gate knows that something has changed since. */
const gatesAnew = async ({ provider }: SignedInRequest) => (await provider.account.gates()).open;

async function keep({ session, context }: SignedInRequest, gates: NonNullable<SessionRow['gates']>) {
  session.gates = gates;
  await asFarAsPossible(context.portal.store.sessions.keepGates({ idHash: session.idHash, gates }));
}
