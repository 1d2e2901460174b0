import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FieldGroup, PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { CarerIdentity } from '#app/components/given-consents/carer-identity.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { personPage, personRules, type PersonForm } from './person.server.ts';

/** Who is named (A-127, B-101). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'person');
  return personPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'person');
  const rules = (form: FormData) => personRules(request, form);
  return takeForm(request, rules, (value) => answer(request, { step: 'person', value }));
}

export default function Person() {
  const { title, frame, stored, countries, documents, isPeselNeeded } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonForm>({ id: 'person', defaultValue: stored });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <FieldGroup legend="consent-wizard:person.who">
          <TextField field={fields.name} label="people:edit.name" autoComplete="off" />
          <TextField field={fields.lastName} label="people:edit.lastName" autoComplete="off" />
        </FieldGroup>
        <CarerIdentity
          fields={fields}
          countries={countries}
          documents={documents}
          isPeselNeeded={isPeselNeeded}
        />
      </PageForm>
    </StepPage>
  );
}
