import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import type { Account, AccountState } from '#contract/account/schemas.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { logEvent } from './event-log.server.ts';
import { knownBrowserOf, rememberAddress } from './known.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { newBrowserId, sessionCookie } from './session-cookie.server.ts';
import { endSession } from '#app/services/request/open-request.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { isLanguageChosen, writeLanguage } from '#app/services/text/language.server.ts';
import { forgettingWanted } from './wanted.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type SignedIn = { token: string; accountId: string };
type ShortSession = { shortFor: AccountState; wanted: string; username: string };
export type Credentials = { username: string; password: string };

/**
 * Opens the provider's session with what the form says (remix-auth's form strategy) and the portal's session after it,
 * under a new id. Returns the headers that give the browser its new cookies. Throws the named errors of account.signIn.
 */
export async function signIn(
  request: PortalRequest,
  { posted, credentials }: { posted: Request; credentials: Credentials },
) {
  const opened = await authenticatorFor(request, credentials).authenticate('form', posted);
  return letIn(request, { opened, username: credentials.username });
}

/** Opens the provider's session with a code of entry, and the portal's after it, as signIn does. Throws the named errors of account.enter. */
export async function signInWithCode(
  request: PortalRequest,
  { code, username }: { code: string; username: string },
) {
  return letIn(request, { opened: await request.provider.account.enter({ code }), username });
}

async function letIn(request: PortalRequest, { opened, username }: { opened: SignedIn; username: string }) {
  const { portal, address } = request.context;
  const account = await requireAccountOf(request, opened);
  const headers = await openSession(request, { opened });
  await bringLanguage(request, { account, headers });
  await rememberAddress({ portal, address });
  logEvent(request, { type: 'LOGIN_SUCCESS', username });
  headers.append('set-cookie', knownBrowserOf(portal).write(username));
  return headers;
}

/** a browser in which no language was chosen shows the account's. */
async function bringLanguage(
  { cookies, context }: PortalRequest,
  { account, headers }: { account: Account; headers: Headers },
) {
  const { language } = account.settings;
  if (!language || (await isLanguageChosen(cookies))) return;
  headers.append('set-cookie', await writeLanguage(language, context.portal.environment));
}

/** The account of a sign-in cannot be read: nobody is signed in (C§4). */
export class AccountNotLoaded extends Error {
  override name = 'AccountNotLoaded';
}

/** @throws AccountNotLoaded, after the provider's session has been ended again */
async function requireAccountOf({ context, language }: PortalRequest, { token }: SignedIn) {
  const { portal, requestId } = context;
  const { account } = portal.provider({ token, language, requestId });
  const loaded = await account.get().catch(() => null);
  if (loaded) return loaded;
  await account.signOut().catch(() => undefined);
  throw new AccountNotLoaded();
}

function authenticatorFor(request: PortalRequest, credentials: Credentials) {
  const authenticator = new Authenticator<SignedIn>();
  const { portal } = request.context;
  const { username } = credentials;
  const knownBrowser = knownBrowserOf(portal).read({ header: request.cookies, username });
  const given = { ...credentials, ...(knownBrowser && { knownBrowser }) };
  authenticator.use(new FormStrategy(() => request.provider.account.signIn(given)), 'form');
  return authenticator;
}

/**
 * Opens the portal's session for one that the provider has opened, under a new id; the browser's former one ends.
 * `short` makes it a short one, `done` is what its first page says. Returns the header that gives the browser its cookie.
 */
export async function openSession(
  request: PortalRequest,
  { opened, short, done }: { opened: SignedIn; short?: ShortSession; done?: TextKey },
) {
  const { portal, browserId } = request.context;
  const id = newBrowserId();
  const now = request.now.getTime();
  await endSession(request);
  await portal.store.sessions.create({
    id,
    now,
    device: request.device,
    ...short,
    accountId: opened.accountId,
    token: opened.token,
    notices: done ? [{ key: done, kind: 'success', at: now, shown: false }] : [],
  });
  await portal.store.keptAnswers.move({ from: browserId, to: id });
  if (request.short && !short) logLateSignIn(request, opened);
  return new Headers([
    ['set-cookie', sessionCookie(portal.environment).write(id)],
    ...forgettingWanted(request),
  ]);
}

/** The end of a short session is the sign-in that it had held up (C§4); whose it is the account itself says, and no page waits for it. */
function logLateSignIn(request: PortalRequest, { token }: SignedIn) {
  const { portal, requestId } = request.context;
  const { account } = portal.provider({ token, language: request.language, requestId });
  account.get().then(
    ({ username }) => logEvent(request, { type: 'LOGIN_SUCCESS', username }),
    () => undefined,
  );
}

/**
 * Ends the portal's session first, then the provider's (A-80: never stay signed in). `isClean` is false when the
 * provider did not answer; `slo` is there when the session came from the identity system, where another one is open.
 */
export async function signOut(request: PortalRequest) {
  const { portal, browserId } = request.context;
  await endSession(request);
  // The new cookie leads to none of them; what is over is removed later.
  await asFarAsPossible(portal.store.keptAnswers.dropAll(browserId));

  const account = request.session ? await orOutage(accountOf(request)) : null;
  if (account?.ok) logEvent(request, { type: 'LOGOUT', username: account.data.username });
  const answer = await request.provider.account.signOut().catch(() => null);
  const headers = {
    'set-cookie': sessionCookie(portal.environment).clear(),
    'clear-site-data': '"cache"',
  };
  return { isClean: answer !== null, slo: answer?.slo, headers };
}
