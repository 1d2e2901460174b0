import type { Language } from '#app/domain/dates/words.ts';
import type { ProviderClient } from '#contract/index.ts';
import type { Caches } from '#app/services/page/caches.server.ts';
import type { PortalEnvironment } from './environment.server.ts';
import type { Log } from './log.server.ts';
import type { PortalStore } from '#app/services/store/portal-store.server.ts';

/** Whose call it is, as the provider needs to know it. */
export type ProviderCaller = {
  token?: string | undefined;
  language: Language;
  requestId: string;
  /** The kind of the browser, for the account's own list of sign-ins. */
  device?: string | undefined;
  /** The response to throw when the provider no longer knows the token; `isBlocked`: for the account has been blocked since. */
  sessionOver?: (why: { isBlocked: boolean }) => Promise<Response>;
  /** Told of a write of which nobody knows what came of it, whatever the page makes of that. */
  leftInDoubt?: () => void;
  /** Told of a write that was carried out. */
  wrote?: () => void;
  /** Told how many entries of a list are left out, for they break the contract: the page says so. Without it nothing is left out. */
  leftOut?: (count: number) => void;
};

/** One per process; made by server/. */
export type Portal = Readonly<{
  environment: PortalEnvironment;
  /** Signs csrf tokens and seals kept answers and drafts. */
  secret: string;
  /** Former secrets: things signed and sealed with one of these are good still. */
  formerSecrets: readonly string[];
  clock: { now(): Date };
  log: Log;
  store: PortalStore;
  caches: Caches;
  provider: (caller: ProviderCaller) => ProviderClient;
  /** Goes up when the embedded provider's settings change; what is kept of another version is not shown any more. */
  settingsVersion: () => number;
  version: string;
  revision: string;
  /**
   * True where the running code is what the evidence of accessibility was made of; otherwise it is newer, and pages about
   * it say so.
   */
  isAudited: boolean;
}>;

/** Why the gate lets a request reach nothing but the error page. */
export type Refusal = Readonly<{
  status: 400 | 401 | 403 | 404 | 405 | 413 | 414 | 429 | 503;
  reason:
    | 'bad-request'
    | 'broken-off'
    | 'cross-site'
    | 'signed-out'
    | 'stale-form'
    | 'no-cookie'
    | 'not-found'
    | 'no-document'
    | 'area-off'
    | 'part-off'
    | 'method'
    | 'too-large'
    | 'address-too-long'
    | 'too-many'
    | 'busy'
    | 'many-files'
    | 'no-draft'
    | 'no-sum'
    | 'kiosk-files'
    | 'kiosk-uploads'
    | 'store-down'
    | 'unavailable';
  retryAfterSeconds?: number;
  /** The connection ends with the answer: nothing of the body is read. */
  isCut?: true;
}>;

/**
 * The doubt about a form that was sent. `before`: nobody knew what came of it the last time. `now`, said by the app: nobody
 * knows it this time. `isUntouched`: nothing was done with it, so that its redirect is no outcome.
 */
export type Doubt = { readonly before: boolean; now: boolean; isUntouched?: boolean };

declare module '@remix-run/server-runtime' {
  /** Made by the gate for each request, after its checks. */
  interface AppLoadContext {
    portal: Portal;
    requestId: string;
    /** The nonce of this response's Content-Security-Policy. */
    nonce: string;
    /** The session cookie's value: 128 random bits, new when the browser had none. Proves nothing by itself. */
    browserId: string;
    /** Goes into every form of this response; bound to `browserId`. */
    csrfToken: string;
    /** The head of a page is asked for alone: nobody reads what it would say. */
    isHead?: boolean;
    /** The parsed body of a POST; null otherwise. */
    form: FormData | null;
    /** The doubt about the form that a POST brings; absent for other methods. */
    doubt?: Doubt;
    /** So many send at once what costs much that this form has had no turn: it comes back, and says so. */
    isCrowded?: boolean;
    /** A write of this request was carried out: what fails after it leaves no form of which nothing was done. */
    hasWritten?: boolean;
    /** The path and query that a refused request asked for; it goes to the error page itself. */
    formPath?: string;
    /** The client's address, after the trusted proxy. */
    address: string;
    refusal: Refusal | null;
    /** The portal's own data could not be had: noted where a route fails, for the page that says so. */
    isStoreDown?: boolean;
    /** The provider has refused by a named error that no page expects: noted where a route fails, too. */
    isRefusedOddly?: boolean;
    /** A page is asked for, not a file or the like: noted by the frame's loader, which no other address has. */
    isPage?: boolean;
    /** The number of entries of lists that the page does not have, for the provider's answers break the contract there (decision 175). */
    leftOut?: number;
    /** The page's bytes, when one was made: what the response says, without reading it from a stream. */
    page?: Uint8Array<ArrayBuffer>;
  }
}
