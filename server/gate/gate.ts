import type { Doubt, Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { hashOf } from '#app/services/store/sealed.server.ts';
import { isSameSecret } from '#app/services/access/session-cookie.server.ts';
import { runOnce, submissionKey } from '#server/submissions.ts';
import { failureOf } from '#app/services/request/log.server.ts';
import { declaredPath } from '#app/areas.ts';
import { drain, PLAIN_FORM, readForm, refusedBody, type ReadForm } from './body.ts';
import { failedFile } from './failed-file.ts';
import { withoutFiles } from './parts-form.ts';
import { uploadRules } from './uploads.ts';
import { handOver, type App, type Visitor } from './hand-over.ts';
import { requestLimit } from './request-limit.ts';
import { comesFromOwnPage, provenanceOf } from './same-origin.ts';
import { refusedMethod, refusedTarget } from './target.ts';
import { tryLimit } from './tries/try-limit.ts';

const CROSS_SITE: Refusal = { status: 403, reason: 'cross-site' };
const STALE_FORM: Refusal = { status: 403, reason: 'stale-form' };
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };

/** Lets through to the app what design/security allows; what is refused is answered with the app's page of that refusal. */
export function createGate({ portal, app }: { portal: Portal; app: App }) {
  const to = handOver({ portal, app });
  const refusedRequest = requestLimit(portal);
  const withTriesCounted = tryLimit(portal);

  return async (visitor: Visitor, request: Request): Promise<Response> => {
    const { arrival, headers } = visitor;
    const refusal =
      refusedTarget(arrival.url) ?? refusedMethod(request.method) ?? refusedRequest(arrival.address);
    if (refusal) return to.refusal(visitor, refusal);
    if (request.method !== 'POST') return asPage(visitor, await to.get(visitor));

    const uploads = uploadRules(arrival.url.pathname);
    const rules = uploads ?? PLAIN_FORM;
    const early = refusedOrigin(visitor) ?? refusedBody({ headers, rules });
    if (early && uploads) await drain({ body: request.body, rules });
    if (early) return to.refusal(visitor, early);

    const mustDropFiles = uploads !== undefined && !(await hasSession(arrival.browserId));
    const body = await readForm({ body: request.body, headers, rules });
    if (isRefusal(body)) return to.refusal(visitor, body);
    const read = mustDropFiles ? { ...body, form: withoutFiles(body.form) } : body;

    const tokenRefusal = refusedToken(visitor, read.form);
    if (tokenRefusal) {
      const isKept = tokenRefusal.reason === 'stale-form';
      return to.refusal(visitor, tokenRefusal, isKept ? read.form : null);
    }

    const answer = await carryOut(visitor, read).catch((error: unknown) => {
      portal.log.error({ requestId: arrival.requestId, ...failureOf(error) }, 'submission failed');
      return UNAVAILABLE;
    });
    return isRefusal(answer) ? to.refusal(visitor, answer) : asPage(visitor, answer);
  };

  async function hasSession(id: string) {
    const session = await portal.store.sessions.find({ id, now: portal.clock.now().getTime() });
    return session?.isLive === true;
  }

  /** What cannot be had is a page, also where a file was asked for. */
  function asPage(visitor: Visitor, answer: Response) {
    const refusal = failedFile(answer);
    return refusal ? to.refusal(visitor, refusal) : answer;
  }

  /** A submission runs once; tries at a secret are counted. */
  async function carryOut(visitor: Visitor, read: ReadForm): Promise<Response | Refusal> {
    const { headers, arrival } = visitor;
    const { browserId, address, url } = arrival;
    const key = await submissionKey({ form: read.form, path: url.pathname + url.search });
    const run = (doubt?: Doubt) => to.post(visitor, read, doubt);
    const attempt = key ? () => runOnce({ portal, browserId, key, run }) : run;

    const what = declaredPath('guesses', url.pathname);
    if (!what) return attempt();
    const sessionId = (await hasSession(browserId)) ? hashOf(browserId) : null;
    const username = read.form.get('username');
    return withTriesCounted({ what, address, sessionId, cookies: headers.get('cookie'), username, attempt });
  }
}

const isRefusal = (answer: object): answer is Refusal => 'reason' in answer;

function refusedOrigin({ headers, arrival }: Visitor): Refusal | null {
  return provenanceOf({ headers, origin: arrival.origin }) === 'foreign' ? CROSS_SITE : null;
}

/**
 * Every form carries the token of its browser. A wrong one in a form of ours is an old page (signed out meanwhile, no
 * cookies); where nothing says that the form is ours, it may be another site's.
 */
function refusedToken({ headers, arrival }: Visitor, form: FormData): Refusal | null {
  const { origin } = arrival;
  if (isSameSecret(arrival.csrfToken, form.get('csrf'))) return null;
  const isOurs = provenanceOf({ headers, origin }) === 'ours' || comesFromOwnPage({ headers, origin });
  return isOurs ? STALE_FORM : CROSS_SITE;
}
