import { ActionForm } from '#app/components/form/index.ts';
import { Icon } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

export type HeldTimeProps = Readonly<{
  hold: Readonly<{ until: string; extensionsLeft: number }>;
  extendPath: string;
  /** Said once it cannot be kept longer: what to do now. */
  noExtension: TextKey;
}>;

/** Until when the time is kept for the patient, and how to keep it longer (A-91, S-42): before the button it concerns. */
export function HeldTime({ hold: { until, extensionsLeft }, extendPath, noExtension }: HeldTimeProps) {
  const { t, formatTime } = useText();
  const held = t('wizard:held.until', { time: formatTime(until) });
  return (
    <div className="notice notice-notice held-time">
      <Icon name="clock" />
      <p className="m-0">{extensionsLeft > 0 ? held : `${held} ${t(noExtension)}`}</p>
      {extensionsLeft > 0 ? (
        <ActionForm
          submit="wizard:held.extend"
          fullName={t('wizard:held.extendFull', { count: extensionsLeft })}
          action={extendPath}
          variant="quiet"
        />
      ) : null}
    </div>
  );
}
