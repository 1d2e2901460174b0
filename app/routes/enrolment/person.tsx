import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { FieldGroup, PageForm, RadioGroup, TextField, usePageForm } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { NameFields } from '#app/components/people/name-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { installation } from '#app/services/provider/dictionaries.server.ts';
import { bornRules } from './born.server.ts';
import { answer, discardPath, stepFrame, titled, type DraftRequest } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { personForm, type PersonForm } from './person.form.server.ts';

/** C§3: where the provider is in another country, a PESEL is not the way to be known. */
const isFree = async (request: DraftRequest) => (await installation(request)).region !== 'PL';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'person');
  const { person, facts } = request.draft.answers;
  const isAbroad = await isFree(request);
  return {
    frame: stepFrame(request),
    ...titled(request),
    isOwn: facts.role === 'PATIENT',
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
    const isForeigner = isAbroad || knownBy === 'DOCUMENT';
    const known = pesel === undefined ? {} : { pesel };
    return answer(request, { step: 'person', value: { ...names, isForeigner, ...known } });
  });
}

export default function Person() {
  const { title, frame, isOwn, isAbroad, stored, discardHref } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonForm>({ id: 'person', defaultValue: stored });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm
        form={form}
        submit="wizard:next"
        links={discardHref ? <ActionLink href={discardHref}>{t('enrolment:discard.link')}</ActionLink> : null}
      >
        <FieldGroup legend="enrolment:person.known">
          {isAbroad ? null : (
            <RadioGroup
              field={fields.knownBy}
              label="enrolment:person.knownBy.label"
              options={[
                { value: 'PESEL', label: t('enrolment:person.knownBy.PESEL') },
                { value: 'DOCUMENT', label: t('enrolment:person.knownBy.DOCUMENT') },
              ]}
            />
          )}
          <TextField
            field={fields.pesel}
            label="enrolment:pesel.label"
            hint={isAbroad ? 'enrolment:pesel.hintFree' : 'enrolment:pesel.hint'}
            inputMode="numeric"
            autoComplete="off"
            width={15}
            optional={isAbroad || 'together'}
          />
        </FieldGroup>
        <NameFields fields={fields} isOwn={isOwn} />
      </PageForm>
    </StepPage>
  );
}
