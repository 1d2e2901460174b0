import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoProof, ProofByIdentity } from '#app/components/account/proof.tsx';
import { OwnUserName, PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { isProofRecent, PROOF_MINUTES, wantedAfterProof } from '#app/services/access/proof.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { ProofForm, proveByPassword } from './form.server.ts';
import { identityWay, noticesOf } from './identity.server.ts';

/** Ours: what changes how an account is reached or whether it is there asks first whether its owner sits there. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  if (isProofRecent(request) && !request.isPost) throw redirect(wantedAfterProof(request.url), 303);
  const { username, hasPassword = true } = await accountOf(request);
  return {
    title: request.t('account:proof.title'),
    username,
    hasPassword,
    minutes: PROOF_MINUTES,
    identityPath: hasPassword ? null : await identityWay(request),
    notices: noticesOf(request),
    back: { href: '/account', label: request.t('account:proof.back') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = parseWithZod(await request.form(), { schema: ProofForm });
  if (submission.status !== 'success') return invalid(submission);

  const failure = await proveByPassword(request, submission.value.password);
  if (failure) return refused(submission, { [failure.field]: [failure.text] }, { status: failure.status });
  return redirect(wantedAfterProof(request.url), 303);
}

export default function Reauthenticate() {
  const { title, username, hasPassword, minutes, identityPath, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ProofForm>({ id: 'proof' });
  const { t } = useText();
  return (
    <Page title={title} form={form} hasPageForm={hasPassword} back={back}>
      <p>{t('account:proof.why', { count: minutes })}</p>
      {hasPassword ? (
        <PageForm form={form} submit="account:proof.submit">
          <OwnUserName username={username} />
          <TextField
            field={fields.password}
            label="account:proof.password.label"
            type="password"
            autoComplete="current-password"
          />
        </PageForm>
      ) : (
        <ProofByIdentity path={identityPath} />
      )}
      <NoProof hasPassword={hasPassword} />
    </Page>
  );
}
