import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { TypedDocumentFields } from '#app/components/people/typed-document-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { documentForm, type DocumentForm } from '#app/services/forms/document-form.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { countryOptions, documentCountries } from '#app/services/page/countries.server.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { answer, bornRules, stepFrame, titled } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'document');
  const { document: stored, facts } = request.draft.answers;
  return {
    frame: stepFrame(request),
    ...titled(request),
    role: facts.role,
    countries: countryOptions(request, await documentCountries(request)),
    stored: stored && { ...stored, birthDate: formatTypedDate(stored.birthDate) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'document');
  const countries = (await documentCountries(request)).map(({ code }) => code);
  const pesel = request.draft.answers.person?.pesel;
  const schema = documentForm({ rules: await bornRules(request), pesel, countries });
  return takeForm(request, schema, (value) => answer(request, { step: 'document', value }));
}

export default function Document() {
  const { title, frame, role, countries, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<DocumentForm>({ id: 'document', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t('people:edit.document.note')}</p>
      <PageForm form={form} submit="wizard:next">
        <TypedDocumentFields fields={fields} countries={countries} whose={role} />
      </PageForm>
    </StepPage>
  );
}
