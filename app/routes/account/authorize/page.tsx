import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AtUnit, BySignature, OwnClaimWaits, SignedFiles } from '#app/components/account/authorize.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Actions, Notice, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { AUTHORIZE_PATH } from '#app/domain/account/authorize-paths.ts';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { authorizePageOf, closedNotice, sendSigned } from './authorization.server.ts';

type Said = Readonly<{ kind: 'success' | 'notice' | 'error'; text: string }>;

/** A§2, A-77. Who the account's owner is: confirmed at the unit, or by a signature. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  return authorizePageOf(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const closed = closedNotice(request, await request.provider.account.authorization());
  return closed ? redirectWithNotice(request, AUTHORIZE_PATH, closed) : sendSigned(request);
}

export default function Authorize() {
  const { title, state, hasClaim, document, hasPaper, upload, files } = useLoaderData<typeof loader>();
  const { said = [] } = useActionData<{ said?: Said[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  return (
    <Page title={title} form={form} hasPageForm={upload !== null && !upload.isFull}>
      {said.map(({ kind, text }) => (
        <Notice key={text} kind={kind}>
          {text}
        </Notice>
      ))}
      {state === 'AUTHORIZED' ? <p>{t('account:authorize.done')}</p> : null}
      {hasClaim ? <OwnClaimWaits /> : null}
      {state === 'NO_PATIENT' && !hasClaim ? (
        <NoPatient why="NOBODY" lack="account:authorize.noPatient" title="page:noPatient.title" />
      ) : null}
      {state === 'OPEN' ? (
        <>
          <p>{t(document ? 'account:authorize.why' : 'account:authorize.whyUnit')}</p>
          <SignedFiles files={files} canSend={document !== null && upload !== null && !upload.isFull} />
          <AtUnit hasPaper={hasPaper} />
          {document && upload ? (
            <BySignature document={document} form={form} field={fields.files} upload={upload} />
          ) : null}
        </>
      ) : null}
      <Actions>
        <ActionLink href="/account">{t('account:authorize.home')}</ActionLink>
      </Actions>
    </Page>
  );
}
