import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type SteadyPage = { path: string; headers: Record<string, string> };

type SteadyOptions = { origin: string; pages: readonly SteadyPage[]; perSecond: number; seconds: number };
/** Milliseconds from when each request was due, whether or not it could be sent then; `failed` had no 200. */
export type Steady = { latencies: number[]; failed: number };

const CONNECTIONS = 64;
const WALKERS = 16;
/** Shorter than the portal's own, so that no request meets a connection that is just being ended. */
const QUIET_MS = 4_000;

/** Requests at even distances, as of people who do not wait for one another: none is left out because others are slow. */
export async function steady({ origin, pages, perSecond, seconds }: SteadyOptions): Promise<Steady> {
  const client = createClient(origin);
  const latencies: number[] = [];
  let failed = 0;

  async function ask(page: SteadyPage, due: number) {
    const status = await client.ask(page);
    latencies.push(performance.now() - due);
    if (status !== 200) failed += 1;
  }

  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    asked.push(ask(pages[index % pages.length] as SteadyPage, due));
  }
  await Promise.all(asked);
  client.close();
  return { latencies, failed };
}

type RateOptions = Pick<SteadyOptions, 'origin' | 'pages' | 'seconds'>;

/** Answers a second when sixteen ask one page after the other, no two of them the same: what one process can. */
export async function highestRate({ origin, pages, seconds }: RateOptions): Promise<number> {
  const client = createClient(origin);
  const until = performance.now() + seconds * 1000;
  let asked = 0;

  async function walk() {
    while (performance.now() < until) {
      const page = pages[asked % pages.length] as SteadyPage;
      asked += 1;
      await client.ask(page);
    }
  }
  await Promise.all(Array.from({ length: WALKERS }, walk));
  client.close();
  return asked / seconds;
}

function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: QUIET_MS });
  return {
    /** The status, once the whole page is here; 0 when none came. */
    ask: ({ path, headers }: SteadyPage) =>
      new Promise<number>((resolve) => {
        get(new URL(path, origin), { agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        }).once('error', () => resolve(0));
      }),
    close: () => agent.destroy(),
  };
}
