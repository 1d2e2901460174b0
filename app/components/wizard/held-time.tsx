import { ActionForm, SubmitButton } from '#app/components/form/index.ts';
import { Icon } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { EXTEND } from '#app/services/wizard/extend.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

export type HeldTimeProps = Readonly<{
  hold: Readonly<{ until: string; extensionsLeft: number }>;
  /** Where the button's own form goes; left out where it stands in the page's form, so that nothing typed is lost. */
  extendPath?: string;
  /** Said once it cannot be kept longer: what to do now. */
  noExtension: TextKey;
  /** The page that asks whether the time, and what was answered so far, is given up. */
  discardPath?: string;
}>;

/** Returns it as a part of the page's form. */
export const inForm = (held: HeldTimeProps | null | undefined): HeldTimeProps | null => {
  if (!held) return null;
  const { extendPath: _, ...part } = held;
  return part;
};

/** Until when the time is kept for the patient, and how to keep it longer (A-91, S-42): before the button it concerns. */
export function HeldTime({
  hold: { until, extensionsLeft },
  extendPath,
  noExtension,
  discardPath,
}: HeldTimeProps) {
  const { t, formatTime } = useText();
  const extend = {
    fullName: t('wizard:held.extendFull', { count: extensionsLeft }),
    variant: 'quiet' as const,
  };
  const held = t('wizard:held.until', { time: formatTime(until) });
  return (
    <div className="notice notice-notice held-time">
      <Icon name="clock" />
      <p className="m-0">
        {held} {extensionsLeft > 0 ? t('wizard:held.left', { count: extensionsLeft }) : t(noExtension)}
      </p>
      {extensionsLeft > 0 && extendPath !== undefined ? (
        <ActionForm submit="wizard:held.extend" {...extend} action={extendPath} />
      ) : null}
      {extensionsLeft > 0 && extendPath === undefined ? (
        <SubmitButton label="wizard:held.extend" {...extend} {...EXTEND} />
      ) : null}
      {discardPath ? (
        <a className="button-quiet" href={discardPath}>
          {t('wizard:held.discard')}
        </a>
      ) : null}
    </div>
  );
}
