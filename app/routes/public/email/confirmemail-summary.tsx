import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink } from '#app/components/page/index.ts';
import { SentMessage } from '#app/components/public/sent-message.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccountIn } from '#app/services/access/guard.server.ts';
import { requireUnconfirmed, WAITING } from './form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  const { email } = await requireUnconfirmed(request);
  return { title: request.t('public:email.summary.title'), email };
}

export default function ConfirmEmailSummary() {
  const { title, email } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <SentMessage
      title={title}
      told={[
        t('public:email.summary.sentTo', { email }),
        t('public:email.summary.life'),
        t('public:email.summary.here'),
      ]}
      hints={[t('public:email.summary.mistake'), t('public:sent.limit')]}
    >
      <ActionLink href="/confirmemail">{t('public:email.summary.correct')}</ActionLink>
    </SentMessage>
  );
}
