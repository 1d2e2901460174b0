import type { Doubt, Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { addressAsMeant, queryAsWritten } from '#app/services/request/punctuation.ts';
import { hashOf } from '#app/services/store/sealed.server.ts';
import { runOnce, submissionKey } from '#server/submissions.ts';
import { failureOf } from '#app/services/request/log.server.ts';
import { declaredPath, guessesAt } from '#app/areas.declared.ts';
import { isStoreFailure } from '#database/failures.ts';
import { PLAIN_FORM, readForm, refusedBody, type FileRules, type FormRules, type ReadForm } from './body.ts';
import { failedFile } from './failed-file.ts';
import { refusedGuestUpload } from './guest-uploads.ts';
import { hasUnreadFiles, TEXTS_ALONE, unreadForm } from './parts-form.ts';
import { receivedFiles } from './received-files.ts';
import { accountPlaces, GUEST_UPLOAD_PLACES, MAKING_PLACES, UPLOAD_PLACES } from './account-places.ts';
import { TEXTS_OF_TOO_LARGE, TEXTS_OF_UPLOAD, uploadRules } from './uploads.ts';
import { NO_UPLOADS, refusedFile } from './kiosk.ts';
import { takesLong } from './making.ts';
import { handOver, type App, type Visitor } from './hand-over.ts';
import { requestLimit } from './request-limit.ts';
import { signedOut } from './signed-out.ts';
import { comesFromOwnPage, provenanceOf } from './same-origin.ts';
import { refusedLength, refusedMethod, refusedTarget } from './target.ts';
import { guestLine } from './tries/guest-line.ts';
import { sendLimit } from './tries/send-limit.ts';
import { tryLimit } from './tries/try-limit.ts';

const CROSS_SITE: Refusal = { status: 403, reason: 'cross-site', isCut: true };
const SIGNED_OUT: Refusal = { status: 401, reason: 'signed-out' };
const BUSY: Refusal = { status: 503, reason: 'busy', retryAfterSeconds: 60 };
const MANY_FILES: Refusal = { status: 429, reason: 'many-files', retryAfterSeconds: 20 };
const STALE_FORM: Refusal = { status: 403, reason: 'stale-form' };
const NO_COOKIE: Refusal = { status: 403, reason: 'no-cookie' };
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };
const STORE_DOWN: Refusal = { status: 503, reason: 'store-down' };

type Taking = { visitor: Visitor; request: Request; rules: FormRules; files?: FileRules };

