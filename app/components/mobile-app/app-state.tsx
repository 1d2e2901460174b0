import { Facts, Section, StatusPill, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type App = Readonly<{ value: boolean; pinUntil?: string | undefined; hasUnit?: boolean | undefined }>;

/** The state of the application, and until when a PIN waits that was shown before. */
export function AppState({ app, isPinShown }: { app: App; isPinShown: boolean }) {
  const { t, formatDateTime } = useText();
  const { value, pinUntil, hasUnit } = app;
  const state = !value ? 'none' : hasUnit === undefined && pinUntil ? 'waiting' : 'registered';
  const kind = { none: 'ended', waiting: 'waiting', registered: 'done' } as const;
  const unit: Fact[] =
    hasUnit === undefined
      ? []
      : [
          {
            term: t('mobile-app:state.unit'),
            value: t(`mobile-app:state.${hasUnit ? 'withUnit' : 'withoutUnit'}`),
          },
        ];
  return (
    <Section title={t('mobile-app:state.title')}>
      <Facts
        facts={[
          {
            term: t('mobile-app:state.term'),
            value: <StatusPill kind={kind[state]}>{t(`mobile-app:state.${state}`)}</StatusPill>,
          },
          ...unit,
        ]}
      />
      {pinUntil && !isPinShown ? (
        <p>{t('mobile-app:state.pinWaits', { until: formatDateTime(pinUntil) })}</p>
      ) : null}
    </Section>
  );
}

/** In groups of two: so they are read aloud, and found again by the eye. */
const inGroups = (pin: string) => (pin.match(/../g) ?? [pin]).join(' ');

/** The PIN, the one time that it is shown, until when it is good, and what to do with it. */
export function PinShown({ pin, validUntil }: { pin: string; validUntil: string | null }) {
  const { t, formatDateTime } = useText();
  return (
    <Section title={t('mobile-app:pin.title')}>
      <p>
        <code>{inGroups(pin)}</code>
      </p>
      <p>
        {validUntil
          ? t('mobile-app:pin.until', { until: formatDateTime(validUntil) })
          : t('mobile-app:pin.minutes')}
      </p>
      <ol>
        <li>{t('mobile-app:pin.steps.open')}</li>
        <li>{t('mobile-app:pin.steps.type')}</li>
        <li>{t('mobile-app:pin.steps.unit')}</li>
      </ol>
      <p>{t('mobile-app:pin.once')}</p>
    </Section>
  );
}
