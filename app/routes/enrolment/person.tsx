import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { KnownByFields } from '#app/components/people/known-by-fields.tsx';
import { NameFields } from '#app/components/people/name-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { knownByAnswer, personForm, type PersonForm } from '#app/services/forms/person-form.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { installation } from '#app/services/provider/dictionaries.server.ts';
import { answer, bornRules, discardPath, stepFrame, titled, type DraftRequest } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** C§3: where the provider is in another country, a PESEL is not the way to be known. */
const isFree = async (request: DraftRequest) => (await installation(request)).region !== 'PL';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'person');
  const { person, facts } = request.draft.answers;
  const isAbroad = await isFree(request);
  return {
    frame: stepFrame(request),
    ...titled(request),
    role: facts.role,
    isAbroad,
    discardHref: person ? discardPath(request.draft.id) : null,
    stored: person && { ...person, knownBy: person.isForeigner ? 'DOCUMENT' : 'PESEL' },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'person');
  const isAbroad = await isFree(request);
  const rules = await bornRules(request);
  const schema = (form: FormData) => personForm({ rules, isFree: isAbroad, form });
  return takeForm(request, schema, ({ pesel, knownBy, ...names }) => {
    const known = knownByAnswer({ knownBy, pesel }, { isFree: isAbroad });
    return answer(request, { step: 'person', value: { ...names, ...known } });
  });
}

export default function Person() {
  const { title, frame, role, isAbroad, stored, discardHref } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonForm>({ id: 'person', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm
        form={form}
        submit="wizard:next"
        links={discardHref ? <ActionLink href={discardHref}>{t('enrolment:discard.link')}</ActionLink> : null}
      >
        <KnownByFields fields={fields} whose={role} isAbroad={isAbroad} />
        <NameFields fields={fields} isOwn={role === 'PATIENT'} legend={`enrolment:person.names.${role}`} />
      </PageForm>
    </StepPage>
  );
}
