import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { NotLetIn } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { enterWith } from '#app/routes/public/entry-code.server.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireEntries } from '#app/routes/public/epuap.server.ts';
import { accountForm, type AccountForm } from './form.server.ts';

/** C§2: the identity is proved. Nobody is let in before the button, and who has several accounts chooses one (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const entries = await requireEntries(request);
  return {
    title: request.t('public:epuap.success.title'),
    name: fullName(entries[0]),
    usernames: entries.map(({ username }) => username),
    isSomebodyIn: request.session !== null,
    loginPath: onTheWayIn('/login', request.url),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const entries = await requireEntries(request);
  const submission = parseWithZod(await request.form(), { schema: accountForm(entries) });
  if (submission.status !== 'success') return invalid(submission);

  const outcome = await enterWith(request, submission.value.account);
  if (outcome instanceof Response) return outcome;
  return refused(submission, { '': [outcome.text] }, { status: outcome.status });
}

export default function Proved() {
  const { title, name, usernames, isSomebodyIn, loginPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AccountForm>({ id: 'epuap' });
  const { t } = useText();
  const [username = '', ...others] = usernames;
  const hasSeveral = others.length > 0;
  return (
    <Page title={title} form={form}>
      <p>
        {hasSeveral
          ? t('public:epuap.success.several', { name })
          : t('public:epuap.success.lead', { name, username })}
      </p>
      {isSomebodyIn ? <p>{t('public:sso.somebodyIn')}</p> : null}
      <NotLetIn form={form} />
      <PageForm form={form} submit="public:epuap.success.submit">
        {hasSeveral ? (
          <RadioGroup
            field={fields.account}
            label="public:epuap.success.account.label"
            options={usernames.map((value) => ({ value, label: value }))}
          />
        ) : null}
      </PageForm>
      <p>
        <ActionLink href={loginPath}>{t('public:sso.notMe')}</ActionLink>
      </p>
    </Page>
  );
}
