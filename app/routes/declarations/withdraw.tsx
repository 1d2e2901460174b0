import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Closed } from '#app/components/declarations/closed.tsx';
import { DeclarationFacts } from '#app/components/declarations/declaration-facts.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { declarationPath } from '#app/domain/declarations/paths.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { declarationOf, ownDeclaration } from './details.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { withdraw } from './withdraw.server.ts';

/** The question before an unsigned declaration is withdrawn (B-48), or why it cannot be. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { view, hasOther } = await declarationOf(request, await ownDeclaration(request, id));
  const title = request.t(
    view.closedBy ? 'declarations:withdraw.closedTitle' : 'declarations:withdraw.title',
  );
  return { title, id, view, hasOther };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const declaration = await ownDeclaration(request, args.params['id'] ?? '');
  const closed = closedBy(declaration);
  if (closed) return refused(submission, { '': [`declarations:withdraw.closed.${closed}`] }, { status: 409 });
  return withdraw(request, { declaration, submission });
}

export default function WithdrawDeclaration() {
  const { title, id, view, hasOther } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'withdraw' });
  const { t } = useText();
  const { closedBy: closed, type } = view;
  const path = declarationPath(id);
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={!closed}
      back={{ href: path, label: t('declarations:edit.back') }}
    >
      <DeclarationFacts view={view} />
      {closed ? (
        <Closed act="withdraw" closedBy={closed} type={type} path={path} hasErrors={form.errors.length > 0} />
      ) : (
        <>
          <p>{t('declarations:withdraw.consequence')}</p>
          {hasOther === null ? null : (
            <p>{t(hasOther ? 'declarations:withdraw.other' : 'declarations:withdraw.none')}</p>
          )}
          <Actions>
            <ButtonLink href={path}>{t('declarations:withdraw.keep')}</ButtonLink>
          </Actions>
          <PageForm form={form} submit="declarations:withdraw.submit" submitVariant="danger" />
        </>
      )}
    </Page>
  );
}
