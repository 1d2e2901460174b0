import type { CallWord } from '#app/domain/telehealth-live/call-words.ts';
import { CallFault, type Call, type Device, type Fault, type Told } from './call/call.ts';
import { askAccess, tellConnection, tokens } from './call/doors.ts';
import { askInPlace, noteLeaving } from './call/leaving.ts';
import { createPanel } from './call/panel.ts';
import { passOnBy } from './call/signalling.ts';
import { standInCall } from './call/stand-in.ts';
import { loadLibrary, vendorCall } from './call/vendor.ts';
import { DEVICES, STOPPED, type DevicesTold } from './live/notices.ts';
import { find, say, valueOf } from './live/page.ts';
import { keepJoined } from './live/rejoin.ts';

/** Sound and picture of a call, from "Połącz" to its end. */

/** For how long a broken line is mended before somebody is asked, and how often it is tried anew. */
const MENDING_MS = 120_000;
const AGAIN_MS = 10_000;

const FAULTS: Readonly<Record<Fault, readonly CallWord[]>> = {
  denied: ['errors.devices', 'errors.deniedHow', 'errors.otherwise'],
  missing: ['errors.devices', 'errors.missingHow', 'errors.otherwise'],
  busy: ['errors.devices', 'errors.busyHow', 'errors.otherwise'],
  devices: ['errors.devices', 'errors.otherwise'],
  expired: ['errors.expired', 'errors.expiredHow'],
  unreachable: ['errors.unreachable'],
  failed: ['errors.unreachable'],
};

const BOTH: readonly Device[] = ['microphone', 'camera'];

