import { RowTick } from '#app/components/form/index.ts';
import { NewMark } from '#app/components/lists/new-mark.tsx';
import { cachedRow, RowContent, RowLink } from '#app/components/lists/rows.tsx';
import { HiddenWords, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { TICK } from '#app/domain/clinical-documents/ticks.ts';
import { plainText, type ProviderText as Words } from '#app/domain/text.ts';

export type ListedDocument = Readonly<{
  id: string;
  title: Words;
  typeName: Words;
  unit: Words | null;
  /** "wczoraj", "środa 25 listopada" */
  day: string;
  /** "PDF, 16 kB" */
  about: string;
  /** "Widoczny dla partnerów", or that it is not, or not known. */
  sharing: string;
  path: string;
  isNew?: boolean;
}>;

type Row = ListedDocument &
  Readonly<{
    /** Null: nothing is asked of the list. */
    isTicked: boolean | null;
  }>;

/** A document in a list: what it is and of where, then its day, its file and who sees it; a box, where copies can be asked for. */
export const DocumentRow = cachedRow<Row>({ Content: Document });

function Document({ id, title, typeName, unit, day, about, sharing, path, isNew = false, isTicked }: Row) {
  const { t } = useText();
  const isNamedByType = plainText(typeName) === plainText(title);
  return (
    <RowContent
      title={
        <RowLink href={path}>
          <ProviderText text={title} />
          <HiddenWords>({about})</HiddenWords>
        </RowLink>
      }
      side={
        <>
          <p>
            {day}
            <NewMark isNew={isNew} />
          </p>
          <p>
            {about}, {sharing}
          </p>
        </>
      }
      end={
        isTicked === null ? null : (
          <RowTick
            name={TICK}
            value={id}
            isTicked={isTicked}
            label={t('clinical-documents:ticks.one')}
            of={
              <>
                <ProviderText text={title} />, {day}
              </>
            }
          />
        )
      }
    >
      <p>
        {isNamedByType ? null : <ProviderText text={typeName} />}
        {isNamedByType || !unit ? null : ', '}
        {unit ? <ProviderText text={unit} /> : null}
      </p>
    </RowContent>
  );
}
