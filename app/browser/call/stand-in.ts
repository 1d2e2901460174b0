import { playerOf, type Call, type Device, type Told } from './call.ts';
import { openDevices } from './devices.ts';
import { createSignalling, type Heard, type PassOn } from './signalling.ts';

/** The time for which a browser looks for its own addresses, and after which a line that broke is made anew. */
const GATHERING_MS = 1_000;
const MEND_MS = 4_000;

type Described = { to?: string; sdp?: string };
type Muted = { microphone?: boolean; camera?: boolean };

/** C-61: a call between two browsers that see each other's addresses, without a server of anybody's. The patient's side always offers. */
export function standInCall({
  role,
  passOn,
  told,
}: {
  role: 'patient' | 'doctor';
  passOn: PassOn;
  told: Told;
}): Call {
  const signalling = createSignalling({
    passOn,
    onHeard: (heard) => void hear(heard),
    onFault: told.onFault,
  });
  const off: Record<Device, boolean> = { microphone: false, camera: false };
  let own: MediaStream | null = null;
  let hasPicture = false;
  let peer: RTCPeerConnection | null = null;
  let other = '';
  let mending: ReturnType<typeof setTimeout> | undefined;

  async function hear({ from, role: theirs, kind, body }: Heard) {
    if (theirs === role) return;
    const said = JSON.parse(body) as Described & Muted;
    if (said.to !== undefined && said.to !== signalling.from) return;
    if (kind === 'hello') await greet(from, said.to === undefined);
    if (kind === 'offer' && said.sdp) await answer(from, said.sdp);
    if (kind === 'answer' && said.sdp && from === other && peer?.signalingState === 'have-local-offer')
      await peer.setRemoteDescription({ type: 'answer', sdp: said.sdp });
    if (kind === 'state') tellMuted(said);
    if (kind === 'bye' && from === other) part();
  }

  /** Whoever offers does so; the other says that it is here, too. */
  async function greet(from: string, isNew: boolean) {
    if (role === 'patient') await offer(from);
    else if (isNew) signalling.send('hello', { to: from });
  }

  async function offer(to: string) {
    const made = makePeer(to);
    await made.setLocalDescription(await made.createOffer());
    signalling.send('offer', { to, sdp: await gathered(made) });
  }

  async function answer(from: string, sdp: string) {
    const made = makePeer(from);
    await made.setRemoteDescription({ type: 'offer', sdp });
    await made.setLocalDescription(await made.createAnswer());
    signalling.send('answer', { to: from, sdp: await gathered(made) });
  }

  function makePeer(to: string) {
    peer?.close();
    signalling.rest(false);
    const made = new RTCPeerConnection();
    peer = made;
    other = to;
    const stream = new MediaStream();
    for (const track of own?.getTracks() ?? []) made.addTrack(track, own ?? stream);
    made.addEventListener('track', ({ track }) => {
      stream.addTrack(track);
      if (stream.getTracks().length === 1) told.onOther(playerOf(stream, { hasPicture, isOwn: false }));
    });
    made.addEventListener('connectionstatechange', () => {
      if (peer === made) follow(made.connectionState);
    });
    return made;
  }

  function follow(state: RTCPeerConnectionState) {
    clearTimeout(mending);
    if (state === 'connected') {
      signalling.rest(true);
      signalling.send('state', off);
      told.onLine('joined');
    } else if (state === 'disconnected' || state === 'failed') {
      told.onLine('trying');
      signalling.rest(false);
      mend();
    }
  }

  /** Says hello again and again, until the other is there: whoever comes back answers it. */
  function mend() {
    mending = setTimeout(() => {
      if (peer?.connectionState === 'connected') return;
      signalling.send('hello');
      mend();
    }, MEND_MS);
  }

  function tellMuted({ microphone, camera }: Muted) {
    if (microphone !== undefined) told.onOtherMuted('microphone', microphone);
    if (camera !== undefined) told.onOtherMuted('camera', camera);
  }

  function part() {
    clearTimeout(mending);
    peer?.close();
    peer = null;
    other = '';
    signalling.rest(false);
    told.onOther(null);
  }

  return {
    async publish(how) {
      hasPicture = how.hasPicture;
      own ??= await openDevices(hasPicture);
      return own.getVideoTracks().length > 0 ? playerOf(own, { hasPicture, isOwn: true }) : null;
    },
    async connect({ token }) {
      await signalling.join(token);
      return signalling.from;
    },
    mute(device, isOff) {
      off[device] = isOff;
      const tracks = device === 'microphone' ? own?.getAudioTracks() : own?.getVideoTracks();
      for (const track of tracks ?? []) track.enabled = !isOff;
      signalling.send('state', off);
    },
    leave() {
      signalling.end();
      part();
      for (const track of own?.getTracks() ?? []) track.stop();
      own = null;
    },
  };
}

/** The description with all addresses in it, so that it is passed on once. */
function gathered(peer: RTCPeerConnection) {
  const described = () => peer.localDescription?.sdp ?? '';
  if (peer.iceGatheringState === 'complete') return Promise.resolve(described());
  return new Promise<string>((resolve) => {
    const done = () => resolve(described());
    setTimeout(done, GATHERING_MS);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState === 'complete') done();
    });
  });
}
