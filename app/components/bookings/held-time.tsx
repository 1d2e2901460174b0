import { ActionForm } from '#app/components/form/index.ts';
import { Icon } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type HeldTimeProps = Readonly<{
  hold: Readonly<{ until: string; extensionsLeft: number }>;
  extendPath: string;
  /** The time is for a booking that moves. */
  isMove?: boolean;
}>;

/** Until when the time is kept for the patient, and how to keep it longer (A-91, S-42): before the button it concerns. */
export function HeldTime({ hold: { until, extensionsLeft }, extendPath, isMove = false }: HeldTimeProps) {
  const { t, formatTime } = useText();
  const held = t('booking-wizard:summary.held', { time: formatTime(until) });
  const noExtension = t(isMove ? 'bookings:move.noExtension' : 'booking-wizard:summary.noExtension');
  return (
    <div className="notice notice-notice held-time">
      <Icon name="clock" />
      <p className="m-0">{extensionsLeft > 0 ? held : `${held} ${noExtension}`}</p>
      {extensionsLeft > 0 ? (
        <ActionForm
          submit="booking-wizard:summary.extend"
          fullName={t('booking-wizard:summary.extendFull', { count: extensionsLeft })}
          action={extendPath}
          variant="quiet"
        />
      ) : null}
    </div>
  );
}
