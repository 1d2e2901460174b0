import { Panel, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type VisitTimeProps = Readonly<{
  at: string;
  /** "jutro, 20 minut". */
  about: string;
  change: Readonly<{ href: string; label: string }>;
}>;

/** When the visit is, large: what a summary begins with. */
export function VisitTime({ at, about, change }: VisitTimeProps) {
  const { t } = useText();
  return (
    <Panel
      variant="tint"
      title={
        <>
          <span className="over">{t('bookings:facts.when')} </span>
          <Time at={at} withTime />
        </>
      }
    >
      <p>
        {about}. <a href={change.href}>{change.label}</a>
      </p>
    </Panel>
  );
}
