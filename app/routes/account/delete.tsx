import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BeforeDeletion } from '#app/components/account/deletion-owed.tsx';
import { DeletionStopped } from '#app/components/account/deletion-stopped.tsx';
import { DeletionTerms } from '#app/components/account/deletion-terms.tsx';
import { HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { DeletionForm } from './delete.form.server.ts';
import { deleted, stopsView } from './delete.server.ts';

/** /account/delete: a question, or why it cannot be done now (A-78, AP-11). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const stops = await stopsView(request, await request.provider.account.deletion());
  const title = stops.isStopped ? 'account:delete.stoppedTitle' : 'account:delete.title';
  return { title: request.t(title), stops };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const submission = parseWithZod(await request.form(), { schema: DeletionForm });
  return submission.status === 'success' ? deleted(request, submission) : invalid(submission);
}

export default function DeleteAccount() {
  const { title, stops } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'delete' });
  const { t } = useText();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={!stops.isStopped}
      back={{ href: '/account', label: t('account:proof.back') }}
    >
      {stops.isStopped ? <DeletionStopped stops={stops} /> : <DeletionTerms />}
      <BeforeDeletion papers={stops.papers} confirmationsPath={stops.confirmationsPath} />
      <Actions>
        <ButtonLink href="/account">
          {t(stops.isStopped ? 'account:proof.back' : 'account:delete.keep')}
        </ButtonLink>
      </Actions>
      {stops.isStopped ? null : (
        <PageForm form={form} submit="account:delete.submit" submitVariant="danger">
          <HiddenField name="asked" value="yes" />
        </PageForm>
      )}
    </Page>
  );
}
