import type { ReactNode } from 'react';
import { HeardRegion } from '#app/components/page/live-region.tsx';
import { useText } from '#app/components/text.tsx';
import { MARKS } from '#app/domain/telehealth-live/script-marks.ts';
import { PageScript } from './page-script.tsx';
import { marked } from './marked.ts';

/** The marks by which the script of a live page goes: its kind, where it reports and asks, of what the page was made, and which tab it is. */
export type LiveScript = Readonly<{
  kind: 'waiting' | 'call';
  report: string;
  /** In the call alone. */
  news: string | null;
  state: string;
  seat: string | null;
  patient: string;
}>;

type LivePageProps = Readonly<{
  script: LiveScript;
  /** It takes the whole frame, for parts of it stand beside each other. */
  isWide?: boolean;
  children: ReactNode;
}>;

/** Around all that the script of the waiting room or the call keeps fresh; without it the page is complete. */
export function LivePage({ script, isWide = false, children }: LivePageProps) {
  const { t } = useText();
  const { kind, report, news, state, seat, patient } = script;
  const marks = {
    [MARKS.page]: kind,
    [MARKS.report]: report,
    ...(news === null ? {} : { [MARKS.news]: news }),
    [MARKS.state]: state,
    ...(seat === null ? {} : { [MARKS.seat]: seat }),
    [MARKS.patient]: patient,
    [MARKS.failed]: t('telehealth-live:script.failed'),
    [MARKS.signedOut]: t('page:session.ended'),
    [MARKS.signIn]: t('telehealth-live:script.signIn'),
    [MARKS.elsewhere]: t('telehealth-live:script.elsewhere'),
    [MARKS.gone]: t('telehealth-live:script.gone'),
  };
  return (
    <div {...marks} className={isWide ? 'wide' : undefined}>
      <p className="m-0" {...marked('notice')} />
      <p className="m-0" {...marked('next', t('telehealth-live:script.next'))} />
      {children}
      <HeardRegion />
      <PageScript name="live" />
    </div>
  );
}

/** The time of the data, which the script replaces and never says. */
export function LiveTime({ asOf }: Readonly<{ asOf: string }>) {
  return (
    <span className="text-muted" {...marked('open')}>
      <span id="live-as-of" {...marked('asOf')}>
        {asOf}
      </span>{' '}
    </span>
  );
}

/** A line that is said once when it changes. */
export const SaidLine = ({ id, children }: Readonly<{ id: string; children: ReactNode }>) => (
  <p id={id} {...marked('said')}>
    {children}
  </p>
);
