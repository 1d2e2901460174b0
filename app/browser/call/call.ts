/** The part that a page knows of a call with sound or picture, whoever carries it (decision 161). */
export type Device = 'microphone' | 'camera';

/** Faults: of devices by the browser's word, else by the vendor's codes 1500, 1004 and 2001, 1006; anything else has failed. */
export type Fault = 'denied' | 'missing' | 'busy' | 'devices' | 'expired' | 'unreachable' | 'failed';

export class CallFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** The answer of access-data. */
export type Access = Readonly<{ apiKey: string; sessionId: string; token: string }>;

/** The news that a call tells of itself. */
export type Told = Readonly<{
  /** The other side's picture and sound are there, or are there no more (null). */
  onOther: (element: HTMLMediaElement | null) => void;
  onOtherMuted: (device: Device, isOff: boolean) => void;
  /** The line between the two: there; broken, and being mended; given up. */
  onLine: (line: 'joined' | 'trying' | 'lost') => void;
  /** A fault while the call goes on: its token has run out. */
  onFault: (fault: Fault) => void;
}>;

export type Call = Readonly<{
  /** Opens the devices and returns one's own picture; null where there is none, for example for want of a camera. Throws a CallFault. */
  publish: (how: { hasPicture: boolean }) => Promise<HTMLMediaElement | null>;
  /** Joins, gives what is published to the others and takes what they give. Returns the connection's id. Throws a CallFault. */
  connect: (access: Access) => Promise<string>;
  mute: (device: Device, isOff: boolean) => void;
  leave: () => void;
}>;

/** A player of sound or picture that begins by itself, for it is made after somebody has pressed "Połącz". */
export function playerOf(
  stream: MediaStream,
  { hasPicture, isOwn }: { hasPicture: boolean; isOwn: boolean },
) {
  const element = document.createElement(hasPicture ? 'video' : 'audio');
  element.autoplay = true;
  // One's own sound would come back out of the loudspeaker.
  element.muted = isOwn;
  if (element instanceof HTMLVideoElement) element.playsInline = true;
  fitIn(element);
  element.srcObject = stream;
  return element;
}

/** No picture is wider than its page, on a phone and in large letters. */
export function fitIn(element: HTMLElement) {
  element.style.maxWidth = '100%';
}
