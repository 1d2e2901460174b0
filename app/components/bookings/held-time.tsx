import { ActionForm } from '#app/components/form/index.ts';
import { WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type HeldTimeProps = Readonly<{
  hold: Readonly<{ until: string; extensionsLeft: number }>;
  extendPath: string;
  /** The time is for a booking that moves. */
  isMove?: boolean;
}>;

/** Until when the time is kept for the patient, and how to keep it longer (A-91, S-42). */
export function HeldTime({ hold: { until, extensionsLeft }, extendPath, isMove = false }: HeldTimeProps) {
  const { t, formatTime } = useText();
  return (
    <WarningPanel title={t('booking-wizard:summary.held', { time: formatTime(until) })}>
      {extensionsLeft > 0 ? (
        <>
          <p>{t('booking-wizard:summary.extensions', { count: extensionsLeft })}</p>
          <ActionForm submit="booking-wizard:summary.extend" action={extendPath} />
        </>
      ) : (
        <p>{t(isMove ? 'bookings:move.noExtension' : 'booking-wizard:summary.noExtension')}</p>
      )}
    </WarningPanel>
  );
}
