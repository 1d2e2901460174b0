import { ActionForm } from '#app/components/form/index.ts';
import {
  Facts,
  PhoneLink,
  ProviderParagraphs,
  ProviderText,
  Section,
  Time,
  useShell,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Text } from '#app/domain/text.ts';

type ConsentTextProps = Readonly<{
  consent: Readonly<{ name: Text; version: string; validFrom: string; required: boolean; text: Text }>;
}>;

/** A consent as it can be read and printed. */
export function ConsentText({ consent: { name, version, validFrom, required, text } }: ConsentTextProps) {
  const { t } = useText();
  return (
    <Section title={<ProviderText text={name} />}>
      <Facts
        facts={[
          { term: t('consents:version'), value: version },
          { term: t('consents:validFrom'), value: <Time at={validFrom} /> },
          {
            term: t('consents:kind.term'),
            value: t(required ? 'consents:kind.required' : 'consents:kind.free'),
          },
        ]}
      />
      <ProviderParagraphs text={text} />
    </Section>
  );
}

/** The meaning of refusing a required consent, and what can be done then (C-10). */
export function WithoutConsent() {
  const { t } = useText();
  const { phone } = useShell();
  return (
    <Section title={t('consents:without.title')}>
      <p>{t('consents:without.text')}</p>
      {phone ? (
        <p>
          {t('consents:without.call')} <PhoneLink phone={phone} />
        </p>
      ) : null}
      <ActionForm action="/logout" submit="page:header.signOut" />
    </Section>
  );
}
