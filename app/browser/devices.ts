import { levelOf, type DeviceWord } from '#app/domain/telehealth-live/device-words.ts';
import { CallFault, playerOf } from './call/call.ts';
import { openDevices } from './call/devices.ts';
import { add } from './call/words.ts';
import { measure, playTone } from './devices/sound.ts';
import { find, say } from './live/page.ts';

/** C-61, part 2: camera, microphone and loudspeaker are tried on this device alone; nothing is sent and nothing joined. */

const KINDS = [
  ['audioinput', 'microphones'],
  ['videoinput', 'cameras'],
  ['audiooutput', 'speakers'],
] as const;
const WIDTH = 320;

/** The word for a microphone that does not open; of a cause that nobody knows a yes may still be missing. */
const faultOf = (error: unknown) =>
  error instanceof CallFault && (error.fault === 'missing' || error.fault === 'busy')
    ? error.fault
    : 'denied';

function begin(place: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as Partial<Record<DeviceWord, string>>;
  const word = (name: DeviceWord) => words[name] ?? '';
  place.textContent = '';
  const buttons = add(place, 'div', { className: 'actions' });
  const status = add(place, 'p');
  const level = add(place, 'p');
  const picture = add(place, 'div');
  const list = add(place, 'div');
  let stop: (() => void) | null = null;

  const tell = (name: DeviceWord) => {
    status.textContent = word(name);
    say(word(name));
  };
  const button = (className: string, name: DeviceWord, press: () => void) => {
    const made = add(buttons, 'button', { className, text: word(name) });
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  };
  const toggle = button('button-primary', 'begin', () => {
    if (stop) end();
    else void start();
  });
  button('button-secondary', 'tone', () => playTone(() => tell('toneEnds')));

  async function start() {
    tell('asking');
    const stream = await openDevices(true).catch((error: unknown) => {
      tell(faultOf(error));
      return null;
    });
    if (!stream) return;
    const hasPicture = stream.getVideoTracks().length > 0;
    if (hasPicture) {
      const player = playerOf(stream, { hasPicture, isOwn: true });
      player.setAttribute('aria-label', word('picture'));
      player.setAttribute('width', String(WIDTH));
      picture.append(player);
    }
    const endMeasuring = measure(stream, (loudness) => {
      level.textContent = word(`level.${levelOf(loudness)}`);
    });
    stop = () => {
      endMeasuring();
      for (const track of stream.getTracks()) track.stop();
    };
    toggle.textContent = word('end');
    tell(hasPicture ? 'works' : 'onlySound');
    await listDevices();
  }

  function end() {
    stop?.();
    stop = null;
    picture.textContent = '';
    level.textContent = '';
    list.textContent = '';
    toggle.textContent = word('begin');
    tell('ended');
  }

  /** Their names are told once they are allowed. */
  async function listDevices() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    list.textContent = '';
    for (const [kind, name] of KINDS) {
      const names = devices.filter((device) => device.kind === kind).map(({ label }) => label);
      const named = names.filter((label) => label !== '').join('; ') || word('none');
      add(list, 'p', { text: `${word(name)} ${named}` });
    }
  }

  addEventListener('pagehide', () => stop?.());
}

const place = find('media');
if (place) {
  if ('mediaDevices' in navigator) begin(place);
  else
    place.textContent =
      (JSON.parse(place.dataset['words'] ?? '{}') as { noDevices?: string }).noDevices ?? '';
}