function begin(section: HTMLElement) {
  const { maker, library = '', access = '', connection = '', signals = '', rejoined } = section.dataset;
  let call: Call | null = null;
  let connectionId = '';
  let brokenAt = 0;
  /** The vendor's library has given the line up: it is joined anew. */
  let isGivenUp = false;
  let isOtherHere = false;
  /** The page has no right to the call any more. */
  const isOver = () => section.dataset['over'] !== undefined;
  const off: Record<Device, boolean> = { microphone: false, camera: false };
  for (const device of BOTH) off[device] = (rejoined ?? '').split(' ').includes(device);

  const panel = createPanel(section, {
    connect: () => void connect(),
    sound: () => void connect(false),
    disconnect: () => end([], 'connect'),
    mute: (device, isOff) => {
      off[device] = isOff;
      call?.mute(device, isOff);
      tellDevices(true);
    },
    tell: () => void tell(),
  });

  const told: Told = {
    onOther(element) {
      if (!call) return;
      isOtherHere = element !== null;
      panel.showOther(element);
      panel.showStatus(element ? 'talking' : 'doctorGone');
    },
    onOtherMuted: tellMuted,
    onLine(line) {
      if (!call) return;
      isGivenUp = line === 'lost';
      if (line === 'joined') {
        if (brokenAt && isOtherHere) panel.showStatus('talking');
        brokenAt = 0;
      } else if (brokenAt === 0) {
        brokenAt = Date.now();
        panel.showStatus('trying');
        mendLater();
      }
    },
    onFault(fault) {
      if (call) stopAt(fault);
    },
  };

  const muted: Record<Device, boolean> = { microphone: false, camera: false };
  function tellMuted(device: Device, isOff: boolean) {
    if (!call || muted[device] === isOff) return;
    muted[device] = isOff;
    say(panel.word(`doctor.${device}.${isOff ? 'off' : 'on'}`));
    panel.showMuted(muted);
  }

  /** The doctor's side sees what is off; of devices that are closed it is told nothing. */
  function tellDevices(areOpen: boolean) {
    const { microphone, camera } = off;
    const detail: DevicesTold = areOpen ? { microphone, ...(panel.hasPicture ? { camera } : {}) } : null;
    document.dispatchEvent(new CustomEvent(DEVICES, { detail }));
  }

  function muteOff(muting: Call) {
    for (const device of BOTH) if (off[device]) muting.mute(device, true);
  }

  async function makeCall(): Promise<Call> {
    if (maker !== 'OPENTOK') return standInCall({ role: 'patient', passOn: passOnBy(signals, tokens), told });
    panel.showStatus('loading');
    return vendorCall({ library: await loadLibrary(library), told });
  }

  async function connect(hasPicture = panel.hasPicture) {
    if (isOver()) return;
    panel.offer('disconnect');
    panel.showFault([]);
    let made: Call | null = null;
    try {
      made = await makeCall();
      call = made;
      panel.showStatus('asking');
      const own = await made.publish({ hasPicture });
      // Somebody has pressed "Rozłącz" meanwhile.
      if (call !== made) {
        made.leave();
        return;
      }
      panel.showOwn(own);
      const hasCamera = own instanceof HTMLVideoElement;
      off.camera ||= panel.hasPicture && !hasCamera;
      panel.showNote(hasPicture && !hasCamera ? 'withoutCamera' : null);
      // Before anybody can hear or see it.
      muteOff(made);
      panel.showToggles(off, hasCamera);
      tellDevices(true);
      panel.showStatus('connecting');
      await join(made);
    } catch (error) {
      if (!isOver() && (made === null || call === made))
        stopAt(error instanceof CallFault ? error.fault : 'failed');
    }
  }

  async function join(joining: Call) {
    const given = await askAccess(access, valueOf(find('page'), 'seat'));
    if (call !== joining) return;
    if (!given) {
      end(['errors.access'], 'again');
      return;
    }
    connectionId = await joining.connect(given);
    if (call !== joining) {
      joining.leave();
      return;
    }
    muteOff(joining);
    if (!isOtherHere) panel.showStatus('waiting');
    await tell();
  }

  async function tell() {
    const telling = call;
    const isKnown = await tellConnection(connection, { connectionId, seat: valueOf(find('page'), 'seat') });
    if (call !== telling) return;
    panel.showFault(isKnown ? [] : ['errors.connection']);
  }

  function mendLater() {
    setTimeout(() => {
      if (brokenAt === 0 || !call) return;
      if (Date.now() - brokenAt >= MENDING_MS) {
        end([], 'back', 'lost');
        return;
      }
      // What fails while it is mended is tried again.
      if (isGivenUp) void join(call).catch(() => undefined);
      mendLater();
    }, AGAIN_MS);
  }

  function stopAt(fault: Fault) {
    end(FAULTS[fault], 'again');
  }

  function end(faults: readonly CallWord[], offered: 'connect' | 'again' | 'back', status?: CallWord) {
    const left = call;
    call = null;
    connectionId = '';
    brokenAt = 0;
    isOtherHere = false;
    off.microphone = false;
    off.camera = false;
    for (const device of BOTH) muted[device] = false;
    panel.showMuted(muted);
    left?.leave();
    if (left) tellDevices(false);
    panel.showOther(null);
    panel.showOwn(null);
    panel.showToggles(null, false);
    panel.showNote(null);
    panel.showStatus(status ?? 'left');
    panel.showFault(faults);
    panel.offer(offered);
  }

  document.addEventListener(STOPPED, (event) => {
    end([], 'connect', (event as CustomEvent<'ended' | 'left'>).detail);
    panel.offerNothing();
  });
  askInPlace(() => call !== null);
  const isLeaving = noteLeaving();
  addEventListener('pagehide', () => {
    if (call && connectionId && !isLeaving())
      keepJoined(
        section,
        BOTH.filter((device) => off[device]),
      );
    call?.leave();
  });
  // Nobody has pressed a button that would have stood here.
  if (rejoined === undefined) panel.focus();
  void connect();
}

/** Loaded when somebody presses "Połącz" (offer.ts), so it joins at once. */
const section = find('media');
if (section && section.dataset['over'] === undefined) begin(section);
