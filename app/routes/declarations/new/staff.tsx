import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StaffSearch, ProviderNamed } from '#app/components/declarations/staff-search.tsx';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { EmptyState, Notice, Outage, WarningLines, WithPhone } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { answer } from './draft.server.ts';
import { formerOf } from './former.server.ts';
import { requireDraft } from './guard.server.ts';
import { StaffForm } from './staff.form.server.ts';
import { staffAnswer, staffPage } from './staff.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'staff');
  return staffPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'staff');
  const submission = parseWithZod(await request.form(), { schema: StaffForm });
  if (submission.status !== 'success') return invalid(submission);

  try {
    const value = await staffAnswer(request, submission.value.practitioner);
    if (!value) return refused(submission, { practitioner: ['declaration-wizard:staff.unknown'] });
    const { kind, draft } = request;
    const preRegistered = draft.answers.facts.preRegistered?.systemId;
    const { former, isUnknown } = await formerOf(request, {
      patientId: patientOf(request).id,
      kind,
      preRegistered,
    });
    if (isUnknown) return refused(submission, { '': ['declaration-wizard:patients.unknown'] });
    return await answer(request, { step: 'staff', value, facts: { former } });
  } catch (error) {
    if (!outageOf(error)) throw error;
    return refused(submission, { '': ['declaration-wizard:failed.nothing'] }, { status: 503 });
  }
}

export default function Staff() {
  const page = useLoaderData<typeof loader>();
  const { title, frame, kind, carried, path, retryPath, q, isOfMan, chosen, outage, offered } = page;
  const [form, fields] = usePageForm<typeof StaffForm>({ id: 'staff', defaultValue: chosen });
  const { t } = useText();
  if (page.isUnknown) {
    return (
      <StepPage title={title} form={form} frame={frame} hasPageForm={false}>
        <WarningLines
          lines={[<WithPhone key="unknown">{t('declaration-wizard:patients.unknown')}</WithPhone>]}
        />
      </StepPage>
    );
  }
  return (
    <StepPage title={title} form={form} frame={frame} hasPageForm={(offered?.options.length ?? 0) > 0}>
      {page.isHospitalDown ? (
        <Notice kind="notice">
          <WithPhone>{t('declaration-wizard:staff.hospitalDown')}</WithPhone>
        </Notice>
      ) : null}
      {isOfMan ? <Notice kind="notice">{t('declaration-wizard:staff.midwife')}</Notice> : null}
      {page.isForChildren ? <Notice kind="notice">{t('declaration-wizard:staff.forChildren')}</Notice> : null}
      {outage ? (
        <Outage system={t('declaration-wizard:staff.system')} since={outage.since} retryHref={retryPath} />
      ) : null}
      {offered ? (
        <>
          <ProviderNamed provider={offered.provider} />
          <StaffSearch carried={carried} q={q} allHref={q === '' ? null : path} />
          {offered.isApproximate ? (
            <Notice kind="notice">{t('declaration-wizard:staff.similar')}</Notice>
          ) : null}
        </>
      ) : null}
      {offered && offered.options.length === 0 ? (
        <EmptyState title={t('declaration-wizard:staff.none.title')}>
          {t(offered.isEmpty ? 'declaration-wizard:staff.none.atAll' : 'declaration-wizard:staff.none.found')}
        </EmptyState>
      ) : null}
      {offered && offered.options.length > 0 ? (
        <PageForm form={form} submit="wizard:next">
          <RadioGroup
            field={fields.practitioner}
            label={`declaration-wizard:staff.label.${kind}`}
            options={offered.options}
          />
        </PageForm>
      ) : null}
    </StepPage>
  );
}
