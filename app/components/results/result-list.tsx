import type { ComponentProps } from 'react';
import { DayGroup } from '#app/components/lists/day-group.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import { ResultRow } from './result-row.tsx';

type ListedResult = Omit<ComponentProps<typeof ResultRow>, 'laboratory'> &
  Readonly<{
    laboratory: ProviderText;
    day: Omit<ComponentProps<typeof DayGroup>, 'children'>;
  }>;

/** The laboratory that has made all of them, if one has. */
function sharedLaboratory(results: readonly ListedResult[]) {
  const names = new Set(results.map(({ laboratory }) => plainText(laboratory)));
  return names.size === 1 ? results[0]?.laboratory : undefined;
}

/** Says once, over the list, which laboratory has made all of them. */
export function SharedLaboratory({ results }: { results: readonly ListedResult[] }) {
  const { t } = useText();
  const shared = sharedLaboratory(results);
  if (!shared) return null;
  return (
    <p className="text-muted">
      <TextNaming name={shared}>{t('results:list.laboratory', { name: plainText(shared) })}</TextNaming>
    </p>
  );
}

/** Results by the day of their samples; the laboratory is said of each where they differ. */
export function ResultList({ results }: { results: readonly ListedResult[] }) {
  const shared = sharedLaboratory(results);
  return (
    <>
      {byDay(results).map((group) => (
        <DayGroup key={group.day.day} {...group.day}>
          <Rows>
            {group.results.map(({ day: _, laboratory, ...result }) => (
              <ResultRow key={result.id} {...result} laboratory={shared ? null : laboratory} />
            ))}
          </Rows>
        </DayGroup>
      ))}
    </>
  );
}

/** In the order in which they come. */
function byDay(results: readonly ListedResult[]) {
  const days = [...new Set(results.map(({ day }) => day.day))];
  return days.flatMap((day) => {
    const ofDay = results.filter((result) => result.day.day === day);
    const [first] = ofDay;
    return first ? { day: first.day, results: ofDay } : [];
  });
}
