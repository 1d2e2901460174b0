import type { LegalDocument, Link } from '#contract/settings/schemas.ts';
import type { ShellData } from '#app/components/page/index.ts';
import { MARKS } from './page-cache.server.ts';
import { enabledAreas, menuOf } from '#app/areas.menu.ts';
import { areaAt, AREAS } from '#app/areas.ts';
import { patternsOf } from '#app/areas.declared.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { BOX_PATHS, DRAFTS_PATH } from '#app/domain/messages/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { isBelow } from '#app/services/request/plain-path.ts';
import {
  applicationSettings,
  installation,
  legalDocuments,
  links,
  portalSettings,
} from '#app/services/provider/dictionaries.server.ts';
import { documentFor, isLegalPath, LEGAL_KINDS } from '#app/domain/legal-documents.ts';
import { isHeldUp } from '#app/services/access/gates.server.ts';
import { wantedOnTheWay } from '#app/services/access/wanted.server.ts';
import { keptAnswers } from '#app/services/forms/kept-answers.server.ts';
import { patientClaimed } from './patient-shown.server.ts';
import type { Help } from './help.ts';
import { brandSheet } from './stylesheets.ts';
import { freshNotices, shownNotice } from './notices.server.ts';
import { accountOf, scheduledCountOf, unreadCountOf } from '#app/services/provider/frame.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { sessionMinutes } from '#app/services/store/sessions.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Returns what stands around the page of a request, with what its forms carry. */
export async function frameAround(request: PortalRequest) {
  const frame = await frameOf(request);
  const { requestId, csrf, key } = MARKS;
  return { tokens: { csrf, key }, requestId, ...frame };
}

/** The frame around a page (C§2: top bar, footer) and what every form of it carries. Never fails with the provider. */
async function frameOf(request: PortalRequest) {
  const path = pathOf(request.url);
  const [settings, place, provided, documents, modules, account, scheduled, unread, kept, patientId] =
    await Promise.all([
      orOutage(portalSettings(request)),
      orOutage(installation(request)),
      orOutage(links(request)),
      orOutage(legalDocuments(request)),
      orOutage(applicationSettings(request)),
      request.session ? orOutage(accountOf(request)) : null,
      !request.session || isHeldUp(request) ? null : orOutage(scheduledCountOf(request)),
      unreadCount(request),
      request.isPost || !request.hasStore ? null : keptAnswers(request, path),
      patientOfPage(request),
    ]);
  const portal = dataOf(settings);
  const { portal: ours } = request.context;

  const shell: Omit<ShellData, 'help'> & { help: Help | null } = {
    providerName: portal?.providerName ?? request.t('page:portalName'),
    logoUrl: portal?.logoUrl ?? null,
    accountName: accountName(request, account),
    signInPath: signInPathOf(request),
    canSignOut: request.session !== null || request.short !== null,
    scheduledCount: dataOf(scheduled) ?? null,
    navigation:
      request.session && !isHeldUp(request)
        ? navigationOf(request, { modules: dataOf(modules), unread: unread ?? 0, patientId })
        : [],
    patientId,
    links: [...governmentLink(request, dataOf(modules)), ...shownLinks(request, dataOf(provided) ?? [])],
    help: helpOf(portal),
    phone: portal?.registrationPhone ?? null,
    hours: portal?.registrationHours?.[request.language] ?? null,
    address: portal?.address ?? null,
    mapUrl: portal?.mapUrl ?? null,
    legal: legalOf(request, dataOf(documents) ?? []),
    display: request.display,
    brand: brandSheet(request.display.contrast, ours.environment.brand),
    path,
    version: ours.version,
    revision: request.session || portal?.revisionVisibleToGuests ? ours.revision : null,
    region: dataOf(place)?.region ?? 'PL',
    phones: dataOf(place)?.phones ?? 'pl',
    securityLabel: portal?.securityVersionLabel ?? '',
    cookieNotice: cookieNoticeOf(request, portal?.cookieNotice),
    sessionEnd: request.session || request.short ? MARKS.sessionEnd : null,
    canProlong: request.session !== null,
    sessionSeconds: request.session
      ? Math.round((request.session.endsAt - request.now.getTime()) / 1000)
      : null,
    warningMinutes: sessionMinutes(ours.environment).warning,
    notices: [
      ...(typeof kept === 'string' ? [{ kind: 'error' as const, text: request.t(UNKEPT[kept]) }] : []),
      ...freshNotices(request).map((notice) => shownNotice(request, notice)),
    ],
    printedOn: textIn(request.language).formatDate(dayOf(request.now)),
    isDemonstration: !ours.environment.isProduction,
    isKiosk: ours.environment.isKiosk,
    withheld: ours.environment.isKiosk ? patternsOf('keeps') : [],
    narrowed: null,
  };

  return {
    shell,
    language: request.language,
    keptAnswers: typeof kept === 'string' ? null : kept,
  };
}

const UNKEPT = {
  'too-long': 'page:keptAnswers.tooLong',
  unreadable: 'page:keptAnswers.unreadable',
} as const satisfies Record<string, TextKey>;

