import { SearchField, SearchForm } from '#app/components/form/index.ts';
import { Facts, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

type StaffSearchProps = Readonly<{
  carried: Readonly<Record<string, string>>;
  q: string;
  /** Back to all of them; null when they are shown. */
  allHref: string | null;
}>;

/** Looks for a doctor, nurse or midwife by name, by unit or by its address. */
export function StaffSearch({ carried, q, allHref }: StaffSearchProps) {
  const { t } = useText();
  return (
    <SearchForm values={carried}>
      <SearchField
        field={{ name: 'q', formId: 'search', errors: undefined, initialValue: q }}
        label="declaration-wizard:staff.search"
        hint="declaration-wizard:staff.searchHint"
        optional
      />
      {allHref ? <a href={allHref}>{t('declaration-wizard:staff.showAll')}</a> : null}
    </SearchForm>
  );
}

type ProviderNamedProps = Readonly<{
  provider: Readonly<{ name: Words; address?: Words | undefined }>;
}>;

/** The provider whom the declaration names, and where. */
export function ProviderNamed({ provider: { name, address } }: ProviderNamedProps) {
  const { t } = useText();
  return (
    <Facts
      facts={[
        { term: t('declaration-wizard:facts.provider'), value: <ProviderText text={name} /> },
        ...(address
          ? [{ term: t('declaration-wizard:facts.address'), value: <ProviderText text={address} /> }]
          : []),
      ]}
    />
  );
}
