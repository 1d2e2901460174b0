import type OT from '@opentok/client';
import { CallFault, type Call, type Fault, type Told } from './call.ts';
import { openDevices } from './devices.ts';

type Library = typeof OT;

/** The codes of the vendor's library. A token of another key, of another session or out of time is 1004, and by its servers 2001. */
const FAULTS: Readonly<Record<number, Fault>> = {
  1004: 'expired',
  2001: 'expired',
  1006: 'unreachable',
  1500: 'devices',
};

type Failed = (OT.OTError & { code?: number }) | undefined;

const faultOf = (error: Failed) => new CallFault(FAULTS[error?.code ?? 0] ?? 'failed');

/** The call that the library makes when it is done, as a promise. */
const done = (begin: (callback: (error?: Failed) => void) => void) =>
  new Promise<void>((resolve, reject) => begin((error) => (error ? reject(faultOf(error)) : resolve())));

/** The library sends its log with the page's address, whose query says which teleconsultation it is: that stays here (S-14). */
function withholdAddress() {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const said = typeof body === 'string' && location.search ? body.replaceAll(location.search, '') : body;
    send.call(this, said);
  };
}

/** Fetches the vendor's library, which makes itself known as OT. */
export async function loadLibrary(address: string): Promise<Library> {
  const known = (self as { OT?: Library }).OT;
  if (known) return known;
  withholdAddress();
  await import(/* @vite-ignore */ address).catch(() => {
    throw new CallFault('unreachable');
  });
  const loaded = (self as { OT?: Library }).OT;
  if (!loaded) throw new CallFault('failed');
  return loaded;
}

/** A call over the vendor's servers, with elements of our own: the library's own frame would bring styles that the page's policy refuses. */
export function vendorCall({ library, told }: { library: Library; told: Told }): Call {
  let session: OT.Session | null = null;
  let publisher: OT.Publisher | null = null;
  let own: MediaStream | null = null;
  let hasPicture = false;

  async function publish(how: { hasPicture: boolean }) {
    hasPicture = how.hasPicture;
    let element: HTMLMediaElement | null = null;
    own = await openDevices(hasPicture);
    const [microphone] = own.getAudioTracks();
    const [camera] = own.getVideoTracks();
    await done((callback) => {
      publisher = library.initPublisher(
        undefined,
        {
          insertDefaultUI: false,
          audioSource: microphone,
          ...(camera ? { videoSource: camera } : { videoSource: null, publishVideo: false }),
        },
        callback,
      );
      publisher.on('videoElementCreated', (event) => (element = event.element as HTMLMediaElement));
    }).catch((error: unknown) => {
      letGo();
      throw error;
    });
    return camera ? element : null;
  }

  function letGo() {
    publisher?.destroy();
    publisher = null;
    // The library leaves tracks open that it has not opened itself.
    for (const track of own?.getTracks() ?? []) track.stop();
    own = null;
  }

  async function connect({ apiKey, sessionId, token }: { apiKey: string; sessionId: string; token: string }) {
    session?.off();
    const made = library.initSession(apiKey, sessionId);
    session = made;
    listen(made);
    await done((callback) => made.connect(token, callback));
    const given = publisher;
    if (given) await done((callback) => made.publish(given, callback));
    told.onLine('joined');
    return made.connection?.connectionId ?? '';
  }

  function listen(made: OT.Session) {
    made.on('streamCreated', ({ stream }) => subscribe(made, stream));
    made.on('streamDestroyed', () => told.onOther(null));
    made.on('streamPropertyChanged', ({ stream, changedProperty, newValue }) => {
      if (stream.connection.connectionId === made.connection?.connectionId) return;
      if (changedProperty === 'hasAudio') told.onOtherMuted('microphone', !newValue);
      if (changedProperty === 'hasVideo') told.onOtherMuted('camera', !newValue);
    });
    made.on('sessionReconnecting', () => told.onLine('trying'));
    made.on('sessionReconnected', () => told.onLine('joined'));
    made.on('sessionDisconnected', ({ reason }) => {
      if (reason !== 'clientDisconnected') told.onLine('lost');
    });
  }

  function subscribe(made: OT.Session, stream: OT.Stream) {
    const subscriber = made.subscribe(stream, undefined, {
      insertDefaultUI: false,
      subscribeToVideo: hasPicture,
    });
    subscriber.on('videoElementCreated', (event) => told.onOther(event.element as HTMLMediaElement));
    told.onOtherMuted('microphone', !stream.hasAudio);
    if (hasPicture) told.onOtherMuted('camera', !stream.hasVideo);
  }

  return {
    publish,
    connect,
    mute(device, isOff) {
      if (device === 'microphone') publisher?.publishAudio(!isOff);
      else publisher?.publishVideo(!isOff);
    },
    leave() {
      void session?.disconnect();
      session = null;
      letGo();
    },
  };
}
