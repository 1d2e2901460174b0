import { Outage } from '#app/components/page/index.ts';
import { PaperPage } from '#app/components/page/paper-page.tsx';
import { useText } from '#app/components/text.tsx';
import type { PrintedPage } from '#app/routes/declarations/paper.server.ts';
import { SourcesDown } from './sources-down.tsx';

/** A declaration on paper, with the line to sign on while it waits for a signature (B-52, S-44). */
export function PrintedDeclaration({ page }: { page: PrintedPage }) {
  const { title, paper, people, dataDown, hospitalDown, path, file, choice, at } = page;
  const { t } = useText();
  return (
    <PaperPage
      title={title}
      back={{ href: path, label: t('declarations:edit.back') }}
      pdf={{ href: file, label: t('declarations:printout.pdf') }}
      choice={choice}
      people={people}
      at={at}
      paper={paper}
    >
      {hospitalDown ? (
        <SourcesDown outages={{ portal: null, hospital: hospitalDown }} retryHref={path} />
      ) : null}
      {dataDown ? (
        <Outage system={t('declaration-wizard:data.system')} since={dataDown.since} retryHref={path} />
      ) : null}
    </PaperPage>
  );
}
