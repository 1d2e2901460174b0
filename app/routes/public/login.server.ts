import { areaAt } from '#app/areas.ts';
import type { ShellNotice } from '#app/components/page/index.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { EPUAP_PATH } from './epuap/epuap.server.ts';

/** What has happened just before, as the address says it. */
const SAID = [
  { name: 'password', value: 'changed', kind: 'success', text: 'public:resetPassword.done' },
  { name: 'email', value: 'confirmed', kind: 'success', text: 'public:email.confirmedSignIn' },
  { name: 'email', value: 'over', kind: 'error', text: 'public:email.notPending' },
  { name: 'phone', value: 'confirmed', kind: 'success', text: 'public:phone.confirmedSignIn' },
  { name: 'code', value: 'over', kind: 'error', text: 'public:sso.over' },
  { name: 'code', value: 'notLoaded', kind: 'error', text: 'public:login.failure.notLoaded' },
  { name: 'signedOut', value: 'yes', kind: 'success', text: 'public:logout.done' },
  { name: 'signedOut', value: 'error', kind: 'error', text: 'public:logout.failed' },
] as const;

/** What the page of sign-in has to say first. */
export function noticesOf({ t, url: { searchParams }, ended }: PortalRequest): ShellNotice[] {
  const isSessionOver = ended !== null && searchParams.has('return');
  const hasFailedThere = searchParams.has('signedOut') && searchParams.has('error');
  const valueOf = (name: string) =>
    name === 'signedOut' && hasFailedThere ? 'error' : searchParams.get(name);
  const said = SAID.filter(({ name, value }) => valueOf(name) === value);
  return [
    ...(isSessionOver ? [{ kind: 'notice' as const, text: t('public:login.sessionOver') }] : []),
    ...said.map(({ kind, text }) => ({ kind, text: t(text) })),
  ];
}

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

/** C§3: by what people sign in, and where else they can go, as far as it stands in this portal; a login of their own and nowhere while the provider does not say. */
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
