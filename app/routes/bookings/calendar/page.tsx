import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FeedAddress } from '#app/components/bookings/feed-address.tsx';
import { Checkbox, PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Facts, Outage, Page, Section, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { RouteHandle } from '#app/services/page/document-title.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { feedAddress } from './feed.server.ts';
import { CalendarForm } from './page.form.server.ts';

export const handle = { area: 'public:areas.bookings' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args, { module: 'bookingsModule' });
  const found = await orOutage(request.provider.calendarFeed.get());
  return {
    title: request.t('bookings:calendar.title'),
    path: request.url.pathname,
    feed: found.ok ? (found.data.feed ?? null) : null,
    outage: found.ok ? null : found.outage,
  };
}

/** Answers with the page itself: the address is shown this once and kept nowhere. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args, { module: 'bookingsModule' });
  const submission = parseWithZod(await request.form(), { schema: CalendarForm });
  if (submission.status !== 'success') return invalid(submission);

  const { token } = await request.provider.calendarFeed.make(submission.value);
  return { address: feedAddress(request, token) };
}

export default function CalendarPage() {
  const { title, path, feed, outage } = useLoaderData<typeof loader>();
  const answer = useActionData<{ address?: string }>();
  const [form, fields] = usePageForm<typeof CalendarForm>({
    id: 'calendar',
    defaultValue: { withoutNames: feed?.withoutNames ? 'on' : undefined },
  });
  const { t } = useText();

  return (
    <Page
      title={title}
      form={form}
      hasPageForm={!outage}
      back={{ href: '/bookings', label: t('bookings:details.back') }}
    >
      {answer?.address ? <FeedAddress address={answer.address} /> : <p>{t('bookings:calendar.lead')}</p>}
      {outage ? (
        <Outage system={t('bookings:calendar.system')} since={outage.since} retryHref={path} />
      ) : (
        <>
          {feed ? <CurrentFeed {...feed} /> : null}
          <Section title={t(feed ? 'bookings:calendar.renewTitle' : 'bookings:calendar.makeTitle')}>
            <p>{t(feed ? 'bookings:calendar.renewText' : 'bookings:calendar.makeText')}</p>
            <PageForm form={form} submit={feed ? 'bookings:calendar.renew' : 'bookings:calendar.make'}>
              <Checkbox
                field={fields.withoutNames}
                label="bookings:calendar.withoutNames.label"
                hint="bookings:calendar.withoutNames.hint"
                optional
              />
            </PageForm>
          </Section>
        </>
      )}
    </Page>
  );
}

function CurrentFeed({ createdAt, withoutNames }: { createdAt: string; withoutNames: boolean }) {
  const { t } = useText();
  const kind = t(withoutNames ? 'bookings:calendar.kind.withoutNames' : 'bookings:calendar.kind.withNames');
  return (
    <Section title={t('bookings:calendar.currentTitle')}>
      <Facts
        facts={[
          { term: t('bookings:calendar.createdAt'), value: <Time at={createdAt} withTime /> },
          { term: t('bookings:calendar.kind.label'), value: kind },
        ]}
      />
      <p>
        <ButtonLink href="/bookings/calendar/revoke" variant="danger">
          {t('bookings:calendar.revoke')}
        </ButtonLink>
      </p>
    </Section>
  );
}
