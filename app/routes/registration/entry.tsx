import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { sessionCookie } from '#app/services/access/session-cookie.server.ts';
import { draftsOf } from '#app/services/wizard/drafts.server.ts';
import { contextIn, contextQuery } from './context.ts';
import { beginning, isClosedHere, requireEntry } from './guard.server.ts';

/** C§2, /registration, /registrationward, /registrationchild: the first page of a registration of its own, so that two tabs do not mix. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, role, asked, wizard } = await requireEntry(args);
  if (isClosedHere(request, asked)) return { title: request.t(`registration:title.entry.${role}`) };
  const context = contextIn(request.url.searchParams);
  const id = draftsOf(wizard).newId(request, contextQuery(context));
  const step = firstUnanswered({
    journey: wizard.journey,
    answers: beginning({ role, asked, context }),
  });
  // The draft is this browser's: it must be known by the time that it opens the page.
  const { browserId, portal } = request.context;
  const cookie = sessionCookie(portal.environment).write(browserId);
  throw redirect(stepPathOf(wizard, { id, step }), { status: 303, headers: { 'set-cookie': cookie } });
}

export default function Entry() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/login', label: t('registration:toLogin') }}>
      <EmptyState title={t('registration:kiosk.title')}>
        <p>{t('registration:kiosk.text')}</p>
        <CallReception />
      </EmptyState>
    </Page>
  );
}
