import enhancements from './enhance.js?url&no-inline';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import {
  displayClasses,
  ErrorPage,
  outcomeOf,
  PortalContexts,
  StatementMeta,
  StoreDown,
  storeDownTitle,
} from '#app/components/page/index.ts';
import { FormOutcomeContext } from './services/forms/form-outcome.ts';
import { openFrame } from './services/access/guard.server.ts';
import { isStoreDown, problemOf, problemTitle } from './services/access/problem.ts';
import { helpAt } from './services/page/help.ts';
import { frameAround } from './services/page/shell.server.ts';
import { documentTitle } from './services/page/document-title.ts';
import { contrastStylesheet } from './services/page/stylesheets.ts';
import { textIn } from './services/text/texts.ts';
import { titleAt } from './areas.ts';

/** The route of every address that leads nowhere: no area has it, whatever it begins with. */
const NOWHERE = 'routes/public/missing';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openFrame(args);
  return frameAround(request);
}

type Frame = Awaited<ReturnType<typeof loader>>;

/** The document around every page. `title` is the page's own; area and portal follow it. */
function PortalDocument({ frame, title, children }: { frame: Frame; title: string; children: ReactNode }) {
  const { errorCount, failures, notices } = useContext(FormOutcomeContext);
  const { language, tokens, keptAnswers } = frame;
  const page = useMatches().at(-1);
  const shell = {
    ...frame.shell,
    help: helpAt(frame.shell.help, page?.id),
    standsIn: (page?.data as { standsIn?: string } | undefined)?.standsIn,
    notices: [...frame.shell.notices, ...notices],
  };
  const text = textIn(language);
  const area = page && page.id !== NOWHERE ? titleAt(page.pathname) : undefined;
  const classes = displayClasses(shell.display);

  return (
    <html lang={language} className={classes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>
          {documentTitle({
            text,
            title,
            area,
            errorCount,
            failures,
            portal: shell.providerName,
            outcome: outcomeOf(shell.notices),
          })}
        </title>
        <StatementMeta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={contrastStylesheet(shell.display.contrast)} />
        {shell.brand ? <link rel="stylesheet" {...shell.brand} /> : null}
        <script type="module" src={enhancements} />
      </head>
      <body className={classes}>
        <PortalContexts text={text} shell={shell} tokens={tokens} keptAnswers={keptAnswers}>
          {children}
        </PortalContexts>
      </body>
    </html>
  );
}

export default function App() {
  const frame = useRouteLoaderData<typeof loader>('root') as Frame;
  const page = useMatches().at(-1)?.data as { title?: string } | undefined;
  return (
    <PortalDocument frame={frame} title={page?.title ?? ''}>
      <Outlet />
    </PortalDocument>
  );
}

/** Every error page: refused, missing, outage, unexpected. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('root');
  const outcome = useContext(FormOutcomeContext);
  const error = useRouteError();
  const problem = problemOf(error, outcome);
  if (!frame) return <BareDocument />;
  const text = textIn(frame.language);
  if (isStoreDown(error)) return <StoreDownDocument frame={frame} />;
  return (
    <PortalDocument frame={frame} title={text.t(problemTitle(problem))}>
      <ErrorPage
        {...problem}
        failures={outcome.failures}
        reference={frame.requestId}
        phone={frame.shell.phone}
      />
    </PortalDocument>
  );
}

/** The portal's own data are out of reach. */
function StoreDownDocument({ frame }: { frame: Frame }) {
  const { store, answers } = useContext(FormOutcomeContext);
  return (
    <PortalDocument frame={frame} title={textIn(frame.language).t(storeDownTitle(store))}>
      <StoreDown
        {...store}
        areAnswersLost={answers === 'lost'}
        reference={frame.requestId}
        phone={frame.shell.phone}
      />
    </PortalDocument>
  );
}

/** When not even the frame could be made. */
function BareDocument() {
  const { t } = textIn('pl');
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('page:problem.500.title')}</title>
        <StatementMeta />
        <link rel="stylesheet" href={contrastStylesheet('auto')} />
      </head>
      <body>
        <main>
          <h1>{t('page:problem.500.title')}</h1>
          <p>{t('page:problem.500.text')}</p>
        </main>
      </body>
    </html>
  );
}
