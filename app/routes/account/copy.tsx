import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CopyParts } from '#app/components/account/copy-parts.tsx';
import { ActionLink, KioskNote, NewTabLink, State, ThingPage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { copyView, pdfSize } from './copy.server.ts';

/** /account/copy: what the portal keeps of the account; the same stands in the PDF (AP-10) and on paper. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const copy = await request.provider.account.copy();
  return {
    title: request.t('account:copy.title'),
    copy: copyView(copy, request),
    pdf: await pdfSize(request),
  };
}

export default function CopyOfData() {
  const { title, copy, pdf } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <ThingPage
      title={title}
      back={{ href: '/account', label: t('account:proof.back') }}
      state={
        <State
          look="still"
          sentence={t('account:copy.lead')}
          act={
            pdf === null ? null : (
              <NewTabLink href="/account/copy/printout" variant="primary">
                {t('account:copy.pdf', { size: pdf })}
              </NewTabLink>
            )
          }
        >
          <p>{t('account:copy.without')}</p>
          <KioskNote about="files" />
        </State>
      }
      facts={copy.account}
      factsTitle={t('account:copy.parts.account')}
      ways={
        <ActionLink href="/account/copy/print" icon="printer">
          {t('account:copy.print')}
        </ActionLink>
      }
    >
      <CopyParts copy={copy} />
    </ThingPage>
  );
}