const dataOf = <T>(answer: OrOutage<T> | null) => (answer?.ok ? answer.data : undefined);

/** The path to the sign-in: the page that is wanted goes along from page to page until somebody signs in. */
function signInPathOf(request: PortalRequest) {
  const wanted = request.session ? null : wantedOnTheWay(request);
  return wanted === null ? '/login' : `/login?return=${encodeURIComponent(wanted)}`;
}

function accountName(request: PortalRequest, answer: OrOutage<{ name: string; lastName: string }> | null) {
  if (!request.session) return null;
  const account = dataOf(answer);
  return account ? fullName(account) : request.t('page:header.account');
}

/** The number of messages not read yet; null where the menu does not say so: for guests, and on the page of a message, which reads it. */
async function unreadCount(request: PortalRequest) {
  if (!request.session || isHeldUp(request) || isReading(request.url.pathname)) return null;
  const modules = await orOutage(applicationSettings(request));
  if (!modules.ok || !modules.data.messagesModule) return null;
  return dataOf(await orOutage(unreadCountOf(request))) ?? null;
}

/**
 * Returns the patient whom the page is about, in an area whose pages are one patient's: the menu's ways to such areas lead to
 * the same person's pages (decision 066).
 */
async function patientOfPage(request: PortalRequest) {
  const isSaid = request.session && !isHeldUp(request) && areaAt(request.url.pathname)?.isOfPatient;
  return isSaid ? patientClaimed(request) : null;
}

const isReading = (path: string) => isMessages(path) && !LISTS_OF_MESSAGES.includes(path);
const LISTS_OF_MESSAGES: readonly string[] = [BOX_PATHS.inbox, BOX_PATHS.outbox, DRAFTS_PATH];

const isMessages = (path: string) => AREAS['messages']?.paths?.some((start) => isBelow(path, start)) ?? false;

type Menu = {
  modules: Modules | undefined;
  unread: number;
  patientId: string | null;
};

type Modules = Parameters<typeof enabledAreas>[0];

const menuMade = (modules: Modules) =>
  menuOf(enabledAreas(modules)).map((link) => ({ ...link, isOfPatient: areaAt(link.path)?.isOfPatient }));
const MENUS = new WeakMap<Modules, ReturnType<typeof menuMade>>();

/** The menu's links, made once for settings that all pages share. */
function menuWith(modules: Modules) {
  const menu = MENUS.get(modules) ?? menuMade(modules);
  MENUS.set(modules, menu);
  return menu;
}

function navigationOf(request: PortalRequest, { modules, unread, patientId }: Menu) {
  if (!modules) return [];
  return menuWith(modules).map(({ path, paths, title, isOfPatient }) => ({
    href: isOfPatient ? ofPatient(path, patientId) : path,
    label:
      unread > 0 && isMessages(path) ? request.t('messages:unread', { count: unread }) : request.t(title),
    current: paths.some((start) => isBelow(request.url.pathname, start)),
  }));
}

/** C§2: shown when it is marked visible and has an address. */
function governmentLink(
  { t }: PortalRequest,
  settings: { ePuapUrl: string; ePuapUrlVisible: boolean } | undefined,
) {
  if (!settings?.ePuapUrlVisible || !settings.ePuapUrl.startsWith('https://')) return [];
  const { ePuapUrl: href } = settings;
  return [{ href, name: t('page:government.name'), description: t('page:government.description') }];
}

function legalOf({ t, language }: PortalRequest, documents: readonly LegalDocument[]) {
  const paths = Object.keys(LEGAL_KINDS).filter(isLegalPath);
  return paths
    .filter((path) => documentFor({ documents, path, language }))
    .map((path) => ({ href: `/legal/${path}`, name: t(`legal:${path}`) }));
}

function shownLinks(request: PortalRequest, provided: readonly Link[]) {
  const isPolish = request.language === 'pl';
  return provided
    .filter(({ url }) => url.startsWith('https://') || isOwnHelp(url))
    .map(({ url, namePl, nameEn, descriptionPl, descriptionEn }) => ({
      href: url,
      name: isPolish ? namePl : nameEn,
      description: isPolish ? descriptionPl : descriptionEn,
    }));
}

/** Our own guide: a provider without pages of help names it, as a path. */
const isOwnHelp = (address: string) => /^\/help(?:#questions)?$/.test(address);

/** C§2: the context id is appended by the page when it is known and the provider's help takes one. */
function helpOf(settings: { helpUrl: string; helpContextEnabled: boolean } | undefined): Help | null {
  if (!settings) return null;
  const { helpUrl, helpContextEnabled: takesContext } = settings;
  if (isOwnHelp(helpUrl)) return { href: helpUrl, takesContext };
  if (!URL.canParse(helpUrl)) return null;
  const { href, protocol } = new URL(helpUrl);
  return protocol === 'https:' ? { href, takesContext } : null;
}

function cookieNoticeOf(request: PortalRequest, texts: { pl: string; en: string } | undefined) {
  if (request.cookies.includes('cookiesInfo=hidden')) return null;
  return texts?.[request.language] ?? request.t('page:cookies.default');
}
