import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FeedAddress } from '#app/components/bookings/feed-address.tsx';
import { Checkbox, PageForm, usePageForm } from '#app/components/form/index.ts';
import {
  ButtonLink,
  Facts,
  Outage,
  Page,
  Section,
  Time,
  type ShellNotice,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { feedAddress } from './feed.server.ts';
import { CalendarForm } from './page.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await orOutage(request.provider.calendarFeed.get());
  return {
    title: request.t('booking-calendar:title'),
    path: request.url.pathname,
    feed: found.ok ? (found.data.feed ?? null) : null,
    outage: found.ok ? null : found.outage,
  };
}

/** Answers with the page itself: the address is shown this once and kept nowhere. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = parseWithZod(await request.form(), { schema: CalendarForm });
  if (submission.status !== 'success') return invalid(submission);

  const { token } = await request.provider.calendarFeed.make(submission.value);
  const notices = [{ kind: 'success', text: request.t('booking-calendar:made') } satisfies ShellNotice];
  return { address: feedAddress(request, token), notices };
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
      {answer?.address ? <FeedAddress address={answer.address} /> : <p>{t('booking-calendar:lead')}</p>}
      {outage ? (
        <Outage system={t('booking-calendar:system')} since={outage.since} retryHref={path} />
      ) : (
        <>
          {feed ? <CurrentFeed {...feed} /> : null}
          <Section title={t(feed ? 'booking-calendar:renewTitle' : 'booking-calendar:makeTitle')}>
            <p>{t(feed ? 'booking-calendar:renewText' : 'booking-calendar:makeText')}</p>
            <PageForm form={form} submit={feed ? 'booking-calendar:renew' : 'booking-calendar:make'}>
              <Checkbox
                field={fields.withoutNames}
                label="booking-calendar:withoutNames.label"
                hint="booking-calendar:withoutNames.hint"
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
  const kind = t(withoutNames ? 'booking-calendar:kind.withoutNames' : 'booking-calendar:kind.withNames');
  return (
    <Section title={t('booking-calendar:currentTitle')}>
      <Facts
        facts={[
          { term: t('booking-calendar:createdAt'), value: <Time at={createdAt} withTime /> },
          { term: t('booking-calendar:kind.label'), value: kind },
        ]}
      />
      <p>
        <ButtonLink href="/bookings/calendar/revoke" variant="danger">
          {t('booking-calendar:revoke')}
        </ButtonLink>
      </p>
    </Section>
  );
}
