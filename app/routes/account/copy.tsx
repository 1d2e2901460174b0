import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CopyParts } from '#app/components/account/copy-parts.tsx';
import { KioskNote, LinkRows, NewTabLink, Page, PrintChoice, Printout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { copyView, pdfSize } from './copy.server.ts';

/** /account/copy: what the portal keeps of the account, to be printed; the same stands in the PDF (AP-10). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const copy = await request.provider.account.copy();
  return {
    title: request.t('account:copy.title'),
    copy: copyView(copy, request),
    choice: printChoice(request),
    pdf: await pdfSize(request),
    at: request.now.toISOString(),
  };
}

export default function CopyOfData() {
  const { title, copy, choice, pdf, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/account', label: t('account:proof.back') }}>
      <p>{t('account:copy.lead')}</p>
      {pdf === null ? null : (
        <LinkRows>
          <NewTabLink href="/account/copy/printout" icon="file-text">
            {t('account:copy.pdf', { size: pdf })}
          </NewTabLink>
        </LinkRows>
      )}
      <KioskNote about="files" />
      <PrintChoice {...choice} />
      <Printout people={[]} at={at} isLarge={choice.isLarge}>
        <CopyParts copy={copy} />
      </Printout>
    </Page>
  );
}
