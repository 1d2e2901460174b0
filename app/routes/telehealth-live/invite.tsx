import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ActionForm, usePageForm } from '#app/components/form/index.ts';
import { Actions, Page, Section } from '#app/components/page/index.ts';
import { ByPhone, LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { useText } from '#app/components/text.tsx';
import { requireLive } from './guard.server.ts';
import { actOnGuest, invitePage } from './invite.server.ts';

/** /telehealth/invite (ours): whoever speaks for the patient lets somebody without an account into this one teleconsultation. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'invite');
  return invitePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'invite');
  return actOnGuest(request);
}

export default function Invite() {
  const { heading, of, status, guest, until, back } = useLoaderData<typeof loader>();
  const answer = useActionData<{ address?: string }>();
  const [form] = usePageForm({ id: 'invite' });
  const { t } = useText();
  const isNew = status === 'NONE';
  return (
    <Page title={heading} over={of.whose} form={form} hasPageForm={false} back={back}>
      {answer?.address ? <GuestAddress address={answer.address} until={until} /> : null}
      <LiveFacts of={of} />
      <p>{t('telehealth-guest:invite.lead')}</p>
      <p>{t('telehealth-guest:invite.seen')}</p>
      {guest === null ? null : <p>{guest}</p>}
      {status === 'INVITED' && !answer?.address ? <p>{t('telehealth-guest:invite.waits')}</p> : null}
      {isNew ? null : <p>{t('telehealth-guest:invite.againText')}</p>}
      <Actions>
        <ActionForm
          submit={isNew ? 'telehealth-guest:invite.make' : 'telehealth-guest:invite.again'}
          variant={isNew ? 'primary' : 'secondary'}
          values={{ intent: 'make' }}
        />
        {isNew ? null : (
          <ActionForm submit="telehealth-guest:invite.withdraw" values={{ intent: 'withdraw' }} />
        )}
      </Actions>
      <ByPhone phone={of.phone} phonePath={null} isOver={false} />
    </Page>
  );
}

/** The secret address, the one time that it is shown. */
function GuestAddress({ address, until }: Readonly<{ address: string; until: string | null }>) {
  const { t } = useText();
  return (
    <Section title={t('telehealth-guest:invite.addressTitle')}>
      <p>
        <code>{address}</code>
      </p>
      <p>{t('telehealth-guest:invite.secret')}</p>
      {until === null ? null : <p>{until}</p>}
    </Section>
  );
}
