import {
  CallFault,
  type Access,
  type Call,
  type Device,
  type Fault,
  type Told,
} from '#app/browser/call/call.ts';
import { passOnBy, type PassOn } from '#app/browser/call/signalling.ts';
import { standInCall } from '#app/browser/call/stand-in.ts';
import { loadLibrary, vendorCall } from '#app/browser/call/vendor.ts';

/** The page of the suite: a call by either maker, and what has become of it, for the test to ask. */
type Joining = {
  maker: 'STAND_IN' | 'OPENTOK';
  role: 'patient' | 'doctor';
  hasPicture: boolean;
  access: { apiKey: string; sessionId: string; token: string };
  /** Where the vendor's library is to think its servers are. */
  proxy?: string;
};

const peers: RTCPeerConnection[] = [];
const Native = RTCPeerConnection;
self.RTCPeerConnection = class extends Native {
  constructor(...how: ConstructorParameters<typeof Native>) {
    super(...how);
    peers.push(this);
  }
};

let call: Call | null = null;
let other: HTMLMediaElement | null = null;
const lines: string[] = [];
const faults: Fault[] = [];
const muted: Record<Device, boolean> = { microphone: false, camera: false };

const told: Told = {
  onOther(element) {
    other = element;
    document.body.replaceChildren(...(element ? [element] : []));
  },
  onOtherMuted: (device, isOff) => (muted[device] = isOff),
  onLine: (line) => lines.push(line),
  onFault: (fault) => faults.push(fault),
};

async function made({ maker, role, proxy }: Joining): Promise<Call> {
  if (maker === 'STAND_IN') return standInCall({ role, told, passOn: passOnBy('/signals', () => ({})) });
  const library = await loadLibrary('/opentok.js');
  if (proxy) library.setProxyUrl(proxy);
  return vendorCall({ library, told });
}

/** The sum of what the connections have received of a kind. */
async function received(kind: 'audio' | 'video', what: 'framesDecoded' | 'packetsReceived') {
  let sum = 0;
  for (const peer of peers) {
    const stats = await peer.getStats();
    stats.forEach((report: { type: string; kind?: string } & Record<string, number>) => {
      if (report.type === 'inbound-rtp' && report.kind === kind) sum += report[what] ?? 0;
    });
  }
  return sum;
}

/** The loudest of what is heard of the other within a while. */
async function loudness(ms: number) {
  const stream = other?.srcObject as MediaStream | null;
  if (!stream) return 0;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let most = 0;
  for (const until = performance.now() + ms; performance.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    analyser.getFloatTimeDomainData(samples);
    most = Math.max(most, ...samples.map(Math.abs));
  }
  await context.close();
  return most;
}

const suite = {
  async join(joining: Joining) {
    const begun = performance.now();
    try {
      call = await made(joining);
      const own = await call.publish({ hasPicture: joining.hasPicture });
      const connectionId = await call.connect(joining.access);
      return { fault: null, connectionId, hasOwn: own !== null, ms: performance.now() - begun };
    } catch (error) {
      const fault = error instanceof CallFault ? error.fault : String(error);
      return { fault, connectionId: '', hasOwn: false, ms: performance.now() - begun };
    }
  },
  /** At the staff side, by what it gives the doctor's browser. */
  async joinAsDoctor(id: string, hasPicture: boolean) {
    const post = (what: string, body: object) =>
      fetch(`/telehealth-live/${id}/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
    const given = await post('access-data', {});
    if (!given.ok) return { fault: `access-data ${given.status}` };
    const access = (await given.json()) as Access;
    call = standInCall({
      role: 'doctor',
      told,
      async passOn(said) {
        const answer = await post('signals', said);
        if (!answer.ok) throw new CallFault('failed');
        return (await answer.json()) as Awaited<ReturnType<PassOn>>;
      },
    });
    await call.publish({ hasPicture });
    return { fault: null, connectionId: await call.connect(access) };
  },
  mute: (device: Device, isOff: boolean) => call?.mute(device, isOff),
  leave: () => call?.leave(),
  /** The line breaks, as when a network goes away. */
  breakLine: () => peers.at(-1)?.close(),
  state: () => ({ lines, faults, muted, hasOther: other !== null, tag: other?.tagName ?? null }),
  received,
  loudness,
};
export type Suite = typeof suite;
(self as unknown as { suite: Suite }).suite = suite;
