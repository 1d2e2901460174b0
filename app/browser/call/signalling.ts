import { leadsToSignIn } from '#app/browser/live/page.ts';
import { CallFault, type Fault } from './call.ts';

export type SignalKind = 'hello' | 'offer' | 'answer' | 'candidate' | 'state' | 'bye';
export type Sent = { kind: SignalKind; body: string };
export type Heard = Sent & { from: string; role: 'patient' | 'doctor' };

/** Passes on what is to be sent, and returns what others have sent since. */
export type PassOn = (said: {
  token: string;
  from: string;
  after: number;
  send: readonly Sent[];
}) => Promise<{ signals: readonly Heard[]; last: number }>;

const JOINING_MS = 150;
const JOINED_MS = 1_000;
const AGAIN_MS = 2_000;

/** A form's post that answers JSON; a fault of its own words, or the network's. */
export function passOnBy(address: string, fields: () => Readonly<Record<string, string>>): PassOn {
  return async ({ send, after, ...said }) => {
    const body = new URLSearchParams({
      ...fields(),
      ...said,
      after: String(after),
      send: JSON.stringify(send),
    });
    // The last word is sent also while the page goes away.
    const keepalive = send.some(({ kind }) => kind === 'bye');
    const headers = { 'x-unasked': '1' };
    const answer = await fetch(address, { method: 'POST', body, headers, keepalive }).catch(() => {
      throw new CallFault('unreachable');
    });
    if (!answer.ok || answer.redirected) throw new CallFault(faultOf(answer));
    return (await answer.json()) as Awaited<ReturnType<PassOn>>;
  };
}

/** As the route of the signals says it: 403 a token that is not good (any more), 404 and 409 a call that is over. */
function faultOf(answer: Response): Fault {
  const { status, redirected } = answer;
  // The session of the portal is over: two browsers that have met go on.
  if (leadsToSignIn(answer)) return 'unreachable';
  if (status === 403) return 'expired';
  if (redirected || status >= 500 || status === 429) return 'unreachable';
  return 'failed';
}

type How = {
  passOn: PassOn;
  onHeard: (heard: Heard) => void;
  onFault: (fault: Fault) => void;
};

/** The way that two browsers talk over the portal until they have one of their own, and for what is seldom said after that. */
export function createSignalling({ passOn, onHeard, onFault }: How) {
  const from = `call-${crypto.randomUUID()}`;
  let token = '';
  let after = 0;
  let waiting: Sent[] = [];
  let isOver = false;
  let isJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function exchange() {
    const send = waiting;
    waiting = [];
    try {
      const { signals, last } = await passOn({ token, from, after, send });
      after = last;
      return signals.filter((signal) => signal.from !== from);
    } catch (error) {
      waiting = [...send, ...waiting];
      throw error;
    }
  }

  function next(inMs: number) {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void turn(), inMs);
  }

  async function turn() {
    try {
      for (const heard of await exchange()) onHeard(heard);
      next(isJoined ? JOINED_MS : JOINING_MS);
    } catch (error) {
      const fault = error instanceof CallFault ? error.fault : 'failed';
      if (fault !== 'unreachable') {
        isOver = true;
        onFault(fault);
      }
      next(AGAIN_MS);
    }
  }

  return {
    from,
    /** Says hello; what was said before that is none of ours, for whoever is there answers. */
    async join(withToken: string) {
      token = withToken;
      isOver = false;
      waiting = [{ kind: 'hello', body: '{}' }];
      await exchange();
      next(JOINING_MS);
    },
    send(kind: SignalKind, body: object = {}) {
      waiting.push({ kind, body: JSON.stringify(body) });
      // Before it has joined there is nobody to tell, and nothing to tell it with.
      if (!isJoined && token) next(0);
    },
    /** Sets whether the two browsers have a way of their own by now. */
    rest(is: boolean) {
      isJoined = is;
      if (!is) next(0);
    },
    end() {
      isOver = true;
      clearTimeout(timer);
      waiting = [{ kind: 'bye', body: '{}' }];
      void exchange().catch(() => undefined);
    },
  };
}
