import { useText } from '#app/components/text.tsx';
import { DEVICE_WORDS } from '#app/domain/telehealth-live/device-words.ts';
import { PageScript } from './page-script.tsx';

/** Where camera, microphone and loudspeaker are tried; without scripts it says what goes on without them. */
export function DeviceTest() {
  const { t } = useText();
  const words = Object.fromEntries(
    DEVICE_WORDS.map((name) => [name, t(`telehealth-call:test.words.${name}`)]),
  );
  return (
    <>
      <div data-live-media="" data-words={JSON.stringify(words)}>
        <p>{t('telehealth-call:test.withoutScript')}</p>
      </div>
      <PageScript name="devices" />
    </>
  );
}
