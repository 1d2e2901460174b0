import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, searchState, usePageForm } from '#app/components/form/index.ts';
import { RecipientSearch } from '#app/components/messages/recipient-search.tsx';
import { ActionLink, Actions, EmptyState, Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { RecipientForm } from './recipient.form.server.ts';
import { chooseRecipient, recipientsPage } from './recipient.server.ts';

/** /account/patients/:id/correction/recipient?kind (ours; AP-25): to whom a request goes, five a page. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const page = await recipientsPage(request, args.params);
  return data(page, { status: page.submission ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return chooseRecipient(request, args.params);
}

export default function CorrectionRecipient() {
  const { heading, over, back, submission, fields, values, outage, path, options, page, ...found } =
    useLoaderData<typeof loader>();
  const [search, named] = searchState({ id: 'search', values: fields, submission });
  const [form, { to }] = usePageForm<typeof RecipientForm>({
    id: 'recipient',
    defaultValue: found.chosen === null ? {} : { to: found.chosen },
  });
  const { t } = useText();
  const hasForm = options.length > 0;
  return (
    <Page
      title={heading}
      over={over}
      form={submission ? search : form}
      hasPageForm={hasForm}
      back={{ href: back, label: t('applications:recipient.back') }}
    >
      <RecipientSearch fields={named} values={values} />
      {outage ? (
        <Outage system={t('messages:recipients.system')} since={outage.since} retryHref={path} />
      ) : null}
      {hasForm ? (
        <PageForm form={form} submit="applications:recipient.submit">
          <RadioGroup
            field={to}
            label={{ text: t('messages:recipients.page', { page }) }}
            options={options}
          />
        </PageForm>
      ) : null}
      {hasForm || outage || submission ? null : (
        <EmptyState title={t('messages:recipients.nothing')}>{t('messages:recipients.noneAbout')}</EmptyState>
      )}
      <Actions>
        {found.next === null ? null : (
          <ActionLink href={found.next}>{t('messages:recipients.next')}</ActionLink>
        )}
        {found.previous === null ? null : (
          <ActionLink href={found.previous}>{t('messages:recipients.previous')}</ActionLink>
        )}
      </Actions>
    </Page>
  );
}
