import { DateField, SelectField, TextField, type FormField } from '#app/components/form/index.ts';
import { cachedFilter, FilterContent } from '#app/components/lists/list-head.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { WAYS } from '#app/domain/units/guide-filter.ts';

type GuideFilterProps = Readonly<{
  fields: Readonly<Record<'service' | 'town' | 'way' | 'from', FormField>>;
  /** The guide without a filter. */
  path: string;
  /** A day that may be typed. */
  example: string;
  /** It is set, or wrong, so it must be seen. */
  isOpen: boolean;
}>;

/** Narrows the guide: closed unless something is looked for. */
export const GuideFilter = cachedFilter<GuideFilterProps>({
  Content({ fields, path, example }) {
    const { t } = useText();
    const hint = { text: t('units:guide.from.hint', { example }) };
    return (
      <FilterContent
        label="units:guide.narrow"
        path={path}
        submit="lists:submit"
        links={<ActionLink href={path}>{t('units:guide.reset')}</ActionLink>}
      >
        <TextField field={fields.service} label="units:guide.service" autoComplete="off" optional />
        <TextField field={fields.town} label="units:guide.town" autoComplete="off" optional />
        <SelectField
          field={fields.way}
          label="units:guide.way.label"
          emptyLabel="units:guide.way.any"
          options={WAYS.map((value) => ({ value, label: t(`units:guide.way.${value}`) }))}
        />
        <DateField field={fields.from} label="units:guide.from.label" hint={hint} optional />
      </FilterContent>
    );
  },
});
