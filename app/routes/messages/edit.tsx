import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Emergency } from '#app/components/messages/emergency.tsx';
import { OtherVersion } from '#app/components/messages/other-version.tsx';
import { MessageForm } from '#app/components/messages/message-form.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { editPage } from './edit.server.ts';
import { begunEdit } from './new/begun.server.ts';
import type { OtherVersion as Version } from './new/changed-elsewhere.server.ts';
import { composed } from './new/compose.server.ts';
import type { MessageForm as Schema } from './new/form.server.ts';

/** /messages/:id/edit (C§4): an own message that nobody has read; of one that was read a question. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return editPage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return composed(request, () => begunEdit(request, args.params['id'] ?? ''));
}

export default function EditMessage() {
  const page = useLoaderData<typeof loader>();
  const { other } = useActionData<{ other?: Version }>() ?? {};
  const [form, fields] = usePageForm<typeof Schema>({
    id: 'message',
    ...(page.form ? { defaultValue: page.form.values } : {}),
  });
  const { t } = useText();
  if (!page.form) {
    return (
      <Page title={page.title} back={{ href: page.back }}>
        <p>{t(page.isKept ? 'messages:edit.wordsKept' : 'messages:edit.readAbout')}</p>
        <Actions>
          <ButtonLink href={page.anew}>{t('messages:edit.anew')}</ButtonLink>
        </Actions>
      </Page>
    );
  }
  const { emergency, values: _, ...rest } = page.form;
  return (
    <Page title={page.title} form={form} back={{ href: page.back }}>
      <Emergency {...emergency} />
      {other ? <OtherVersion {...other} /> : null}
      <MessageForm {...rest} form={form} fields={fields} />
    </Page>
  );
}
