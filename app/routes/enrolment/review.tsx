import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentBox } from '#app/components/enrolment/consent-box.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Notice } from '#app/components/page/index.ts';
import { registrationPath } from '#app/components/people/ways.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';

import { requireDraft } from './guard.server.ts';
import { reviewForm, type ReviewForm } from './review.form.server.ts';
import { consentOf, reviewPage } from './review.server.ts';
import { sendRegistration } from './send.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return reviewPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'review');
  const consent = await consentOf(request);
  const submission = parseWithZod(await request.form(), { schema: reviewForm(consent) });
  if (submission.status !== 'success') return invalid(submission);
  const consentVersion = consent.isAsked ? consent.version : undefined;
  return sendRegistration(request, { submission, consentVersion });
}

export default function Review() {
  const { title, frame, role, rows, consent, suggestsChild, discardHref } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ReviewForm>({ id: 'review' });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      {suggestsChild ? (
        <Notice kind="notice">
          {t('enrolment:review.minor')}{' '}
          <a href={registrationPath('CHILD')}>{t('enrolment:review.asChild')}</a>
        </Notice>
      ) : null}
      <SummaryRows title={t('enrolment:review.title')} rows={rows} />
      <p>{t('enrolment:review.born')}</p>
      {form.errors.length > 0 ? <CallReception /> : null}
      <PageForm
        form={form}
        submit={`enrolment:review.submit.${role}`}
        links={<ActionLink href={discardHref}>{t('enrolment:discard.link')}</ActionLink>}
      >
        {consent.isAsked ? <ConsentBox fields={fields} consent={consent} /> : null}
      </PageForm>
    </StepPage>
  );
}
