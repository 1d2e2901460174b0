import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';

const LIST = '/account/parent';

/** The question before a former parent goes from the list, or why they do not go before the 18th birthday (AP-19). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const rows = await request.provider.guardians.parents();
  const row = rows.find(({ id }) => id === args.params['id']);
  if (!row) throw notFound();
  const { isRemovable } = row;
  const title = request.t(
    isRemovable ? 'guardians:removeParent.title' : 'guardians:removeParent.refusedTitle',
    {
      name: fullName(row),
    },
  );
  return { title, isRemovable };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const { id = '' } = args.params;
  const [error] = await safe(request.provider.guardians.removeParent({ id }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['guardians:refused.UNDER_AGE'] }, { status: 409 });
  }
  if (error) throw error;
  return redirectWithNotice(request, LIST, 'guardians:removeParent.done');
}

export default function RemoveParent() {
  const { title, isRemovable } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'remove' });
  const { t } = useText();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isRemovable}
      back={{ href: LIST, label: t('guardians:parents.back') }}
    >
      <p>{t(isRemovable ? 'guardians:removeParent.consequence' : 'guardians:removeParent.refused')}</p>
      {isRemovable ? null : <CallReception />}
      <Actions>
        <ButtonLink href={LIST}>
          {t(isRemovable ? 'guardians:act.keep' : 'guardians:parents.back')}
        </ButtonLink>
      </Actions>
      {isRemovable ? (
        <PageForm form={form} submit="guardians:removeParent.submit" submitVariant="danger" />
      ) : null}
    </Page>
  );
}
