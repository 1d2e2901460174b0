import { SharingPanel } from '#app/components/benefits/sharing.tsx';
import { ActionLink, Facts, Panel, Panels, ProviderText } from '#app/components/page/index.ts';
import { RecordDocuments } from '#app/components/record/record-documents.tsx';
import { useText } from '#app/components/text.tsx';
import type { DocumentPage } from '#app/routes/clinical-documents/document.server.ts';

/** The data of a document, readable without its file; then the file, the notes, and who sees it. */
export function DocumentContent({
  typeName,
  unit,
  day,
  language,
  names,
  files,
  notes,
  sharing,
}: DocumentPage) {
  const { t } = useText();
  return (
    <Panels>
      <div>
        <Panel title={t('clinical-documents:one.facts')}>
          <Facts
            facts={[
              { term: t('clinical-documents:one.type'), value: <ProviderText text={typeName} /> },
              { term: t('clinical-documents:one.day'), value: day },
              ...(unit
                ? [{ term: t('clinical-documents:one.unit'), value: <ProviderText text={unit} /> }]
                : []),
              ...(language ? [{ term: t('clinical-documents:one.language'), value: language }] : []),
              { term: t('clinical-documents:one.names'), value: names.join(', ') },
            ]}
          />
          {notes ? (
            <p>
              <ActionLink href={notes} icon="file-text">
                {t('clinical-documents:notes.way')}
              </ActionLink>
            </p>
          ) : (
            <p>{t('clinical-documents:notes.none')}</p>
          )}
        </Panel>
      </div>
      <div>
        <RecordDocuments files={files} all={null} />
        {sharing ? <SharingPanel {...sharing} /> : null}
      </div>
    </Panels>
  );
}
