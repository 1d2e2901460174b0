import type { Text } from '#app/services/text/text.ts';

type Device = Readonly<{ browser: string; system: string }> | null;

/** Returns a device in words: "Firefox, Windows". */
export function deviceName(t: Text['t'], device: Device) {
  if (device === null) return t('account:security.unknownDevice');
  return t('account:security.device', {
    browser: t(`account:security.browsers.${device.browser}` as 'account:security.browsers.other'),
    system: t(`account:security.systems.${device.system}` as 'account:security.systems.other'),
  });
}
