import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateField, PageForm, SelectField, usePageForm } from '#app/components/form/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import type { ScopeForm } from './scope.form.server.ts';
import { departmentsOf, scopePage, scopeRules } from './scope.server.ts';

/** The unit and the days asked for (B-106). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  return scopePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'scope');
  const rules = (form: FormData) => scopeRules(request, form);
  return takeForm(request, rules, async ({ department: code, from, to }) => {
    const department = (await departmentsOf(request)).find((one) => one.code === code);
    return answer(request, { step: 'scope', value: { ...(department && { department }), from, to } });
  });
}

export default function Scope() {
  const { title, frame, departments, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ScopeForm>({ id: 'scope', defaultValue: stored });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <SelectField
          field={fields.department}
          label="copy-wizard:scope.department"
          emptyLabel="copies:facts.allUnits"
          options={departments}
          optional="together"
        />
        <DateField field={fields.from} label="copy-wizard:scope.from" hint="lists:range.dateHint" />
        <DateField field={fields.to} label="copy-wizard:scope.to" hint="lists:range.dateHint" />
      </PageForm>
    </StepPage>
  );
}
