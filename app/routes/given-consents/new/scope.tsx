import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ListSearch } from '#app/components/given-consents/list-search.tsx';
import { Notice } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { EVERYBODY, ScopeForm } from './scope.form.server.ts';
import { existingText, personnelName, personnelOfDraft, scopePage } from './scope.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  return scopePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  const submission = parseWithZod(await request.form(), { schema: ScopeForm });
  if (submission.status !== 'success') return invalid(submission);

  const { personnelId: typed, scope } = submission.value;
  const onlySelected = scope === 'SELECTED';
  if (typed === EVERYBODY) {
    const exists = await existingText(request, { personnelId: undefined, onlySelected });
    if (exists) return refused(submission, { personnelId: [exists] });
    return answer(request, { step: 'scope', value: { onlySelected } });
  }
  const answered = await personnelOfDraft(request);
  const person = answered.ok ? answered.data.find(({ id }) => id === typed) : undefined;
  if (!person) {
    const text = answered.ok ? 'consent-wizard:scope.unknownPerson' : 'consent-wizard:scope.notLoaded';
    return refused(submission, { personnelId: [text] });
  }
  const exists = await existingText(request, { personnelId: person.id, onlySelected });
  if (exists) return refused(submission, { personnelId: [exists] });
  const value = { personnelId: person.id, personnelName: personnelName(person), onlySelected };
  return answer(request, { step: 'scope', value });
}

export default function Scope() {
  const { title, frame, people, stored, search, isUnknown } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ScopeForm>({ id: 'scope', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      {isUnknown ? <Notice kind="notice">{t('consent-wizard:scope.notLoaded')}</Notice> : null}
      {search ? <ListSearch {...search} label="consent-wizard:scope.search" /> : null}
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.personnelId} label="consent-wizard:scope.who" options={people} />
        <RadioGroup
          field={fields.scope}
          label="consent-wizard:scope.what"
          options={(['ALL', 'SELECTED'] as const).map((value) => ({
            value,
            label: t(`consent-wizard:scope.${value}`),
            hint: t(`consent-wizard:scope.about.${value}`),
          }))}
        />
      </PageForm>
    </StepPage>
  );
}
