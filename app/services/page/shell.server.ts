import type { Link } from '#contract/settings/calls.ts';
import type { ShellData } from '#app/components/page/index.ts';
import { wholeMinute } from '#app/domain/dates/warsaw.ts';
import { enabledAreas } from './areas.server.ts';
import {
  applicationSettings,
  installation,
  links,
  portalSettings,
} from '#app/services/provider/dictionaries.server.ts';
import { keptAnswers } from '#app/services/forms/kept-answers.server.ts';
import { freshNotices } from './notices.server.ts';
import { part, type Part } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { pathOf, type Visit } from '#app/services/request/portal-request.server.ts';

/** What stands around a page (C§2: top bar, footer) and what every form of it carries. Never fails with the provider. */
export async function frameOf(visit: Visit, { contextId }: { contextId: string }) {
  const path = pathOf(visit.url);
  const [settings, region, provided, modules, account, scheduled, kept] = await Promise.all([
    part(portalSettings(visit)),
    part(installation(visit)),
    part(links(visit)),
    visit.session ? part(applicationSettings(visit)) : null,
    visit.session ? part(visit.provider.account.get()) : null,
    visit.session ? part(visit.provider.bookings.scheduledCount()) : null,
    visit.isPost ? null : keptAnswers(visit, path),
  ]);
  const portal = dataOf(settings);
  const { portal: ours } = visit.context;

  const shell: ShellData = {
    providerName: portal?.providerName ?? visit.t('page:portalName'),
    logoUrl: portal?.logoUrl ?? null,
    accountName: accountName(visit, account),
    scheduledCount: dataOf(scheduled)?.value ?? null,
    navigation: navigationOf(visit, dataOf(modules)),
    links: shownLinks(visit, dataOf(provided) ?? []),
    help: helpOf(portal, contextId),
    legal: [],
    display: visit.display,
    path,
    version: ours.version,
    revision: visit.session || portal?.revisionVisibleToGuests ? ours.revision : null,
    region: dataOf(region)?.region ?? 'PL',
    securityLabel: portal?.securityVersionLabel ?? '',
    cookieNotice: cookieNoticeOf(visit, portal?.cookieNotice),
    sessionEndsAt: visit.session ? wholeMinute(visit.session.endsAt) : null,
    sessionSeconds: visit.session ? Math.round((visit.session.endsAt - visit.now.getTime()) / 1000) : null,
    notices: freshNotices(visit).map(({ key, kind, values }) => ({
      kind,
      text: visit.t(key as TextKey, values),
    })),
    isDemonstration: !ours.environment.isProduction,
  };

  return {
    shell,
    language: visit.language,
    keptAnswers: kept,
    phone: portal?.registrationPhone ?? null,
  };
}

const dataOf = <T>(answer: Part<T> | null) => (answer?.ok ? answer.data : undefined);

function accountName(visit: Visit, answer: Part<{ name: string; lastName: string }> | null) {
  if (!visit.session) return null;
  const account = dataOf(answer);
  return account ? `${account.name} ${account.lastName}` : visit.t('page:header.account');
}

function navigationOf(visit: Visit, modules: Parameters<typeof enabledAreas>[0] | undefined) {
  if (!modules) return [];
  return enabledAreas(modules).map(({ path, label, alsoUnder }) => ({
    href: path,
    label: visit.t(label),
    current: [path, ...alsoUnder].some((prefix) => `${visit.url.pathname}/`.startsWith(`${prefix}/`)),
  }));
}

function shownLinks(visit: Visit, provided: readonly Link[]) {
  const isPolish = visit.language === 'pl';
  return provided
    .filter(({ url }) => url.startsWith('https://'))
    .map(({ url, namePl, nameEn, descriptionPl, descriptionEn }) => ({
      href: url,
      name: isPolish ? namePl : nameEn,
      description: isPolish ? descriptionPl : descriptionEn,
    }));
}

/** C§2: the context id is appended when it is known and the provider's help takes one. */
function helpOf(settings: { helpUrl: string; helpContextEnabled: boolean } | undefined, contextId: string) {
  if (!settings || !URL.canParse(settings.helpUrl)) return null;
  const url = new URL(settings.helpUrl);
  if (url.protocol !== 'https:') return null;
  if (settings.helpContextEnabled) url.searchParams.set('contextId', contextId);
  return { href: url.href };
}

function cookieNoticeOf(visit: Visit, texts: { pl: string; en: string } | undefined) {
  if (visit.cookies.includes('cookiesInfo=hidden')) return null;
  return texts?.[visit.language] ?? visit.t('page:cookies.default');
}
