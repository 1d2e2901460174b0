import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AddressFields } from '#app/components/people/address-fields.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, SelectField, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { addressForm, type AddressForm } from './address.form.server.ts';
import { answer, stepFrame, titled } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'address');
  const { address, person, facts } = request.draft.answers;
  return {
    frame: stepFrame(request),
    ...titled(request),
    isOwn: facts.role === 'PATIENT',
    countries: countryOptions(request, await countriesWith(request, [])),
    // AP-63: who has a PESEL lives in Poland, as a rule.
    stored: address ?? (person?.pesel === undefined ? {} : { country: 'PL' }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'address');
  const countries = (await countriesWith(request, [])).map(({ code }) => code);
  const rules = (form: FormData) => {
    const country = form.get('country');
    return addressForm({ country: typeof country === 'string' ? country : undefined, countries });
  };
  return takeForm(request, rules, (value) => answer(request, { step: 'address', value }));
}

export default function Address() {
  const { title, frame, isOwn, countries, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AddressForm>({ id: 'address', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t('enrolment:address.about')}</p>
      <PageForm form={form} submit="wizard:next">
        <SelectField
          field={fields.country}
          label="people:edit.country.label"
          options={countries}
          autoComplete={isOwn ? 'country' : 'off'}
        />
        <AddressFields fields={fields} country={fields.country.initialValue} isOwn={isOwn} />
      </PageForm>
    </StepPage>
  );
}
