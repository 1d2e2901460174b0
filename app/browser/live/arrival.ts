import { playTone } from '#app/browser/devices/sound.ts';
import { find, keep, kept, makeTick, valueOf } from './page.ts';

/** 1 where somebody wants to hear that the doctor is in: by default nothing sounds. */
const SOUND_ON = 'live-sound-on';
/** A browser that plays nothing before it was touched never ends its tone. */
const MOST_MS = 2_500;

/** Offers a tone at the doctor's arrival, played at once by whoever ticks it. Returns what plays it where it is wanted, and says when it is over. */
export function offerTone(): () => Promise<unknown> {
  const place = find('sound');
  const tick = makeTick(place, valueOf(place, 'sound'));
  if (!tick) return () => Promise.resolve();
  tick.checked = kept(SOUND_ON) === 1;
  tick.addEventListener('change', () => {
    keep(SOUND_ON, tick.checked ? 1 : 0);
    if (tick.checked) playTone(() => undefined);
  });
  return () => (tick.checked ? played() : Promise.resolve());
}

const played = () =>
  Promise.race([
    new Promise<void>((resolve) => playTone(resolve)),
    new Promise((resolve) => setTimeout(resolve, MOST_MS)),
  ]);
