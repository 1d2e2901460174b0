import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, TextArea, usePageForm } from '#app/components/form/index.ts';
import {
  Actions,
  ButtonLink,
  LinkList,
  Outage,
  Page,
  Section,
  WarningPanel,
} from '#app/components/page/index.ts';
import { ByPhone, LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { SaidLine } from '#app/components/telehealth-live/live-page.tsx';
import { useText } from '#app/components/text.tsx';
import type { ChatForm } from './chat.form.server.ts';
import { endedPage } from './ended.server.ts';
import { requireLive } from './guard.server.ts';
import type { OpinionForm } from './opinion.form.server.ts';
import { giveOpinion } from './opinion.server.ts';

/** /telehealth/ended (ours, C-59): it is over, and where its notes, chat and recording are. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'ended');
  return endedPage(request);
}

/** An opinion, which is free to skip. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'ended');
  return giveOpinion(request);
}

export default function Ended() {
  const { heading, of, ended, links, outage, chatUntil, opinion } = useLoaderData<typeof loader>();
  // What was typed when the other side ended it comes along, for it was not sent.
  const [, fields] = usePageForm<typeof ChatForm>({ id: 'chat' });
  const [form, { opinion: field }] = usePageForm<typeof OpinionForm>({ id: 'opinion' });
  const { t } = useText();
  // What was typed stays where it can be copied, also when it is not taken.
  const asks = opinion?.given === null || form.errors.length > 0;
  const unsent = fields.text.initialValue;
  return (
    <Page
      title={heading}
      over={of.whose}
      back={{ href: of.path, label: t('bookings:cancel.back') }}
      form={form}
      hasPageForm={asks}
      isDone
    >
      <LiveFacts of={of}>{ended === null ? null : <SaidLine id="live-stop">{ended}</SaidLine>}</LiveFacts>
      {unsent ? (
        <WarningPanel title={t('telehealth-live:ended.unsent')}>
          <p className="whitespace-pre-line">{unsent}</p>
        </WarningPanel>
      ) : null}
      <Section title={t('telehealth-live:ended.kept')}>
        <p>{t('telehealth-live:ended.later')}</p>
        {links.length > 0 ? <LinkList links={links} /> : null}
        {chatUntil === null ? null : <p>{chatUntil}</p>}
        {outage ? <Outage system={t('telehealth:system')} {...outage} headingLevel={3} /> : null}
      </Section>
      <Actions>
        <ButtonLink href={of.path}>{t('teleconsultation-summary:result.details')}</ButtonLink>
      </Actions>
      {opinion === null && !asks ? null : (
        <Section title={t('telehealth-live:ended.opinion.title')}>
          <p>{opinion?.given ?? t('telehealth-live:ended.opinion.lead')}</p>
          {asks ? (
            <PageForm form={form} submit="telehealth-live:ended.opinion.submit">
              <TextArea
                field={field}
                label="telehealth-live:ended.opinion.label"
                hint="telehealth-live:ended.opinion.hint"
                rows={3}
              />
            </PageForm>
          ) : null}
        </Section>
      )}
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}
