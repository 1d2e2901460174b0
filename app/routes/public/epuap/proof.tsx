import { isDefinedError, safe } from '@orpc/client';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoProof, ProofByIdentity } from '#app/components/account/proof.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { pressed } from '#app/services/forms/button.server.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { noteProof, proofPath, wantedAfterProof } from '#app/services/access/proof.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { codesOfProof, proofAtIdentitySystem } from '#app/routes/public/epuap.server.ts';

/** Ours: somebody who is signed in has proved at the identity system who they are; the button says that it is the same person (AP-13). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  if (codesOfProof(request).length === 0) throw redirect(proofPath(request.url, { identity: 'failed' }), 303);
  return {
    title: request.t('account:proof.identity.title'),
    againPath: proofAtIdentitySystem(wantedAfterProof(request.url)),
    back: { href: proofPath(request.url), label: request.t('page:back') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const isOwner = await proveByCodes(request);
  if (!isOwner) return refused(submission, { '': ['account:proof.identity.other'] });
  return redirect(wantedAfterProof(request.url), 303);
}

/** Proves the session if one of the codes is of the account that is signed in, and tells whether; nobody else is signed in by any of them. */
async function proveByCodes(request: AccountRequest) {
  for (const code of codesOfProof(request)) {
    const [error] = await safe(request.provider.account.prove({ code }));
    if (error && !isDefinedError(error)) throw error;
    if (error) continue;
    await noteProof(request);
    return true;
  }
  return false;
}

export default function ProvedAgain() {
  const { title, againPath, back } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'proof' });
  const { t } = useText();
  const isOther = form.errors.length > 0;
  return (
    <Page title={title} form={form} hasPageForm={!isOther} back={back}>
      {isOther ? (
        <>
          <ProofByIdentity path={againPath} />
          <NoProof hasPassword={false} />
        </>
      ) : (
        <>
          <p>{t('account:proof.identity.proved')}</p>
          <PageForm form={form} submit="account:proof.identity.confirm" />
        </>
      )}
    </Page>
  );
}
