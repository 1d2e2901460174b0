import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MessageFacts } from '#app/components/messages/message-facts.tsx';
import { Thread } from '#app/components/messages/thread.tsx';
import { Page, PrintChoice, Printout, ProviderParagraphs, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { messagePath } from '#app/domain/messages/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { messagePage } from './message.server.ts';

/** A message and its conversation on paper, with names and times (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const id = args.params['id'] ?? '';
  const page = await messagePage(request, id);
  return {
    ...page,
    ...overPrint(request, page),
    path: messagePath(id),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

/** The line over the title: what it is, and that it is for printing. */
function overPrint(
  { t }: AccountRequest,
  page: Pick<Awaited<ReturnType<typeof messagePage>>, 'over' | 'message'>,
) {
  const over = t('messages:print.over', { over: page.over });
  return { over, title: titled(over, plainText(page.message.heading)) };
}

export default function PrintMessage() {
  const { message, facts, thread, over, path, people, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const language = message.language ?? 'pl';
  return (
    <Page
      title={<ProviderText text={message.heading} language={language} />}
      over={over}
      back={{ href: path, label: t('messages:print.back') }}
    >
      <PrintChoice {...choice} />
      <Printout people={people} at={at} isLarge={choice.isLarge}>
        <MessageFacts {...facts} isOwn={message.isOwn} />
        <ProviderParagraphs text={message.text} language={language} />
        <Thread parts={thread} isOnPaper />
      </Printout>
    </Page>
  );
}
