import { SearchField, SearchForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';

type ListSearchProps = Readonly<{
  /** The part of the address that stays. */
  carried: Readonly<Record<string, string>>;
  q: string;
  label: 'consent-wizard:partner.search' | 'consent-wizard:scope.search';
  isEmpty: boolean;
  areMore: boolean;
}>;

/** Looks for one of a long list by name, and says when there is none, or are too many. */
export function ListSearch({ carried, q, label, isEmpty, areMore }: ListSearchProps) {
  const { t } = useText();
  return (
    <>
      <SearchForm values={carried}>
        <SearchField
          field={{ name: 'q', formId: 'search', errors: undefined, initialValue: q }}
          label={label}
          submit="consent-wizard:search.submit"
          optional
        />
      </SearchForm>
      {q !== '' && isEmpty ? <p>{t('consent-wizard:search.none')}</p> : null}
      {areMore ? <p>{t('consent-wizard:search.more')}</p> : null}
    </>
  );
}
