import { LinkList, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { TelehealthOutage } from './telehealth-outage.tsx';

type TeleconsultationPartProps = Readonly<{
  /** Null of a visit. */
  teleconsultation: Readonly<{
    text: string;
    links: readonly Readonly<{ href: string; label: string }>[];
    outage: Readonly<{ since: string }> | null;
  }> | null;
  retryHref: string;
}>;

/** Says whether a teleconsultation can be started now (B§4), and what is kept of it. */
export function TeleconsultationPart({ teleconsultation, retryHref }: TeleconsultationPartProps) {
  const { t } = useText();
  if (!teleconsultation) return null;
  const { text, links, outage } = teleconsultation;
  return (
    <Section title={t('telehealth:start.title')}>
      <p>{text}</p>
      {links.length > 0 ? <LinkList links={links} /> : null}
      {outage ? <TelehealthOutage since={outage.since} retryHref={retryHref} /> : null}
    </Section>
  );
}
