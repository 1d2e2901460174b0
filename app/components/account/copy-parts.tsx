import type { ReactNode } from 'react';
import { Facts, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { CopyView } from '#app/routes/account/copy.server.ts';
import { deviceName } from './device-name.ts';

/** The parts of a copy of an account's data after whose it is, in the order of the printout. */
export function CopyParts({ copy }: { copy: CopyView }) {
  const { t } = useText();
  return (
    <>
      <Section title={t('account:copy.parts.contacts')}>
        <Facts facts={copy.contacts} />
      </Section>
      <Consents consents={copy.consents} marketing={copy.marketing} />
      <Links links={copy.links} />
      <Sessions sessions={copy.sessions} />
      <SignIns signIns={copy.signIns} />
    </>
  );
}

const OrNone = ({ isAny, none, children }: { isAny: boolean; none: string; children: ReactNode }) =>
  isAny ? children : <p>{none}</p>;

function Consents({ consents, marketing }: Pick<CopyView, 'consents' | 'marketing'>) {
  const { t, formatDateTime } = useText();
  return (
    <Section title={t('account:copy.parts.consents')}>
      <OrNone isAny={consents.length + marketing.length > 0} none={t('account:copy.noConsents')}>
        {consents.map(({ name, version, accepted, answeredAt }, index) => (
          <Facts
            key={index}
            facts={[
              { term: t('account:copy.terms.consent'), value: <ProviderText text={name} /> },
              {
                term: t('account:copy.terms.answer'),
                value: t(
                  answeredAt === undefined
                    ? 'account:copy.waiting'
                    : `account:copy.${accepted ? 'accepted' : 'refused'}`,
                  { version, day: answeredAt ? formatDateTime(answeredAt) : '' },
                ),
              },
            ]}
          />
        ))}
        {marketing.map(({ isGiven, version, at }) => (
          <Facts
            key={at}
            facts={[
              {
                term: t('account:copy.terms.marketing'),
                value: t(`account:copy.${isGiven ? 'accepted' : 'refused'}`, {
                  version,
                  day: formatDateTime(at),
                }),
              },
            ]}
          />
        ))}
      </OrNone>
    </Section>
  );
}

function Links({ links }: Pick<CopyView, 'links'>) {
  const { t, formatDateTime } = useText();
  return (
    <Section title={t('account:copy.parts.links')}>
      <OrNone isAny={links.length > 0} none={t('account:copy.noLinks')}>
        <Facts
          facts={links.map(({ name, values, linkedAt, endedAt }) => ({
            term: name,
            value: endedAt
              ? t('account:copy.until', {
                  ...values,
                  day: formatDateTime(linkedAt),
                  end: formatDateTime(endedAt),
                })
              : t('account:copy.since', { ...values, day: formatDateTime(linkedAt) }),
          }))}
        />
      </OrNone>
    </Section>
  );
}

function Sessions({ sessions }: Pick<CopyView, 'sessions'>) {
  const { t, formatDay, formatTime } = useText();
  return (
    <Section title={t('account:copy.parts.sessions')}>
      <OrNone isAny={sessions.length > 0} none={t('account:copy.noSessions')}>
        {sessions.map(({ openedAt, endsAt, isCurrent }) => (
          <Facts
            key={openedAt}
            facts={[
              {
                term: t('account:copy.terms.session'),
                value: t(isCurrent ? 'account:copy.openHere' : 'account:copy.open', {
                  day: formatDay(dayOf(openedAt)),
                  time: formatTime(openedAt),
                  endDay: formatDay(dayOf(endsAt)),
                  endTime: formatTime(endsAt),
                }),
              },
            ]}
          />
        ))}
      </OrNone>
    </Section>
  );
}

function SignIns({ signIns }: Pick<CopyView, 'signIns'>) {
  const { t, formatDateTime } = useText();
  if (signIns === null) return null;
  return (
    <Section title={t('account:copy.parts.signIns')}>
      <OrNone isAny={signIns.length > 0} none={t('account:security.events.none')}>
        <Facts
          facts={signIns.map(({ at, type, device }) => ({
            term: `${t(`account:security.events.${type}`)}: ${formatDateTime(at)}`,
            value: deviceName(t, device),
          }))}
        />
      </OrNone>
    </Section>
  );
}
