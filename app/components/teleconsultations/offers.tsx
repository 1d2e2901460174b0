import type { ComponentProps, ReactNode } from 'react';
import { ServicePlaces } from '#app/components/appointments/places.tsx';
import { AwaitedList, Outage, Section, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';

type Offered = Readonly<{ code: string }> & Pick<ComponentProps<typeof ServicePlaces>, 'service' | 'units'>;

type OffersProps<Service> = Readonly<{
  /** Null while they cannot be had, and where they are not asked for. */
  services: readonly Service[] | null;
  outage: Readonly<{ since: string | null }> | null;
  path: string;
}>;

/** The services to be had at a set time: with whom, and where. */
export function PlannedServices({ services, outage, path }: OffersProps<Offered>) {
  const { t } = useText();
  if (!services && !outage) return null;
  return (
    <Section title={t('teleconsultation:services.planned')}>
      {outage ? (
        <Outage
          system={t('teleconsultation:services.plannedSystem')}
          since={outage.since}
          retryHref={path}
          headingLevel={3}
        />
      ) : null}
      {services?.length === 0 ? <p>{t('teleconsultation:services.noPlanned')}</p> : null}
      {services?.map((offered) => (
        <ServicePlaces key={plainText(offered.service)} {...offered} headingLevel={3} />
      ))}
    </Section>
  );
}

/** B§9: how often the list of those that are given now is fetched again. */
const REFRESH_SECONDS = 30;

type OfferedNow = Offered & Readonly<{ duty: Readonly<{ lines: readonly string[] }> | null }>;

type NowProps = OffersProps<OfferedNow> & Readonly<{ children: ReactNode }>;

/** The services to be had now: how many wait, who is on duty, and with whom; `children`: when that was read. */
export function NowServices({ services, outage, path, children }: NowProps) {
  const { t } = useText();
  if (!services && !outage) return null;
  return (
    <Section title={t('teleconsultation:services.now')}>
      {outage ? (
        <Outage
          system={t('teleconsultation:services.nowSystem')}
          since={outage.since}
          retryHref={path}
          headingLevel={3}
        />
      ) : null}
      {services?.length === 0 ? <p>{t('teleconsultation:services.noNow')}</p> : null}
      {services?.map(({ duty, code, ...offered }) => (
        <ServicePlaces key={code} {...offered} headingLevel={3}>
          {duty ? (
            <AwaitedList
              id={`now-${code}`}
              refreshSeconds={REFRESH_SECONDS}
              whenFailed={t('teleconsultation:now.notRefreshed')}
            >
              <p>
                <WithDegree>{duty.lines.join(' ')}</WithDegree>
              </p>
            </AwaitedList>
          ) : (
            <Outage
              title="telehealth:outage"
              system={t('teleconsultation:now.system')}
              since={null}
              retryHref={path}
              headingLevel={4}
            />
          )}
        </ServicePlaces>
      ))}
      {children}
    </Section>
  );
}
