import type { FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { RangeFields } from '#app/components/lists/range-filter.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type CaseFilterProps = Readonly<{
  fields: Readonly<Record<'dateFrom' | 'dateTo', FormField>>;
  /** The step with its usual days, and what its address carries on. */
  path: string;
  values: Readonly<Record<string, string>>;
  isOpen: boolean;
}>;

/** The days of which the step shows cases: the last year’s, closed, unless others were asked for (B§5). */
export const CaseFilter = cachedFilter<CaseFilterProps>({
  Content({ fields, path, values }) {
    const { t } = useText();
    const [action = path] = path.split('?');
    return (
      <FilterContent
        label="lists:filter"
        path={action}
        values={values}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('lists:reset')}</ActionLink>}
      >
        <RangeFields fields={fields} />
      </FilterContent>
    );
  },
});
