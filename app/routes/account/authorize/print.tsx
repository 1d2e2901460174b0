import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Paper } from '#app/components/account/authorize.tsx';
import {
  Actions,
  KioskNote,
  ActionLink,
  Page,
  PrintChoice,
  Printout,
  useShell,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { AUTHORIZE_PATH, PDF_PATH } from '#app/domain/account/authorize-paths.ts';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { paperOf } from './authorization.server.ts';

/** The document to be signed, as a page that can be read and printed; the file stands beside it (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const paper = await paperOf(request);
  if (!paper) throw redirect(AUTHORIZE_PATH, 303);
  return { title: request.t('account:authorize.paper.title'), paper, choice: printChoice(request) };
}

export default function PrintAuthorization() {
  const { title, paper, choice } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <Page title={title} back={{ href: AUTHORIZE_PATH, label: t('account:authorize.print.back') }}>
      <KioskNote about="files" />
      {isKiosk ? null : (
        <Actions>
          <ActionLink href={PDF_PATH}>{paper.file}</ActionLink>
        </Actions>
      )}
      <PrintChoice {...choice} />
      <Printout people={[paper.people]} at={paper.madeAt} isLarge={choice.isLarge}>
        <Paper paper={paper} />
      </Printout>
    </Page>
  );
}
