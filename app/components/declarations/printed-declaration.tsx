import {
  KioskNote,
  LinkRows,
  NewTabLink,
  Page,
  PrintChoice,
  Printout,
  Section,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DeclarationPage } from '#app/routes/declarations/details.server.ts';
import type { DeclarationView } from '#app/routes/declarations/view.server.ts';
import { DeclarationFacts } from './declaration-facts.tsx';
import { DeclarationPill } from './declaration-pill.tsx';
import { PatientData } from './patient-data.tsx';
import { SourcesDown } from './sources-down.tsx';

type PrintedDeclarationProps = Readonly<{
  page: Readonly<{
    title: string;
    /** Null: the hospital system does not answer, since `since`. */
    view: DeclarationView | null;
    since?: string | null;
    /** The printed data of the patient; null: nothing more than the name. */
    data: DeclarationPage['data'] | null;
    path: string;
    /** The same as a PDF. */
    file: string;
    choice: Readonly<{ isLarge: boolean; otherHref: string }>;
    at: string;
  }>;
}>;

/** A declaration on paper, with the line to sign on while it waits for a signature (B-52, S-44). */
export function PrintedDeclaration({ page }: PrintedDeclarationProps) {
  const { title, view, since = null, data, path, file, choice, at } = page;
  const { t } = useText();
  const back = { href: path, label: t('declarations:edit.back') };
  if (view === null) {
    return (
      <Page title={title} back={back}>
        <SourcesDown outages={{ portal: null, hospital: { since } }} retryHref={path} />
      </Page>
    );
  }
  const { patient, standing } = view;
  return (
    <Page title={title} back={back}>
      <LinkRows>
        <NewTabLink href={file} icon="file-text">
          {t('declarations:printout.pdf')}
        </NewTabLink>
      </LinkRows>
      <KioskNote about="files" />
      <PrintChoice {...choice} />
      <Printout people={patient === null ? [] : [patient]} at={at} isLarge={choice.isLarge}>
        <p>
          <DeclarationPill standing={standing} />
        </p>
        {standing === 'TO_SIGN' ? <p>{t('declarations:paper.toSign')}</p> : null}
        <DeclarationFacts view={view} />
        {data === null ? null : <PatientData data={data} retryHref={path} />}
        {standing === 'TO_SIGN' ? (
          <Section title={t('declarations:paper.signature')}>
            <p>{t('declarations:paper.line')}</p>
          </Section>
        ) : null}
      </Printout>
    </Page>
  );
}
