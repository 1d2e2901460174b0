import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CopyParts } from '#app/components/account/copy-parts.tsx';
import { Facts, KioskNote, Page, PrintChoice, Printout, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { copyView } from './copy.server.ts';

/** The copy of the account's data for paper, in the size that is chosen. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const copy = await request.provider.account.copy();
  return {
    title: request.t('account:copy.title'),
    copy: copyView(copy, request),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function CopyForPaper() {
  const { title, copy, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/account/copy', label: t('account:copy.back') }}>
      <KioskNote about="files" />
      <PrintChoice {...choice} />
      <Printout people={[]} at={at} isLarge={choice.isLarge}>
        <p>
          {t('account:copy.lead')} {t('account:copy.without')}
        </p>
        <Section title={t('account:copy.parts.account')}>
          <Facts facts={copy.account} />
        </Section>
        <CopyParts copy={copy} />
      </Printout>
    </Page>
  );
}
