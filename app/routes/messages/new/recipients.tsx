import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchState, usePageForm } from '#app/components/form/index.ts';
import { ChosenRecipients } from '#app/components/messages/chosen-recipients.tsx';
import { FoundRecipients } from '#app/components/messages/found-recipients.tsx';
import { RecipientSearch } from '#app/components/messages/recipient-search.tsx';
import { Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { chooseRecipients, recipientsPage, type RecipientsForm } from './recipients-page.server.ts';

/** /messages/new/recipients (ours): the staff, by name, surname and username; five a page (C§9). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const page = await recipientsPage(request);
  return data(page, { status: page.submission ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return chooseRecipients(request);
}

export default function Recipients() {
  const { title, back, chosen, most, fields, submission, values, outage, path, ...found } =
    useLoaderData<typeof loader>();
  const [search, named] = searchState({ id: 'search', values: fields, submission });
  const [form, { recipients }] = usePageForm<typeof RecipientsForm>({
    id: 'recipients',
    defaultValue: { recipients: found.ticked },
  });
  const { t } = useText();
  const hasForm = found.options.length > 0;
  return (
    <Page
      title={title}
      form={submission ? search : form}
      hasPageForm={hasForm}
      back={{ href: back, label: t('messages:recipients.back') }}
    >
      <ChosenRecipients chosen={chosen} most={most} />
      <RecipientSearch fields={named} values={values} />
      {outage ? (
        <Outage system={t('messages:recipients.system')} since={outage.since} retryHref={path} />
      ) : null}
      {outage || submission ? null : <FoundRecipients {...found} form={form} field={recipients} />}
    </Page>
  );
}
