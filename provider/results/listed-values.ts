import type { z } from 'zod';
import type { ListedResult } from '#contract/results/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { byResult, measuredOf, resultViews } from './result-view.ts';
import type { ListedValueRow, ShownResultRow } from './store.ts';

type Rows = { store: StoreInTransaction; rows: readonly ShownResultRow[] };

/** Results of a list with what it sums up of their values: nothing of a withheld one, and of none while values are off. */
export async function listedResults({ store, rows }: Rows): Promise<z.input<typeof ListedResult>[]> {
  const { viewResultsAsText } = await store.settings.results();
  if (!viewResultsAsText) return resultViews({ store, rows });
  const open = rows.filter((row) => row.is_withheld === 0);
  const values = await store.results.valuesAmong(open.map(({ id }) => id));
  const results = await resultViews({ store, rows, values });
  const valuesOf = byResult(values);
  return results.map((result) =>
    result.status === 'WITHHELD'
      ? result
      : {
          values: (valuesOf.get(result.id) ?? []).map(listedValue),
          ...result,
        },
  );
}

const listedValue = (row: ListedValueRow) => ({ name: row.name, ...measuredOf(row) });
