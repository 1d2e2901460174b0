import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { VersionField } from '#app/components/form/version-field.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import {
  DocumentFields,
  HomeFields,
  LettersFields,
  NamesPart,
  StalePerson,
} from '#app/components/people/edit-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { personForm, type PersonForm } from './edit.form.server.ts';
import { editedPerson, editPage } from './edit.server.ts';
import { savePerson } from './save.server.ts';

/** /account/patients/:id/edit (ours): what an account may change of a person (AP-20). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return editPage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { person, countries, isForeigner } = await editedPerson(request, args.params['id'] ?? '');
  const form = await request.form();
  const schema = personForm({ form, isForeigner, countries: countries.map(({ code }) => code) });
  const submission = parseWithZod(form, { schema });
  return submission.status === 'success' ? savePerson(request, submission, person) : invalid(submission);
}

export default function EditPerson() {
  const {
    over,
    isOwn,
    path,
    filesPath,
    back,
    version,
    stored,
    names,
    isForeigner,
    countries,
    documentCountries,
  } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonForm>({ id: 'person', defaultValue: stored });
  const { t } = useText();
  return (
    <Page
      title={t('people:edit.title')}
      over={over}
      form={form}
      back={{ href: back, label: t(isOwn ? 'people:edit.backOwn' : 'people:edit.back') }}
    >
      <StalePerson
        fields={fields}
        stored={stored}
        keepPath={path}
        countries={countries}
        areNamesOpen={names.areOpen}
      />
      {filesPath ? (
        <p>
          {t('people:edit.fileNeeded')} <a href={filesPath}>{t('person-files:way')}</a>
        </p>
      ) : null}
      <PageForm
        form={form}
        submit="people:edit.submit"
        links={<ActionLink href={back}>{t('people:edit.leave')}</ActionLink>}
      >
        <NamesPart fields={fields} names={names} isOwn={isOwn} />
        <DocumentFields fields={fields} countries={documentCountries} isForeigner={isForeigner} />
        <HomeFields fields={fields} countries={countries} isOwn={isOwn} />
        <LettersFields fields={fields} countries={countries} isOwn={isOwn} />
        <VersionField field={fields.version} version={version} />
      </PageForm>
    </Page>
  );
}
