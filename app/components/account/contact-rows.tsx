import { SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { ContactsView } from '#app/routes/account/konto.server.ts';
import { CHANGES } from './screens.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { Stated } from './stated.tsx';

/** The ways to reach the owner of an account; each contact with its state in words. */
export function ContactRows({ contacts }: { contacts: ContactsView }) {
  const { t, language: spoken } = useText();
  const { email, phone, isPhoneConfirmed, channel, unusable, language } = contacts;
  const change = (name: keyof typeof CHANGES) => {
    const way = CHANGES[name];
    return way ? { change: { href: way.href, label: t(way.label), isWhole: true } } : {};
  };
  const { newEmail, newPhone } = usePending(contacts);

  return (
    <SummaryList
      rows={[
        {
          term: t('account:konto.email'),
          value: email && (
            <Stated
              value={<BrokenAddress address={email} />}
              kind="planned"
              state={t('account:konto.emailConfirmed')}
            />
          ),
          ...change('email'),
        },
        ...newEmail,
        {
          term: t('account:konto.phone'),
          value: phone && (
            <Stated
              value={phoneAsSaid({ phone, language: spoken })}
              kind={isPhoneConfirmed ? 'planned' : 'waiting'}
              state={t(`account:konto.${isPhoneConfirmed ? 'phoneConfirmed' : 'phoneUnconfirmed'}`)}
            />
          ),
          ...change('phone'),
        },
        ...newPhone,
        {
          term: t('account:konto.channel'),
          value: channel && (
            <>
              {t(`account:konto.channels.${channel}`)}
              {unusable ? (
                <>
                  <br />
                  <span className="text-muted">{t(`account:konto.unusable.${unusable}`)}</span>
                </>
              ) : null}
            </>
          ),
          ...change('channel'),
        },
        {
          term: t('account:konto.language'),
          value: t(`account:konto.languages.${language ?? 'none'}`),
          ...change('language'),
        },
      ]}
    />
  );
}

/** Rows of what waits for its proof: the old contact is in force until then. */
function usePending({ email, phone, pendingEmail, pendingPhone }: ContactsView) {
  const { t, language, formatDate, formatTime } = useText();
  const waiting = (until: string) => ({
    kind: 'waiting' as const,
    state: t('account:konto.waiting', { day: formatDate(dayOf(until)), time: formatTime(until) }),
  });
  const newEmail = pendingEmail && {
    term: t('account:konto.newEmail'),
    value: (
      <Stated
        value={<BrokenAddress address={pendingEmail.value} />}
        {...waiting(pendingEmail.validUntil)}
        consequence={t(email === null ? 'account:konto.firstEmailWaits' : 'account:konto.emailWaits')}
      />
    ),
  };
  const newPhone = pendingPhone && {
    term: t('account:konto.newPhone'),
    value: (
      <Stated
        value={phoneAsSaid({ phone: pendingPhone.value, language })}
        {...waiting(pendingPhone.validUntil)}
        consequence={t(phone === null ? 'account:konto.firstPhoneWaits' : 'account:konto.phoneWaits')}
      />
    ),
  };
  return { newEmail: newEmail ? [newEmail] : [], newPhone: newPhone ? [newPhone] : [] };
}
