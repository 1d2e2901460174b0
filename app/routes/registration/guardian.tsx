import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, usePageForm } from '#app/components/form/index.ts';
import { NameFields } from '#app/components/people/name-fields.tsx';
import { WithFirstPage } from '#app/components/registration/first-page.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answerSaying, pageOf } from './draft.server.ts';
import { firstPage } from './first-page.server.ts';
import { requireGuestStep } from './guard.server.ts';
import { guardianForm, type GuardianForm } from './guardian.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'guardian');
  const { guardian, facts } = request.draft.answers;
  return {
    ...pageOf(request, 'registration:title.guardian'),
    about: facts.role === 'CHILD' ? ('CHILD' as const) : ('WARD' as const),
    first: await firstPage(request),
    stored: guardian && { ...guardian, isAlsoPatient: guardian.isAlsoPatient ? 'on' : undefined },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'guardian');
  return takeForm(request, guardianForm, (value) => {
    const falls = !value.isAlsoPatient && request.draft.answers.own !== undefined;
    const said = falls ? 'registration:cleared.own' : null;
    return answerSaying(request, { step: 'guardian', value }, said);
  });
}

export default function Guardian() {
  const { about, first, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<GuardianForm>({ id: 'guardian', defaultValue: stored });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form}>
      <WithFirstPage first={first}>
        <p>{t(`registration:guardian.about.${about}`)}</p>
        <GuestForm form={form} shown={page.shown}>
          <NameFields fields={fields} isOwn legend="enrolment:person.names.PATIENT" />
          <Checkbox
            field={fields.isAlsoPatient}
            label="registration:guardian.also.label"
            hint="registration:guardian.also.hint"
            optional="together"
          />
        </GuestForm>
      </WithFirstPage>
    </GuestPage>
  );
}
