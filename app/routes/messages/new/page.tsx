import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Emergency } from '#app/components/messages/emergency.tsx';
import { MessageForm } from '#app/components/messages/message-form.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { begunMessage } from './begun.server.ts';
import { composed } from './compose.server.ts';
import { draftOfPage } from './draft.server.ts';
import { formPage } from './form-page.server.ts';
import type { MessageForm as Schema } from './form.server.ts';
import { settingsToWrite } from './settings.server.ts';

/** /messages/new (ours): a message to the staff; `reply` and `from` name the one that it answers, or whose words it begins with. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const settings = await settingsToWrite(request);
  const answers = await draftOfPage(request, null);
  const isClosed = answers === 'closed';
  const begun = answers && !isClosed ? { answers, isTitleCut: false } : await begunMessage(request, settings);
  return formPage(request, { ...begun, isClosed, settings });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return composed(request, async () => begunMessage(request, await request.provider.messages.settings()));
}

export default function NewMessage() {
  const { title, back, emergency, values, ...rest } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof Schema>({ id: 'message', defaultValue: values });
  return (
    <Page title={title} form={form} back={{ href: back }}>
      <Emergency {...emergency} />
      <MessageForm {...rest} form={form} fields={fields} />
    </Page>
  );
}
