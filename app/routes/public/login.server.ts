import { areaAt } from '#app/areas.ts';
import type { ShellNotice } from '#app/components/page/index.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import {
  BLOCKED_NOTICE,
  DELETED_NOTICE,
  ENDED_ELSEWHERE_NOTICE,
} from '#app/services/request/open-request.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import type { StoredNotice } from '#app/services/store/session-notices.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { asFarAsPossible } from '#app/services/store/as-far-as-possible.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { EPUAP_PATH } from './epuap.server.ts';

/** The event just before, as the address says it. */
const SAID = [
  { name: 'password', value: 'changed', kind: 'success', text: 'public:resetPassword.done' },
  { name: 'email', value: 'confirmed', kind: 'success', text: 'public:email.confirmedSignIn' },
  { name: 'email', value: 'over', kind: 'error', text: 'public:email.notPending' },
  { name: 'phone', value: 'confirmed', kind: 'success', text: 'public:phone.confirmedSignIn' },
  { name: 'code', value: 'over', kind: 'error', text: 'public:sso.over' },
  { name: 'code', value: 'notLoaded', kind: 'error', text: 'public:login.failure.notLoaded' },
  { name: 'registration', value: 'deleted', kind: 'success', text: 'registration:draft.discard.done' },
  { name: 'registration', value: 'over', kind: 'error', text: 'registration:summary.over' },
  { name: 'registration', value: 'left', kind: 'notice', text: 'registration:summary.left' },
  { name: 'signedOut', value: 'yes', kind: 'success', text: 'public:logout.done' },
  { name: 'signedOut', value: 'error', kind: 'error', text: FAILURE_TEXTS['account.signOut'] },
] as const;

/** The notices that the page of sign-in has to show first. */
export async function noticesOf(request: PortalRequest): Promise<ShellNotice[]> {
  const { t, url } = request;
  const { searchParams } = url;
  const hasFailedThere = searchParams.has('signedOut') && searchParams.has('error');
  const valueOf = (name: string) =>
    name === 'signedOut' && hasFailedThere ? 'error' : searchParams.get(name);
  const said = SAID.filter(({ name, value }) => valueOf(name) === value);
  return [...(await sessionOver(request)), ...said.map(({ kind, text }) => ({ kind, text: t(text) }))];
}

/** Why a session has ended, where its row says so (decision 085). */
const WHY_ENDED = [
  { key: BLOCKED_NOTICE, kind: 'error' },
  { key: DELETED_NOTICE, kind: 'success' },
  { key: ENDED_ELSEWHERE_NOTICE, kind: 'notice' },
] as const;

/** True where the browser's last session was ended by a block of its account, which only the desk can lift. */
export const isBlocked = ({ ended, url }: PortalRequest) =>
  url.searchParams.has('return') && ended?.notices.some(({ key }) => key === BLOCKED_NOTICE) === true;

/** Says that a session has ended, and what has become of what was typed, if anything was. */
async function sessionOver(request: PortalRequest): Promise<ShellNotice[]> {
  const { t, ended, url } = request;
  const wanted = ownPath(url.searchParams.get('return'));
  if (!ended) return [];
  if (!url.searchParams.has('return')) return justDeleted(request, ended);
  const why = WHY_ENDED.find(({ key }) => ended.notices.some((notice) => notice.key === key));
  if (why) return [{ kind: why.kind, text: t(why.key) }];
  const kept = wanted === null ? null : await keptBefore(request, { ended, path: wanted });
  const text = kept !== null && typeof kept === 'object' ? 'sessionOverKept' : 'sessionOver';
  return [{ kind: 'notice', text: t(`public:login.${text}`) }];
}

/** The outcome of a deletion, once, and in the browser that has deleted alone. */
async function justDeleted(
  { t, context: { portal }, isPost, isPrefetch }: PortalRequest,
  { idHash, notices }: SessionRow,
): Promise<ShellNotice[]> {
  const isFresh = notices.some(({ key, shown }) => key === DELETED_NOTICE && !shown);
  if (!isFresh || isPost) return [];
  if (!isPrefetch) {
    const change = (stored: StoredNotice[]) => stored.map((notice) => ({ ...notice, shown: true }));
    await asFarAsPossible(portal.store.sessions.changeNotices({ idHash, change }));
  }
  return [{ kind: 'success', text: t(DELETED_NOTICE) }];
}

const keptBefore = (
  { context: { portal, browserId } }: PortalRequest,
  { ended, path }: { ended: SessionRow; path: string },
) => portal.store.keptAnswers.find({ browserId, path, accountId: ended.accountId, ended: null });

const REGISTRATIONS = [
  { setting: 'showLinkToCreateAccountForMe', path: '/registration', label: 'public:login.register.me' },
  {
    setting: 'showLinkToCreateAccountForWard',
    path: '/registrationward',
    label: 'public:login.register.ward',
  },
  {
    setting: 'showLinkToCreateAccountForChild',
    path: '/registrationchild',
    label: 'public:login.register.child',
  },
] as const;

/**
 * C§3: by what people sign in, and where else they can go, as far as it stands in this portal; a login of their own and nowhere
 * while the provider does not say.
 */
export async function askedFor(request: PortalRequest) {
  const settings = await orOutage(loginSettings(request));
  const said = settings.ok ? settings.data : null;
  const standing = REGISTRATIONS.filter(({ setting, path }) => said?.[setting] && areaAt(path));
  const registrations = standing.map(({ path, label }) => ({
    href: onTheWayIn(path, request.url),
    label,
  }));
  return {
    name: said?.usernamePromptMode === 'E_MAIL' ? ('email' as const) : ('username' as const),
    registrations,
    epuapPath: said?.eGovernment ? onTheWayIn(EPUAP_PATH, request.url) : null,
  };
}
