import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import {
  DateField,
  PageForm,
  RadioGroup,
  SelectField,
  TextField,
  usePageForm,
} from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { countryOptions } from '#app/services/page/countries.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { bornRules } from './born.server.ts';
import { documentForm, type DocumentForm } from './document.form.server.ts';
import { answer, stepFrame, titled, type DraftRequest } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** The countries whose documents are taken: Poland's people have a PESEL. */
async function countriesOf(request: DraftRequest) {
  const { supportedCountries } = await registrationSettings(request);
  return supportedCountries.filter(({ code }) => code !== 'PL');
}

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'document');
  const { document: stored, facts } = request.draft.answers;
  return {
    frame: stepFrame(request),
    ...titled(request),
    isOwn: facts.role === 'PATIENT',
    isChild: facts.role === 'CHILD',
    countries: countryOptions(request, await countriesOf(request)),
    stored: stored && { ...stored, birthDate: formatTypedDate(stored.birthDate) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'document');
  const countries = (await countriesOf(request)).map(({ code }) => code);
  const pesel = request.draft.answers.person?.pesel;
  const schema = documentForm({ rules: await bornRules(request), pesel, countries });
  return takeForm(request, schema, (value) => answer(request, { step: 'document', value }));
}

const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;

export default function Document() {
  const { title, frame, isOwn, isChild, countries, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<DocumentForm>({ id: 'document', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t('people:edit.document.note')}</p>
      <PageForm form={form} submit="wizard:next">
        <TextField
          field={fields.documentNumber}
          label="people:edit.document.label"
          hint="people:edit.document.hint"
          autoComplete="off"
          width={20}
        />
        <SelectField
          field={fields.documentCountry}
          label="people:edit.document.countryLabel"
          options={countries}
          autoComplete="off"
        />
        <DateField
          field={fields.birthDate}
          label="enrolment:document.birthDate.label"
          hint={isChild ? 'enrolment:document.birthDate.hintOfChild' : 'enrolment:document.birthDate.hint'}
          {...(isOwn ? { autoComplete: 'bday' } : {})}
        />
        <RadioGroup
          field={fields.gender}
          label="people:data.gender"
          options={GENDERS.map((value) => ({ value, label: t(`people:gender.${value}`) }))}
        />
      </PageForm>
    </StepPage>
  );
}
