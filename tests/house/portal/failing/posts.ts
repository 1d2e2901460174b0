import { parse, type HTMLElement } from 'node-html-parser';
import { isOfConcern, isWrite, nameOf } from './calls.ts';
import type { FailingStage } from './stage.ts';

type Fails = (request: Request, made: Made) => Response | null;
/** The outcome of the first write of concern meanwhile. */
type Made = { hasWritten: boolean; isLost: boolean };

/**
 * The ways in which calls fail while a form is sent, in this order: by the last one it is carried out in part, or whole.
 * Writes that nobody would have to find out about come before: some of them are no more than a question, whose failure
 * would hide that of what follows.
 */
export const FAILURES = {
  'no write at all': (request) => (isWrite(request) ? said() : null),
  'nothing at all': (request) => (isWrite(request) ? said() : bare()),
  'no write': (request) => (isOfConcern(request) ? said() : null),
  'no answer to a write'(request, made) {
    if (!isOfConcern(request)) return null;
    made.isLost = true;
    return lost();
  },
  'no answer to the first write, and none after it'(request, made) {
    if (made.isLost) return isWrite(request) ? said() : bare();
    made.isLost = isOfConcern(request);
    return made.isLost ? lost() : null;
  },
  'nothing after the first write'(request, made) {
    if (made.hasWritten) return isWrite(request) ? said() : bare();
    made.hasWritten = isOfConcern(request);
    return null;
  },
} satisfies Record<string, Fails>;
export type Failure = keyof typeof FAILURES;

const bare = () => new Response(null, { status: 503 });
/** It breaks off after 200: nobody knows what was done. */
const lost = () => new Response('{"id": "1", ', { headers: { 'content-type': 'application/json' } });
const said = () =>
  Response.json(
    { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'failed' },
    { status: 500 },
  );

export type Tried = Readonly<{
  failure: Failure;
  /** The calls that failed meanwhile, and those of them that somebody would have to find out about. */
  calls: readonly string[];
  ofConcern: readonly string[];
  /** True where a write was carried out, or may have been. */
  hasWritten: boolean;
  isLost: boolean;
  status: number;
  location: string | null;
  page: HTMLElement;
  path: string;
  /** The form that was sent: its fields, those of files left out. */
  sent: URLSearchParams;
}>;

/** Ends the work that has sent the form: nothing of it was carried out. */
class Sent extends Error {}

/**
 * Does something until it sends a form to a route, which is then sent once with each failure, and no further. Returns what each was
 * answered; empty when the form was never sent.
 */
export async function sentWithFailures(
  { host, origin }: FailingStage,
  { route, work }: { route: string; work: () => Promise<unknown> },
): Promise<{ tried: Tried[]; again: (path: string) => Promise<HTMLElement> }> {
  const usual = globalThis.fetch;
  const pattern = new RegExp(`^${route.replace(/\/:\w+/g, '/[^/]+')}/?$`, 'i');
  const tried: Tried[] = [];
  let headers: RequestInit['headers'];

  async function failing(failure: Failure, input: string, init: RequestInit): Promise<Tried> {
    const failed: Request[] = [];
    const made = { hasWritten: false, isLost: false };
    host.answers = (request) => {
      const answer = FAILURES[failure](request, made);
      if (answer) failed.push(request);
      return answer;
    };
    const response = await usual(input, init);
    host.answers = () => null;
    const { pathname, search } = new URL(input);
    const location = response.headers.get('location');
    const page = parse((await response.text()).replaceAll('<wbr>', ''));
    return {
      failure,
      calls: failed.map(nameOf),
      ofConcern: failed.filter(isOfConcern).map(nameOf),
      ...made,
      status: response.status,
      location,
      page,
      path: pathname + search,
      sent: init.body instanceof URLSearchParams ? init.body : new URLSearchParams(),
    };
  }

  globalThis.fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : input.toString();
    const isTheForm =
      init.method === 'POST' && address.startsWith(origin) && pattern.test(new URL(address).pathname);
    if (!isTheForm) return usual(input, init);
    ({ headers } = init);
    for (const failure of Object.keys(FAILURES) as Failure[])
      tried.push(await failing(failure, address, init));
    throw new Sent();
  };
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Sent)) throw error;
  } finally {
    globalThis.fetch = usual;
  }
  const cookie = new Headers(headers).get('cookie') ?? '';
  const again = async (path: string) => {
    const address = new URL(path, origin);
    const response = await usual(address, { headers: { cookie }, redirect: 'follow' });
    return parse(await response.text());
  };
  return { tried, again };
}
