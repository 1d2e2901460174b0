import { PhoneLink, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProvidersPart } from './providers-part.ts';
import { WaysToBeUnderstood } from './ways-to-be-understood.tsx';

type OtherWaysProps = Readonly<{
  /** The provider's own part; null while nobody knows it: the reception's phone is left. */
  provider: ProvidersPart | null;
}>;

/** The other ways to say that a page cannot be used, and to have what stands on it. */
export function OtherWays({ provider }: OtherWaysProps) {
  const { t } = useText();
  const reception = useShell().phone;
  const phone = provider?.contact.phone ?? reception;
  return (
    <Section title={t('inaccessible:ways.title')}>
      <ul>
        {phone ? (
          <li>
            {t('inaccessible:ways.phone')} <PhoneLink phone={phone} />
          </li>
        ) : null}
        {provider ? (
          <>
            <li>
              {t('inaccessible:ways.email')}{' '}
              <a href={`mailto:${provider.contact.email}`}>{provider.contact.email}</a>
            </li>
            <WaysToBeUnderstood {...provider} />
          </>
        ) : null}
        <li>{t('inaccessible:ways.print')}</li>
      </ul>
      <p>{t('inaccessible:ways.emergency')}</p>
    </Section>
  );
}
