import type { z } from 'zod';
import type { ListedResult, TestResult } from '#contract/results/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import { byResult } from './result-view.ts';

type Listed = { store: StoreInTransaction; results: readonly z.input<typeof TestResult>[] };

/** Adds to results of a list what it sums up of their values: nothing of a withheld one, and of none while values are off. */
export async function withListedValues({ store, results }: Listed): Promise<z.input<typeof ListedResult>[]> {
  const { viewResultsAsText } = await store.settings.results();
  if (!viewResultsAsText) return [...results];
  const open = results.filter(({ status }) => status !== 'WITHHELD');
  const rows = await store.results.valuesAmong(open.map(({ id }) => id));
  const valuesOf = byResult(rows);
  return results.map((result) =>
    open.includes(result)
      ? {
          ...result,
          values: (valuesOf.get(result.id) ?? []).map(({ result_id: _, ...value }) => present(value)),
        }
      : result,
  );
}
