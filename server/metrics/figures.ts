import type { CallWatch, EndedCall } from '#app/services/provider/watched.server.ts';
import { contract } from '#contract/index.ts';
import { FILE } from './patterns.ts';

/** Seconds. A page is made in tens of milliseconds, a call may take two seconds, a file twenty. */
const REQUEST_BUCKETS = [0.025, 0.1, 0.3, 1, 3, 10];
const CALL_BUCKETS = [0.01, 0.05, 0.2, 0.5, 2, 10];

const SIGN_INS: Readonly<Record<string, { way: string; refusals: ReadonlySet<string> }>> = {
  'account.signIn': { way: 'password', refusals: namesOf(contract.account.signIn) },
  'account.enter': { way: 'code', refusals: namesOf(contract.account.enter) },
};

/** The names of the errors that the contract has for a call: a host may say anything. */
function namesOf({ '~orpc': { errorMap } }: { '~orpc': { errorMap: object } }): ReadonlySet<string> {
  return new Set(Object.keys(errorMap));
}

/** A request as it is counted: where by the pattern of its route, so that nobody's id is kept. */
type CountedRequest = Readonly<{ route: string; method: string; status: number; ms: number }>;

export type Figures = Awaited<ReturnType<typeof openFigures>>;

/**
 * The figures counted and measured while the portal runs. Labels are patterns of routes, names of calls and words of the
 * code, of each a limited number; nothing of a person, and nothing that somebody has typed (docs/decisions/173-figures.md).
 */
export async function openFigures({ version, revision }: { version: string; revision: string }) {
  // Loaded where figures are wanted alone.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const build = new Gauge({
    name: 'portal_build_info',
    help: 'What is running; always 1',
    labelNames: ['version', 'revision'],
    registers,
  });
  build.set({ version, revision }, 1);

  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests that were answered, by the pattern of their route',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'How long an answer took, until it was made',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'portal_provider_calls_total',
    help: 'Tries of calls of the provider and of the telehealth system, and how they ended',
    labelNames: ['call', 'result'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'portal_provider_call_seconds',
    help: 'How long tries of calls took that were made',
    labelNames: ['call'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const signIns = new Counter({
    name: 'portal_sign_ins_total',
    help: 'Sign-ins that were tried, by way, and how they ended',
    labelNames: ['way', 'result'],
    registers,
  });
  const hosts = new Map<string, () => boolean>();
  new Gauge({
    name: 'portal_host_down',
    help: '1 when for 30 s calls of a host failed and none was answered',
    labelNames: ['host'],
    registers,
    collect() {
      for (const [host, isSilent] of hosts) this.set({ host }, isSilent() ? 1 : 0);
    },
  });

  const watch: CallWatch = {
    host: (name, isSilent) => void hosts.set(name, isSilent),
    ended(ended) {
      const { call, result, ms } = ended;
      calls.inc({ call, result });
      if (result !== 'not_asked') callSeconds.observe({ call }, ms / 1000);
      const signIn = SIGN_INS[call];
      if (signIn) signIns.inc({ way: signIn.way, result: signInResult(ended, signIn.refusals) });
    },
  };

  return {
    registry,
    watch,
    requestEnded({ route, method, status, ms }: CountedRequest) {
      requests.inc({ route, method: methodWord(method), status: `${Math.floor(status / 100)}xx` });
      if (route !== FILE) requestSeconds.observe({ route }, ms / 1000);
      // What the gate has turned away has reached no provider.
      const isLimited = route === '/login' && method === 'POST' && status === 429;
      if (isLimited) signIns.inc({ way: 'password', result: 'limited' });
    },
    /** Gauges that are read when somebody asks. A missing value is shown as none, never as 0. */
    gauge: (name: string, { help, label }: { help: string; label: string }) =>
      new Gauge({ name, help, labelNames: [label], registers }),
  };
}

/** Whoever makes methods up adds nothing to the figures. */
function methodWord(method: string) {
  if (method === 'GET' || method === 'HEAD') return 'GET';
  return method === 'POST' ? 'POST' : 'other';
}

function signInResult({ result, refusal }: EndedCall, refusals: ReadonlySet<string>) {
  if (result === 'answered') return 'opened';
  if (result !== 'refused') return 'failed';
  return refusal && refusals.has(refusal) ? refusal.toLowerCase() : 'refused';
}
