import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UnfinishedDeclarations } from '#app/components/declarations/unfinished-declarations.tsx';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { entryOf } from './entry.server.ts';
import { requireKind } from './guard.server.ts';

/** Entry of the wizard (B§2): to its first step; or what was begun of this kind and not finished. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const kind = requireKind(args);
  return { title: request.t(`declaration-wizard:entry.${kind}`), ...(await entryOf(request, kind)) };
}

export default function NewDeclaration() {
  const { title, noPatient, unfinished, closed, anewPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/declarations', label: t('declaration-wizard:toList') }}>
      {noPatient ? <NoPatient why={noPatient} lack="declaration-wizard:noPatient" /> : null}
      <ClosedDrafts drafts={closed} of="declarations" />
      <UnfinishedDeclarations drafts={unfinished} />
      {anewPath ? (
        <p>
          <ButtonLink href={anewPath}>{t('declaration-wizard:unfinished.anew')}</ButtonLink>
        </p>
      ) : null}
    </Page>
  );
}
