import { useText } from '#app/components/text.tsx';
import { checks, type Result } from '#app/domain/legal/proof.ts';

/** A requirement, what came of it, and how that is known. */
export type ResultRow = Readonly<{ name: string; result: Result; how: string }>;

/** Requirements one under the other: two columns, or in a narrow window a list in which each result says its column's name. */
export function ResultTable({ caption, rows }: Readonly<{ caption: string; rows: readonly ResultRow[] }>) {
  const { t } = useText();
  return (
    <table className="listed">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('accessibility-evidence:table.requirement')}</th>
          <th scope="col">{t('accessibility-evidence:table.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, result, how }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span>{t('accessibility-evidence:table.result')}: </span>
              <strong>{t(`accessibility-evidence:result.${result}`)}</strong>. {how}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameOfCheck = new Map(checks.map(({ id, name }) => [id, name]));

/** "axe: każda reguła na każdym ekranie; przejście klawiszem Tab" */
export const checksInWords = (ids: readonly string[], language: 'pl' | 'en') =>
  ids.map((id) => nameOfCheck.get(id)?.[language] ?? id).join('; ');
