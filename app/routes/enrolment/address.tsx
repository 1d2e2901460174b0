import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeAddress } from '#app/components/people/home-address.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { addressForm, type AddressForm } from '#app/services/forms/address-form.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { answer, stepFrame, titled } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'address');
  const { address, person, facts } = request.draft.answers;
  return {
    frame: stepFrame(request),
    ...titled(request),
    role: facts.role,
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
  const { title, frame, role, countries, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AddressForm>({ id: 'address', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t(`enrolment:address.about.${role}`)}</p>
      <PageForm form={form} submit="wizard:next">
        <HomeAddress fields={fields} countries={countries} isOwn={role === 'PATIENT'} />
      </PageForm>
    </StepPage>
  );
}
