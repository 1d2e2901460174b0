import { HeardRegion } from '#app/components/page/live-region.tsx';
import { useText } from '#app/components/text.tsx';
import { DEVICE_TEXTS, deviceWord } from '#app/domain/telehealth-live/device-words.ts';
import { PageScript } from './page-script.tsx';

/** Where camera, microphone and loudspeaker are tried; without scripts it says what goes on without them. */
export function DeviceTest() {
  const { t } = useText();
  const words = Object.fromEntries(DEVICE_TEXTS.map((text) => [deviceWord(text), t(text)]));
  return (
    <>
      <div data-live-media="" data-words={JSON.stringify(words)}>
        <p>{t('telehealth-call:test.withoutScript')}</p>
      </div>
      <HeardRegion />
      <PageScript name="devices" />
    </>
  );
}
