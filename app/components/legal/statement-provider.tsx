import { BareLink, PhoneLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProvidersPart } from './providers-part.ts';
import { StatementDate } from './statement-date.tsx';
import { WaysToBeUnderstood } from './ways-to-be-understood.tsx';

/** Who is bound by what, and of which website the statement speaks. */
export function StatementIntroduction({ entityName, siteUrl, publishedOn, updatedOn }: ProvidersPart) {
  const { t } = useText();
  return (
    <div id="a11y-wstep">
      <p>
        <span id="a11y-podmiot">{entityName}</span> {t('accessibility-statement:intro.commits')}{' '}
        <span id="a11y-zakres">{t('accessibility-statement:intro.scope')}</span>{' '}
        {t('accessibility-statement:intro.act')} <BareLink id="a11y-url" href={siteUrl} />
      </p>
      <ul>
        <li>
          {t('accessibility-statement:intro.published')}{' '}
          <StatementDate id="a11y-data-publikacja" at={publishedOn} />
        </li>
        <li>
          {t('accessibility-statement:intro.updated')}{' '}
          <StatementDate id="a11y-data-aktualizacja" at={updatedOn} />
        </li>
      </ul>
    </div>
  );
}

export function StatementContact({ contact: { name, email, phone } }: ProvidersPart) {
  const { t } = useText();
  return (
    <Section id="a11y-kontakt" title={t('accessibility-statement:contact.title')}>
      <p>{t('accessibility-statement:contact.text')}</p>
      <ul>
        <li>
          {t('accessibility-statement:contact.name')} {name}
        </li>
        <li>
          {t('accessibility-statement:contact.email')}{' '}
          <a id="a11y-email" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li>
          {t('accessibility-statement:contact.phone')} <PhoneLink id="a11y-telefon" phone={phone} />
        </li>
      </ul>
    </Section>
  );
}

/** Apps, buildings and ways to be understood. */
export function StatementOther(provider: ProvidersPart) {
  const { t, language } = useText();
  const { mobileApps, buildings, buildingsUrl } = provider;
  return (
    <Section title={t('accessibility-statement:other.title')}>
      {mobileApps.length > 0 ? (
        <Section id="a11y-aplikacje" headingLevel={3} title={t('accessibility-statement:apps.title')}>
          <ul>
            {mobileApps.map(({ name, url }) => (
              <li key={url}>
                {name}: <BareLink href={url} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section
        id="a11y-architektura"
        headingLevel={3}
        title={t('accessibility-statement:architecture.title')}
      >
        {buildings.map(({ address, description }) => (
          <p key={address}>
            <strong>{address}</strong>: {description[language]}
          </p>
        ))}
        {buildingsUrl ? (
          <p>
            {t('accessibility-statement:architecture.more')}{' '}
            <a id="a11y-architektura-url" href={buildingsUrl}>
              {t('accessibility-statement:architecture.moreLink')}
            </a>
          </p>
        ) : null}
      </Section>
      <Communication {...provider} />
    </Section>
  );
}

function Communication(provider: ProvidersPart) {
  const { t } = useText();
  return (
    <Section id="a11y-komunikacja" headingLevel={3} title={t('accessibility-statement:communication.title')}>
      <ul>
        <WaysToBeUnderstood {...provider} />
      </ul>
    </Section>
  );
}
