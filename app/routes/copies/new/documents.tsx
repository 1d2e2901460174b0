import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CheckboxGroup, PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, EmptyState, Notice } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { DocumentsForm } from './documents.form.server.ts';
import { documentsOffered, documentsPage } from './documents.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** Which documents (B§5). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'documents');
  return documentsPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'documents');
  return takeForm(request, DocumentsForm, async ({ documents: ids }) => {
    const { documents } = await documentsOffered(request);
    const chosen = documents.filter(({ id }) => ids.includes(id));
    if (chosen.length < new Set(ids).size) return { documents: ['copy-wizard:documents.unknown'] };
    return answer(request, { step: 'documents', value: { chosen } });
  });
}

export default function Documents() {
  const { title, frame, gone, listPath, isCut, chosen, options } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof DocumentsForm>({
    id: 'documents',
    defaultValue: { documents: chosen },
  });
  const { t } = useText();
  const isEmpty = options.length === 0;
  return (
    <StepPage title={title} form={form} hasPageForm={!isEmpty} frame={frame}>
      {gone > 0 ? <Notice kind="notice">{t('copy-wizard:documents.gone', { count: gone })}</Notice> : null}
      {isCut ? (
        <p>
          {t('copy-wizard:documents.cut')}{' '}
          <ActionLink href={listPath}>{t('copy-wizard:documents.list')}</ActionLink>
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyState title={t('copy-wizard:documents.none')}>{t('copy-wizard:documents.noneText')}</EmptyState>
      ) : (
        <PageForm form={form} submit="wizard:next">
          <CheckboxGroup field={fields.documents} label="copies:facts.documents" options={options} />
        </PageForm>
      )}
    </StepPage>
  );
}
