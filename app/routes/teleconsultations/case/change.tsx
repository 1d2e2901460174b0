import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ButtonLink, Facts } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { carriedBy, stepPath } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ChangeForm } from './change.form.server.ts';
import { chooseCase, pendingOf, takeAlong } from './switching.server.ts';

/** /newteleconsultation/medicalcase/change (ours): a page in place of the specification's modal (B-58). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'medicalcase');
  const { from, to } = pendingOf(request);
  const { stages } = stepFrame(request);
  const back = stepPath(request.draft.id, 'medicalcase', carriedBy(request));
  return {
    title: request.t('medical-cases:change.title'),
    frame: { stages, chosen: [], back: { href: back, label: request.t('medical-cases:back') } },
    back,
    from: from.title,
    to: to.title,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'medicalcase');
  const { to } = pendingOf(request);
  const submission = parseWithZod(await request.form(), { schema: ChangeForm });
  if (submission.status !== 'success') return invalid(submission);
  if (submission.value.intent === 'anew') return chooseCase(request, to);

  const taken = await orOutage(takeAlong(request, to));
  return taken.ok && taken.data
    ? taken.data
    : refused(submission, { '': ['medical-cases:change.failed'] }, { status: 503 });
}

export default function ChangeCase() {
  const { title, frame, back, from, to } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ChangeForm>({ id: 'change' });
  const { t } = useText();
  return (
    <StepPage title={title} frame={frame} form={form}>
      <Facts
        facts={[
          { term: t('medical-cases:change.from'), value: from },
          { term: t('medical-cases:change.to'), value: to },
        ]}
      />
      <p>{t('medical-cases:change.consequence')}</p>
      {form.errors.length > 0 ? <CallReception /> : null}
      <p>
        <ButtonLink href={back} variant="secondary">
          {t('medical-cases:change.keep')}
        </ButtonLink>
      </p>
      <PageForm
        form={form}
        submit="medical-cases:change.take"
        secondary={{ label: 'medical-cases:change.anew', name: 'intent', value: 'anew' }}
      />
    </StepPage>
  );
}
