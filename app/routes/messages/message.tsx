import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MessageFacts } from '#app/components/messages/message-facts.tsx';
import { MessageFiles } from '#app/components/messages/message-files.tsx';
import { WritingOff } from '#app/components/messages/writing-off.tsx';
import { Thread } from '#app/components/messages/thread.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Page,
  ProviderParagraphs,
  ProviderText,
  WhosePaper,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { messagePage } from './message.server.ts';

/** A message whole, and the conversation that it belongs to (ours). Opening it says that it is read (C-24). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return messagePage(request, args.params['id'] ?? '');
}

const WAYS = {
  reply: 'messages:reply.link',
  edit: 'messages:edit.link',
  delete: 'messages:delete.link',
  anew: 'messages:edit.anew',
} as const;

export default function MessagePage() {
  const { message, over, people, back, facts, files, thread, printPath, ways, isWritingOff } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  const language = message.language ?? 'pl';
  return (
    <Page
      title={<ProviderText text={message.heading} language={language} />}
      over={over}
      back={{ href: back, label: t(message.isOwn ? 'messages:back.outbox' : 'messages:back.inbox') }}
    >
      <WhosePaper people={people} />
      <MessageFacts {...facts} isOwn={message.isOwn} />
      <ProviderParagraphs text={message.text} language={language} />
      <MessageFiles files={files} areOwn={message.isOwn} />
      {isWritingOff ? <WritingOff /> : null}
      <Actions>
        {ways.map(({ name, href }) =>
          name === 'reply' ? (
            <ButtonLink key={name} href={href}>
              {t(WAYS[name])}
            </ButtonLink>
          ) : (
            <ActionLink key={name} href={href}>
              {t(WAYS[name])}
            </ActionLink>
          ),
        )}
        <ActionLink href={printPath} icon="printer">
          {t(thread.length > 0 ? 'messages:print.linkThread' : 'messages:print.link')}
        </ActionLink>
      </Actions>
      <Thread parts={thread} />
    </Page>
  );
}
