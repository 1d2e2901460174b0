import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import { PROVIDER_KEY_HEADER } from '#contract/provider-key.ts';
import { PLAIN_FORM } from './gate/body.ts';
import { groupsOf } from '#app/services/request/address-groups.ts';

const MIB = 1024 * 1024;
/** One file a call, and what stands beside it; the portal's own gate takes no more for a whole form. */
const MOST_FILE_BYTES = 26 * MIB;
const MINUTE_MS = 60_000;
const REFUSALS_PER_MINUTE = 60;
const MOST_ADDRESSES = 10_000;

type Bindings = { address: string };
type Call = Context<{ Bindings: Bindings }>;

/**
 * The way into a provider that runs alone, by the address of the caller. Whoever has not the key is turned away before
 * anything else of the call is looked at, and an address that goes on trying waits for a minute. Without a key everybody
 * is let in: for one machine.
 */
export function providerGate({
  handler,
  key,
}: {
  handler: (request: Request) => Promise<Response>;
  key: string | undefined;
}) {
  const isKnown = keyCheck(key);
  // The time runs from the first refusal on: who comes again and again is let try once a minute, not never.
  const refusals = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: MINUTE_MS, noUpdateTTL: true });

  const gate = new Hono<{ Bindings: Bindings }>()
    .use(async (call, next) => {
      if (isKnown(call.req.header(PROVIDER_KEY_HEADER))) return next();
      const group = groupsOf(call.env.address).near;
      const count = (refusals.get(group) ?? 0) + 1;
      refusals.set(group, count);
      if (count <= REFUSALS_PER_MINUTE) return call.body(null, 401);
      call.header('retry-after', String(MINUTE_MS / 1000));
      return call.body(null, 429);
    })
    .use((call, next) => (hasFile(call) ? fileLimit : plainLimit)(call, next))
    .all('*', (call) => handler(call.req.raw));

  return async (request: Request, address: string) => gate.fetch(request, { address });
}

const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (call) => call.body(null, 413) });
const plainLimit = limitOf(PLAIN_FORM.maxBytes);
const fileLimit = limitOf(MOST_FILE_BYTES);

const hasFile = ({ req }: Call) => /^multipart\/form-data\b/i.test(req.header('content-type') ?? '');

/** Compares digests, so that neither the time nor the length says how much of a key was right. */
function keyCheck(key: string | undefined) {
  if (key === undefined) return () => true;
  const wanted = digestOf(key);
  return (given = '') => timingSafeEqual(wanted, digestOf(given));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
