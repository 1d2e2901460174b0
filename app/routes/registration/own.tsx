import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { KnownByFields } from '#app/components/people/known-by-fields.tsx';
import { CallAsGuardian } from '#app/components/registration/call-as-guardian.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { knownByAnswer, knownByForm, type KnownByForm } from '#app/services/forms/person-form.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { bornRules, pageOf } from './draft.server.ts';
import { requireGuestStep } from './guard.server.ts';
import { answerKnownBy, knownByStored } from './known-by.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'own');
  const { own, facts } = request.draft.answers;
  return {
    ...pageOf(request, 'registration:title.own'),
    isAbroad: facts.asked.isAbroad,
    stored: knownByStored(own),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'own');
  const { isAbroad: isFree } = request.draft.answers.facts.asked;
  const rules = await bornRules(request, 'PATIENT');
  const schema = (form: FormData) => knownByForm({ rules, isFree, form });
  return takeForm(request, schema, (value) =>
    answerKnownBy(request, { step: 'own', value: knownByAnswer(value, { isFree }) }),
  );
}

export default function Own() {
  const { isAbroad, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<KnownByForm>({ id: 'own', defaultValue: stored });
  return (
    <GuestPage page={page} form={form}>
      <GuestForm form={form} shown={page.shown}>
        <KnownByFields fields={fields} whose="PATIENT" isAbroad={isAbroad} />
      </GuestForm>
      {form.errors.length > 0 ? <CallAsGuardian form={form} /> : null}
    </GuestPage>
  );
}
