import type { ComponentProps } from 'react';
import { ChoiceArea, SubmitButton, TickForm } from '#app/components/form/index.ts';
import { NeighbourButtons } from '#app/components/lists/list-foot.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { useText } from '#app/components/text.tsx';
import { TICK, ticksElsewhere } from '#app/domain/clinical-documents/ticks.ts';
import { DocumentRow, type ListedDocument } from './document-row.tsx';

type DocumentListProps = Readonly<{
  documents: readonly ListedDocument[];
  /** Null: no copies can be asked for. */
  ticks: Readonly<{
    ticked: readonly string[];
    path: string;
    values: Readonly<Record<string, string>>;
  }> | null;
  pages: ComponentProps<typeof NeighbourButtons>;
}>;

/** Documents of a list; where copies can be asked for each has a box, and what is ticked goes along to the next page. */
export function DocumentList({ documents, ticks, pages }: DocumentListProps) {
  const { t } = useText();
  if (!ticks) return <DocumentRows documents={documents} />;
  const elsewhere = ticksElsewhere(ticks.ticked, documents);
  return (
    <TickForm path={ticks.path} values={{ ...ticks.values, [TICK]: elsewhere }}>
      <p>{t('clinical-documents:ticks.lead')}</p>
      <ChoiceArea id="range" field={TICK}>
        <DocumentRows documents={documents} ticked={ticks.ticked} />
      </ChoiceArea>
      <p>
        <b>{t('clinical-documents:ticks.count', { number: ticks.ticked.length })}</b>{' '}
        {t('clinical-documents:ticks.stay')}
      </p>
      <div className="actions">
        <SubmitButton name="ask" value="copies" label="clinical-documents:ticks.ask" />
      </div>
      <NeighbourButtons {...pages} />
    </TickForm>
  );
}

type RowsProps = Readonly<{ documents: readonly ListedDocument[]; ticked?: readonly string[] }>;

export const DocumentRows = ({ documents, ticked }: RowsProps) => (
  <Rows>
    {documents.map((document) => (
      <DocumentRow key={document.id} {...document} isTicked={ticked?.includes(document.id) ?? null} />
    ))}
  </Rows>
);
