import { PhoneLink, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** How else somebody can say that a page cannot be used, and have what stands on it. */
export function OtherWays() {
  const { t } = useText();
  const { phone } = useShell();
  return (
    <Section title={t('inaccessible:ways.title')}>
      <ul>
        {phone ? (
          <li>
            {t('inaccessible:ways.phone')} <PhoneLink phone={phone} />
          </li>
        ) : null}
        <li>{t('inaccessible:ways.print')}</li>
        <li>{t('inaccessible:ways.interpreter')}</li>
      </ul>
      <p>{t('inaccessible:ways.emergency')}</p>
    </Section>
  );
}
