import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ListSearch } from '#app/components/given-consents/list-search.tsx';
import { Notice } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { ScopeForm } from './scope.form.server.ts';
import { existingText, personChosen, scopePage } from './scope.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  return scopePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  return takeForm(request, ScopeForm, async ({ personnelId, scope }) => {
    const who = await personChosen(request, personnelId);
    if ('refusal' in who) return { personnelId: [who.refusal] };
    const value = { ...who, onlySelected: scope === 'SELECTED' };
    const exists = await existingText(request, value);
    return exists ? { personnelId: [exists] } : answer(request, { step: 'scope', value });
  });
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
