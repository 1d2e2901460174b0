import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { ActionForm } from '#app/components/form/index.ts';
import { MessageFiles } from '#app/components/messages/message-files.tsx';
import { Facts, Page, ProviderParagraphs, ProviderText, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { wayOn, wayPast } from '#app/services/access/gates.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { messageShown, withPlace } from './to-confirm.server.ts';

const Read = z.object({ message: z.string().min(1).max(80), of: z.string().max(10) });

/** Messages that must be read before anything else is opened, one a page (S-17, S-18). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'MESSAGES');
  const shown = await messageShown(request);
  if (!shown) throw redirect(await wayPast(request, 'MESSAGES'), 303);
  return shown;
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'MESSAGES');
  const read = Read.safeParse(Object.fromEntries(await request.form()));
  if (!read.success) throw badRequest();

  await orNotFound(request.provider.messages.markRead({ id: read.data.message }));
  const next = withPlace(await wayOn(request), read.data.of);
  return redirectWithNotice(request, next, 'messages:toConfirm.done');
}

export default function MessageToConfirm() {
  const { message, over, all, isFirst, files, action: path } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page over={over} title={<ProviderText text={message.title} />}>
      {isFirst ? <p>{t('messages:toConfirm.lead')}</p> : null}
      <Facts
        facts={[
          {
            term: t('messages:sender'),
            value: message.sender ? <ProviderText text={message.sender} /> : null,
          },
          { term: t('messages:sentAt'), value: <Time at={message.sentAt} withTime /> },
        ]}
      />
      <ProviderParagraphs text={message.text} />
      <MessageFiles files={files} />
      <p className="no-print">{t('page:print.how')}</p>
      <ActionForm
        action={path}
        submit="messages:toConfirm.submit"
        variant="primary"
        values={{ message: message.id, of: all }}
      />
    </Page>
  );
}
