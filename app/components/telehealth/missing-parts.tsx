import { LinkList, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

export type MissingPart = Readonly<{ href: string; label: string }>;

/** The parts that a teleconsultation lacks while it is near, each with its way; nothing when it lacks nothing. */
export function MissingParts({ missing }: { missing: readonly MissingPart[] }) {
  const { t } = useText();
  if (missing.length === 0) return null;
  return (
    <Section title={t('telehealth:missing.title')}>
      <p>{t('telehealth:missing.lead')}</p>
      <LinkList links={missing} />
    </Section>
  );
}
