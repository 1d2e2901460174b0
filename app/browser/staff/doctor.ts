import { CallFault, type Access, type Call, type Device, type Told } from '#app/browser/call/call.ts';
import type { PassOn } from '#app/browser/call/signalling.ts';
import { standInCall } from '#app/browser/call/stand-in.ts';
import { add, addToggle } from '#app/browser/call/words.ts';

/** The doctor's browser at the staff side, for tries of the stand-in (C-61): in Polish, as all of that side. */

const OWN_WIDTH = 160;
const IS_THERE = 'Pacjent jest połączony.';

function begin(place: HTMLElement) {
  const address = place.dataset['address'] ?? '';
  const status = add(place, 'p', { text: 'Nie połączono.' });
  const muted = add(place, 'p');
  const buttons = add(place, 'p');
  const other = add(place, 'div');
  const own = add(place, 'div');
  let call: Call | null = null;

  const post = (what: string, body: object) =>
    fetch(`${address}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });

  const passOn: PassOn = async (said) => {
    const answer = await post('signals', said).catch(() => {
      throw new CallFault('unreachable');
    });
    if (!answer.ok) throw new CallFault(answer.status === 403 ? 'expired' : 'failed');
    return (await answer.json()) as Awaited<ReturnType<PassOn>>;
  };

  const told: Told = {
    onOther(element) {
      other.replaceChildren(...(element ? [element] : []));
      muted.textContent = '';
      status.textContent = element ? IS_THERE : 'Pacjenta nie ma.';
    },
    onOtherMuted: (device, isOff) => {
      muted.textContent = `Pacjent: ${device === 'microphone' ? 'mikrofon' : 'kamera'} ${isOff ? 'wyłączone' : 'włączone'}.`;
    },
    onLine: (line) => {
      status.textContent = line === 'joined' ? IS_THERE : 'Połączenie przerwane, trwa łączenie od nowa.';
    },
    onFault: () => leave('Dane dostępu straciły ważność albo rozmowa jest zakończona.'),
  };

  const button = (text: string, press: () => void) => {
    const made = add(buttons, 'button', { text });
    made.type = 'button';
    made.addEventListener('click', press);
  };

  async function join(hasPicture: boolean) {
    leave('Trwa łączenie.');
    const given = await post('access-data', {});
    if (!given.ok) {
      status.textContent = 'Nie ma danych dostępu.';
      return;
    }
    const made = standInCall({ role: 'doctor', passOn, told });
    call = made;
    try {
      const picture = await made.publish({ hasPicture });
      if (picture instanceof HTMLVideoElement) picture.width = OWN_WIDTH;
      own.replaceChildren(...(picture ? [picture] : []));
      await made.connect((await given.json()) as Access);
      status.textContent = 'Połączono, czeka na pacjenta.';
      showToggles(made, hasPicture);
    } catch (error) {
      leave(
        error instanceof CallFault && error.fault === 'devices'
          ? 'Nie ma mikrofonu lub kamery.'
          : 'Nie udało się.',
      );
    }
  }

  function showToggles(made: Call, hasPicture: boolean) {
    const toggle = (device: Device, name: string) =>
      addToggle(own, {
        on: `${name}: tak`,
        off: `${name}: nie`,
        press: (isOn) => made.mute(device, !isOn),
      });
    toggle('microphone', 'Mikrofon');
    if (hasPicture) toggle('camera', 'Kamera');
  }

  function leave(why: string) {
    call?.leave();
    call = null;
    other.replaceChildren();
    own.replaceChildren();
    status.textContent = why;
  }

  button('Połącz z dźwiękiem i obrazem', () => void join(true));
  button('Połącz z dźwiękiem', () => void join(false));
  button('Rozłącz', () => leave('Rozłączono.'));
  addEventListener('pagehide', () => call?.leave());
}

const place = document.getElementById('doctor');
if (place) begin(place);
