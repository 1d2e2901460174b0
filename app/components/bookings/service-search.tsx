import { SearchField, SearchForm } from '#app/components/form/index.ts';
import { Notice, PhoneLink, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { plainText } from '#app/domain/text.ts';

type ServiceSearchProps = Readonly<{
  carried: Readonly<Record<string, string>>;
  q: string;
  /** Back to all services; null when they are shown. */
  allHref: string | null;
}>;

/** Looks for a service by what it is called or does, in either language, by its unit and address, or by who does it (B§2). */
export function ServiceSearch({ carried, q, allHref }: ServiceSearchProps) {
  const { t } = useText();
  return (
    <SearchForm values={carried}>
      <SearchField
        field={{ name: 'q', formId: 'search', errors: undefined, initialValue: q }}
        label="booking-wizard:services.search"
        hint="booking-wizard:services.searchHint"
        submit="booking-wizard:services.searchSubmit"
        optional
      />
      {allHref ? <a href={allHref}>{t('booking-wizard:services.showAll')}</a> : null}
    </SearchForm>
  );
}

/** Teleconsultations are found here, and booked on pages of their own. */
export function TeleconsultationsElsewhere() {
  const { t } = useText();
  return (
    <Notice kind="notice">
      {t('booking-wizard:services.teleconsultations')}{' '}
      <a href={TELECONSULTATION_PATH}>{t('teleconsultation:shortcut')}</a>
    </Notice>
  );
}

type ServicesByPhoneProps = Readonly<{
  services: readonly Readonly<{ name: ProviderText; phones: readonly string[] }>[];
}>;

/** Services that are booked by phone. */
export function ServicesByPhone({ services }: ServicesByPhoneProps) {
  const { t } = useText();
  return (
    <Section title={t('booking-wizard:services.byPhoneNote')}>
      <ul>
        {services.map(({ name, phones }) => (
          <li key={plainText(name)}>
            <ProviderText text={name} />:{' '}
            {phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
