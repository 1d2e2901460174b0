import { Facts, Panel, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MovedTimesProps = Readonly<{
  from: string;
  to: string;
  /** Where another new time is chosen. */
  changeHref: string;
}>;

/** The time that a booking has and the one that it is to have, together in one box. */
export function MovedTimes({ from, to, changeHref }: MovedTimesProps) {
  const { t } = useText();
  const times = [
    { term: t('bookings:move.current'), value: <Time at={from} withTime /> },
    { term: t('bookings:move.new'), value: <Time at={to} withTime /> },
  ];
  return (
    <Panel variant="tint" title={t('bookings:facts.when')}>
      <Facts facts={times} />
      <p>
        {t('bookings:move.kept')} <a href={changeHref}>{t('bookings:move.change')}</a>
      </p>
    </Panel>
  );
}
