import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Notice } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { useText } from '#app/components/text.tsx';
import { requireDraft } from './guard.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { reviewPage } from './review.server.ts';
import { sendConsent } from './send.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return reviewPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return sendConsent(request, await pressed(request));
}

export default function Review() {
  const { title, frame, rows, signing, waitsForOwn, discardHref } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'review' });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      {waitsForOwn === null ? null : (
        <Notice kind="notice">{t('consent-wizard:review.waitsForOwn', { name: waitsForOwn })}</Notice>
      )}
      <SummaryRows title={t('consent-wizard:review.answers')} rows={rows} />
      <p>{t(`consent-wizard:review.${signing}`)}</p>
      {form.errors.length > 0 || signing === 'toSignOnPaper' ? <CallReception /> : null}
      <PageForm
        form={form}
        submit="consent-wizard:review.submit"
        links={<ActionLink href={discardHref}>{t('consent-wizard:discard.link')}</ActionLink>}
      />
    </StepPage>
  );
}