/** Lets through to the app what design/security allows; what is refused is answered with the app's page of that refusal. */
export function createGate({ portal, app }: { portal: Portal; app: App }) {
  const to = handOver({ portal, app });
  const refusedRequest = requestLimit(portal);
  const withTriesCounted = tryLimit(portal);
  const withSendsCounted = sendLimit(portal);
  const inLine = guestLine();
  const filesOfRequest = receivedFiles(portal.environment);
  const inPlace = accountPlaces(UPLOAD_PLACES);
  const inGuestPlace = accountPlaces(GUEST_UPLOAD_PLACES);
  const inMakingPlace = accountPlaces(MAKING_PLACES);

  return async (visitor: Visitor, request: Request): Promise<Response> => {
    try {
      return await answerTo(visitor, request);
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
      const isUnread = request.body !== null && !request.bodyUsed;
      return to.refusal(visitor, { ...failed(visitor, error), ...(isUnread ? { isCut: true } : {}) });
    }
  };

  async function answerTo(visitor: Visitor, request: Request): Promise<Response> {
    const { arrival, headers } = visitor;
    const refusal =
      refusedLength(arrival.url) ??
      refusedTarget(arrival.url) ??
      refusedMethod(request.method) ??
      refusedRequest(arrival.address) ??
      refusedFile(portal.environment, arrival.url);
    if (refusal) return to.refusal(visitor, refusal);
    if (request.method !== 'POST') {
      const written = queryAsWritten(arrival.url);
      if (written !== null) return seeOther(written);
      const answer = await asPage(visitor, await read(visitor, { isHead: request.method === 'HEAD' }));
      return ledOn(arrival.url, answer) ?? answer;
    }

    const rules = uploadRules({ pathname: arrival.url.pathname, headers });
    const foreign = refusedOrigin(visitor);
    if (foreign) return to.refusal(visitor, foreign);
    const unfit = refusedBody({ headers, rules: rules ?? PLAIN_FORM });
    if (unfit && rules) return refusedWithTexts({ visitor, request, rules: TEXTS_OF_TOO_LARGE }, unfit);
    if (unfit) return to.refusal(visitor, unfit);
    return rules
      ? takeUpload({ visitor, request, rules })
      : takeForm({ visitor, request, rules: PLAIN_FORM });
  }

  /** Makes what takes long for one account after another; of guests nothing does. */
  async function read(visitor: Visitor, how: { isHead: boolean }): Promise<Response> {
    const { browserId, url } = visitor.arrival;
    const get = () => to.get(visitor, how);
    if (!takesLong(url.pathname)) return get();
    const session = await sessionOf(browserId);
    if (!session?.isLive) return get();
    return (await inMakingPlace(session.accountId, get)) ?? to.refusal(visitor, MANY_FILES);
  }

  /**
   * Reads files for a live session alone, in one of the few places that there are. Of others the texts before them are read: the guard of
   * the page keeps what was typed, as of every form (S-43). Of whoever brings no cookie not a byte.
   */
  async function takeUpload(upload: Taking) {
    const { visitor } = upload;
    const { browserId, isCsrfToken, isNewBrowser } = visitor.arrival;
    if (declaredPath('guestUploads', visitor.arrival.url.pathname)) return takeGuestUpload(upload);
    if (isNewBrowser) return to.refusal(visitor, { ...SIGNED_OUT, isCut: true });
    const session = await sessionOf(browserId);
    if (portal.environment.isKiosk || !session?.isLive || session.shortFor)
      return takeForm({ ...upload, rules: TEXTS_OF_UPLOAD, files: TEXTS_ALONE });

    const answer = await inPlace(session.accountId, () => takeFiles(upload, isCsrfToken));
    return answer ?? refusedWithTexts({ ...upload, rules: TEXTS_OF_UPLOAD }, BUSY);
  }

  /** Reads files of a guest for a draft of the browser whose sum is solved (C-20); of everybody else not a byte. Its form has no texts. */
  async function takeGuestUpload(upload: Taking) {
    const { visitor } = upload;
    const { browserId, isCsrfToken } = visitor.arrival;
    const refusal = await refusedGuestUpload({ portal, arrival: visitor.arrival });
    if (refusal) return to.refusal(visitor, refusal);
    if (portal.environment.isKiosk)
      return takeForm({ ...upload, rules: TEXTS_OF_UPLOAD, files: TEXTS_ALONE });
    const answer = await inGuestPlace(hashOf(browserId), () => takeFiles(upload, isCsrfToken));
    return answer ?? to.refusal(visitor, { ...BUSY, isCut: true });
  }

  function takeFiles(upload: Taking, isWanted: FileRules['isWanted']) {
    const { keep, remove } = filesOfRequest();
    return takeForm({ ...upload, files: { isWanted, keep } }).finally(remove);
  }

  /** The refusal of a form in parts, with what was typed before its files. */
  async function refusedWithTexts({ visitor, request, rules }: Taking, refusal: Refusal) {
    const { isCsrfToken } = visitor.arrival;
    const read = await readForm({ body: request.body, headers: visitor.headers, rules, files: TEXTS_ALONE });
    const isOurs = !isRefusal(read) && isCsrfToken(read.form.get('csrf'));
    return to.refusal(visitor, refusal, isOurs ? read.form : unreadForm());
  }

  async function takeForm({ visitor, request, ...how }: Taking): Promise<Response> {
    const { arrival, headers } = visitor;
    const read = await readForm({ body: request.body, headers, ...how });
    if (isRefusal(read)) {
      if (read.status === 503) portal.log.error({ requestId: arrival.requestId }, 'upload not kept on disk');
      return to.refusal(visitor, read);
    }

    const tokenRefusal = refusedToken(visitor, read.form);
    if (tokenRefusal) {
      const isKept = tokenRefusal.reason !== 'cross-site';
      return to.refusal(visitor, tokenRefusal, isKept ? read.form : null);
    }

    if (portal.environment.isKiosk && hasUnreadFiles(read.form))
      return to.refusal(visitor, NO_UPLOADS, read.form);

    const { pathname } = arrival.url;
    const answer = await carryOut(visitor, read).catch((error: unknown) => failed(visitor, error));
    if (answer.status >= 400 && declaredPath('leaves', pathname)) return signedOut({ portal, visitor });
    if (!isRefusal(answer)) return asPage(visitor, answer);
    // What a guest has written to somebody is more than a password that is typed again.
    const isKept = declaredPath('sends', pathname) !== undefined || answer.reason === STORE_DOWN.reason;
    return to.refusal(visitor, answer, isKept ? read.form : null);
  }

  /** The refusal where the gate itself failed, for the store or for a reason that nobody expected. */
  function failed({ arrival }: Visitor, error: unknown): Refusal {
    portal.log.error({ requestId: arrival.requestId, ...failureOf(error) }, 'submission failed');
    return isStoreFailure(error) ? STORE_DOWN : UNAVAILABLE;
  }

  function sessionOf(id: string) {
    return portal.store.sessions.find({ id, now: portal.clock.now().getTime() });
  }

  /** The page that answers where something cannot be had, also where a file was asked for. */
  function asPage(visitor: Visitor, answer: Response) {
    const refusal = failedFile(answer);
    return refusal ? to.refusal(visitor, refusal) : answer;
  }

  /** A submission runs once; tries at a secret are counted, and what makes the provider send something. */
  async function carryOut(visitor: Visitor, read: ReadForm): Promise<Response | Refusal> {
    const { headers, arrival } = visitor;
    const { browserId, address, url } = arrival;
    const isRepeatable = declaredPath('repeats', url.pathname) !== undefined;
    const key = isRepeatable ? null : submissionKey({ form: read.form, path: url.pathname + url.search });
    const attempt = (isCrowded = false) => {
      const run = (doubt?: Doubt) => to.post(visitor, read, { ...(doubt ? { doubt } : {}), isCrowded });
      return key ? runOnce({ portal, browserId, key, run }) : run();
    };

    const hasLine = declaredPath('lines', url.pathname) !== undefined;
    const inTurn = hasLine ? () => inLine(address, attempt) : () => attempt();
    const sends = declaredPath('sends', url.pathname);
    if (sends) return withSendsCounted({ what: sends, address, attempt: inTurn });
    const what = guessesAt(url.pathname);
    if (!what) return attempt();
    const sessionId = (await sessionOf(browserId))?.isLive ? hashOf(browserId) : null;
    const username = read.form.get('username');
    return withTriesCounted({ what, address, sessionId, cookies: headers.get('cookie'), username, attempt });
  }
}

/**
 * A link that took the full stop or the bracket after it along leads where it was meant to lead; null where the address leads
 * somewhere as it is, for a hospital's ids may end with anything.
 */
function ledOn(url: URL, { status }: Response) {
  const meant = status === 404 ? addressAsMeant(url) : null;
  return meant === null ? null : seeOther(meant);
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

const isRefusal = (answer: object): answer is Refusal => 'reason' in answer;

function refusedOrigin({ headers, arrival }: Visitor): Refusal | null {
  return provenanceOf({ headers, origin: arrival.origin }) === 'foreign' ? CROSS_SITE : null;
}

/**
 * Every form carries the token of its browser. A wrong one in a form of ours is an old page (signed out meanwhile), or the
 * browser sends no cookies; where nothing says that the form is ours, it may be another site's.
 */
function refusedToken({ headers, arrival }: Visitor, form: FormData): Refusal | null {
  const { origin } = arrival;
  if (arrival.isCsrfToken(form.get('csrf'))) return null;
  const isOurs = provenanceOf({ headers, origin }) === 'ours' || comesFromOwnPage({ headers, origin });
  if (!isOurs) return CROSS_SITE;
  return arrival.isNewBrowser ? NO_COOKIE : STALE_FORM;
}
