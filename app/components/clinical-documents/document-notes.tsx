import { Row, Rows } from '#app/components/lists/rows.tsx';
import { EmptyState, Facts, ProviderParagraphs, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { NotesPage } from '#app/routes/clinical-documents/notes.server.ts';

/** Notes of the staff about a document, the latest first: when, in what role, and what it says. */
export function DocumentNotes({ document, notes }: NotesPage) {
  const { t } = useText();
  return (
    <>
      <Facts
        facts={[{ term: t('clinical-documents:notes.document'), value: <ProviderText text={document} /> }]}
      />
      {notes.length === 0 ? (
        <EmptyState title={t('clinical-documents:notes.none')}>
          <p>{t('clinical-documents:notes.noneText')}</p>
        </EmptyState>
      ) : (
        <Rows>
          {notes.map(({ id, role, text, when }) => (
            <Row
              key={id}
              headingLevel={2}
              title={
                <>
                  {when}, <ProviderText text={role} />
                </>
              }
            >
              <ProviderParagraphs text={text} />
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
}
