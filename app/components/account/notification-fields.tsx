import { Checkbox, HiddenField, RadioGroup, type FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import type { NotificationsPage } from '#app/routes/account/notifications/notifications.server.ts';
import { StaleValues } from './stale-values.tsx';

type ChannelProps = Pick<NotificationsPage, 'channels' | 'missing' | 'unusable'> &
  Readonly<{ field: FormField; chosen: string }>;

/** The ways of contact that the account has; under them why the others cannot be chosen. */
export function ChannelField({ field, channels, missing, unusable, chosen }: ChannelProps) {
  const { t } = useText();
  return (
    <>
      {channels.length === 0 ? <HiddenField name={field.name} value={chosen} /> : null}
      {unusable && channels.length > 0 ? (
        <p>
          {t('account:notifications.channel.unusable', {
            chosen: t(`account:notifications.channel.${unusable}`),
            now: t(`account:notifications.channel.${chosen as typeof unusable}`),
          })}
        </p>
      ) : null}
      {channels.length === 0 ? null : (
        <RadioGroup
          field={field}
          label="account:notifications.channel.label"
          options={channels.map(({ channel, contact }) => ({
            value: channel,
            label: t(`account:notifications.channel.${channel}`),
            hint: t(`account:notifications.channel.${channel}_hint`, { contact }),
          }))}
        />
      )}
      {missing.map((why) => (
        <p key={why}>{t(`account:notifications.missing.${why}`)}</p>
      ))}
    </>
  );
}

type MarketingProps = NotificationsPage['marketing'] & Readonly<{ field: FormField }>;

/** A consent that nobody is asked for twice: it says since when it is given, or withdrawn. */
export function MarketingField({ field, isGiven, answeredAt }: MarketingProps) {
  const { t, formatDateTime } = useText();
  const since = isGiven
    ? 'account:notifications.marketing.since'
    : 'account:notifications.marketing.withdrawn';
  return (
    <>
      <Checkbox
        field={field}
        label="account:notifications.marketing.label"
        hint="account:notifications.marketing.hint"
        optional
      />
      {answeredAt === null ? null : <p>{t(since, { when: formatDateTime(answeredAt) })}</p>}
    </>
  );
}

const FIELDS = ['channel', 'language', 'reminderDays', 'marketing'] as const;
type Named = Readonly<Record<(typeof FIELDS)[number], FormField>>;

/** The settings that another window has saved, beside what was chosen here. */
export function StaleSettings({ fields, chosen }: { fields: Named; chosen: NotificationsPage['chosen'] }) {
  const { t } = useText();
  const terms = {
    channel: 'channel',
    language: 'language',
    reminderDays: 'days',
    marketing: 'marketing',
  } as const;
  const said = (name: (typeof FIELDS)[number], value: unknown) => {
    const text = typeof value === 'string' ? value : '';
    if (name === 'reminderDays' || text === '') return text;
    if (name === 'marketing') return t('account:notifications.marketing.given');
    return name === 'channel'
      ? t(`account:notifications.channel.${text}` as 'account:notifications.channel.EMAIL')
      : t(`account:notifications.language.${text}` as 'account:notifications.language.pl');
  };
  const values = FIELDS.map((name) => ({
    term: t(`account:notifications.${terms[name]}.label`),
    stored: said(name, chosen[name]),
    typed: said(name, fields[name].initialValue),
  })).filter(({ stored, typed }) => stored !== typed);
  return <StaleValues values={values} keepPath="/account/notifications" showsKept />;
}
