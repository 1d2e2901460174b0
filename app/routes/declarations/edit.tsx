import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { VersionField } from '#app/components/form/version-field.tsx';
import { ChoiceFields } from '#app/components/declarations/choice-fields.tsx';
import { Closed } from '#app/components/declarations/closed.tsx';
import { DeclarationTitle } from '#app/components/declarations/declaration-title.tsx';
import { StaleChoices } from '#app/components/declarations/stale-choices.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { declarationPagePath, declarationPath } from '#app/domain/declarations/paths.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { choicesOffered, choicesTyped } from './choices.form.server.ts';
import { ownDeclaration } from './details.server.ts';
import { editForm, type EditForm } from './edit.form.server.ts';
import { editedPage, rulesOf } from './edited.server.ts';
import { saveEdit } from './edit.server.ts';

/** /declarations/:id/edit (ours): both choices, while it is not signed (B-48); or why not, and what to do instead. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const declaration = await ownDeclaration(request, args.params['id'] ?? '');
  const page = await editedPage(request, declaration);
  const rules = rulesOf(declaration);
  return {
    ...page,
    offered: choicesOffered(rules),
    stored: choicesTyped(declaration),
    version: String(declaration.version ?? 0),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const declaration = await ownDeclaration(request, args.params['id'] ?? '');
  const submission = parseWithZod(await request.form(), { schema: editForm(rulesOf(declaration)) });
  const closed = closedBy(declaration);
  if (closed) return refused(submission, { '': [`declarations:edit.closed.${closed}`] }, { status: 409 });
  return submission.status === 'success'
    ? saveEdit(request, { declaration, submission })
    : invalid(submission);
}

export default function EditDeclaration() {
  const page = useLoaderData<typeof loader>();
  const { id, title, view, closed, offered, stored, version } = page;
  const [form, fields] = usePageForm<EditForm>({ id: 'edit', defaultValue: stored });
  const { t } = useText();
  const path = declarationPath(id);
  const back = { href: path, label: t('declarations:edit.back') };
  if (closed) {
    return (
      <Page title={title} form={form} hasPageForm={false} back={back}>
        <Closed
          act="edit"
          closedBy={closed}
          type={view.type}
          path={path}
          hasErrors={form.errors.length > 0}
        />
      </Page>
    );
  }
  return (
    <Page title={title} form={form} back={back}>
      <p>
        <DeclarationTitle {...view} />
      </p>
      <StaleChoices
        fields={fields}
        stored={stored}
        last={offered.last}
        keepPath={declarationPagePath(id, 'edit')}
      />
      <PageForm
        form={form}
        submit="declarations:edit.submit"
        links={<ActionLink href={path}>{t('declarations:edit.leave')}</ActionLink>}
      >
        <ChoiceFields fields={fields} offered={offered} />
        <VersionField field={fields.version} version={version} />
      </PageForm>
    </Page>
  );
}
