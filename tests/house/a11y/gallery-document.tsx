import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeptAnswers } from '#app/components/form/index.ts';
import {
  displayClasses,
  PortalContexts,
  withDefaultButton,
  type ShellData,
  type ShellDisplay,
} from '#app/components/page/index.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';

export type GalleryPage = Readonly<{
  Content: () => ReactNode;
  shell?: Partial<ShellData>;
  /** The values that the last POST brought back, as an action answers them. */
  submission?: unknown;
  keptAnswers?: KeptAnswers;
}>;

export type View = Readonly<{ language: Language } & Pick<ShellDisplay, 'contrast' | 'textSize' | 'spacing'>>;

export const PLAIN_VIEW: View = { language: 'pl', contrast: 'default', textSize: '100', spacing: 'default' };

const SHELL: ShellData = {
  providerName: 'Przychodnia pod Lipami',
  logoUrl: '/logo.svg',
  accountName: 'Jan Nowak',
  printedOn: '24 listopada 2026',
  signInPath: '/login',
  canSignOut: true,
  scheduledCount: 3,
  patientId: null,
  navigation: [
    { href: '/bookings', label: 'Wizyty', current: true },
    { href: '/messages', label: 'Wiadomości', current: false },
    { href: '/declarations', label: 'Deklaracje wyboru', current: false },
  ],
  links: [
    { href: 'https://pacjent.gov.pl/', name: 'pacjent.gov.pl', description: 'Internetowe Konto Pacjenta' },
  ],
  phone: '+48815550110',
  hours: 'od poniedziałku do piątku, od 7:00 do 18:00',
  address: 'ul. Lipowa 14, 20-020 Lublin',
  mapUrl: null,
  help: { href: 'https://help.example/?contextId=bookings' },
  legal: [{ href: '/legal/privacy-policy', name: 'Polityka prywatności' }],
  brand: null,
  display: {
    contrast: 'default',
    textSize: '100',
    spacing: 'default',
    motion: 'default',
    longWords: 'divided',
  },
  path: '/bookings?dateFrom=2026-11-20',
  version: '0.1.0',
  revision: '4de050b',
  region: 'PL',
  phones: 'pl',
  securityLabel: 'Wersja bezpieczeństwa 1',
  cookieNotice: null,
  sessionEnd: '12:40',
  canProlong: true,
  sessionSeconds: 1200,
  warningMinutes: 2,
  notices: [],
  isDemonstration: true,
  isKiosk: false,
  withheld: [],
  narrowed: null,
};

/** A page of the gallery as a browser gets it; its stylesheet is that of its contrast, /auto.css. */
export function galleryDocument({ page, view }: { page: GalleryPage; view: View }) {
  const shell = { ...SHELL, ...page.shell, display: { ...SHELL.display, ...view } };
  const classes = displayClasses(shell.display);
  const tokens = { csrf: 'c5rf', key: 'k3y' };

  const Root = () => (
    <html lang={view.language} className={classes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Galeria – portal</title>
        <link rel="stylesheet" href={`/${view.contrast}.css`} />
        <script type="module" src="/enhance.js" />
      </head>
      <body className={classes}>
        <PortalContexts
          text={textIn(view.language)}
          shell={shell}
          tokens={tokens}
          keptAnswers={page.keptAnswers ?? null}
        >
          <page.Content />
        </PortalContexts>
      </body>
    </html>
  );
  const context = entryContext({ Root, submission: page.submission });
  const html = renderToString(<RemixServer context={context} url="http://gallery.test/" />);
  return withDefaultButton(`<!DOCTYPE html>${html}`);
}

/** The context that Remix would have after a loader and, when there is a submission, an action of a single route. */
function entryContext({ Root, submission }: { Root: () => ReactNode; submission: unknown }): EntryContext {
  const route = {
    id: 'root',
    path: '/',
    hasLoader: true,
    hasAction: true,
    hasErrorBoundary: false,
    module: '',
  };
  const future = {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  };
  return {
    manifest: {
      routes: { root: { ...route, hasClientAction: false, hasClientLoader: false } },
      entry: { imports: [], module: '' },
      url: '',
      version: '',
    },
    routeModules: { root: { default: Root } },
    future,
    isSpaMode: false,
    serializeError: ({ message }) => ({ message }),
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route }],
      loaderData: { root: {} },
      actionData: submission ? { root: { submission } } : null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  };
}
