import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { readPaymentState } from '#contract/payments/reading/states.ts';
import type { Clock } from '#provider/core/clock.ts';
import {
  ForeignPaymentAddress,
  GatewayDown,
  type CallBack,
  type PaymentGateway,
} from '#provider/core/outside/payment-gateway.ts';

/** As whom the clinic is known at PayU. */
export type PayuAccount = Readonly<{ pos: string; client: string; secret: string; signatureKey: string }>;

type Options = Readonly<{
  /** Where its REST is asked; null: not yet known. */
  endpoint: () => string | null;
  /** Where its pages are; absent: at the same origin. */
  page?: string | undefined;
  account: PayuAccount;
  clock: Clock;
  /** The time in ms for which an answer is waited for. */
  patienceMs: number;
  /** Where it tells of changes, and where it leads the browser back to. */
  callBackUrl: string;
  returnUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  isMadeUp?: boolean;
}>;

const MOST_BYTES = 256 * 1024;
/** The order is good as long as it is waited for (C-38), in seconds. */
const GOOD_FOR = String(48 * 3_600);
/** A token is asked anew before it ends. */
const TOKEN_SPARE_MS = 60_000;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const Started = z.object({
  status: z.object({ statusCode: z.literal('SUCCESS') }),
  redirectUri: z.string().max(2_000),
  orderId: z.string().min(1).max(200),
});
const Order = z.object({
  orderId: z.string(),
  extOrderId: z.string().max(200),
  totalAmount: z.coerce.string().regex(/^\d{1,15}$/),
  currencyCode: z.string().length(3),
  status: z.string(),
});
const Orders = z.object({ orders: z.array(Order).min(1) });
const Told = z.object({ order: Order });
const Refunded = z.object({ status: z.object({ statusCode: z.literal('SUCCESS') }) });

const ALGORITHMS: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' };

/** The signature of a body: its hash together with the second key of the account. */
export const signatureOf = (body: Uint8Array, { key, algorithm }: { key: string; algorithm: string }) =>
  createHash(ALGORITHMS[algorithm] ?? 'sha256')
    .update(body)
    .update(key)
    .digest('hex');

/** PayU's REST API 2.1: orders with OAuth client credentials, an answer that redirects, and call-backs that are signed. */
export function payu(options: Options): PaymentGateway {
  const { endpoint, account, clock, callBackUrl, returnUrl, isMadeUp = false } = options;
  const ask = asking(options);
  let token: { value: string; until: number } | undefined;

  const origin = () => {
    const known = options.page ?? endpoint();
    return known === null ? null : new URL(known).origin;
  };

  async function tokenNow() {
    const now = clock.now().getTime();
    if (token && now < token.until) return token.value;
    const { client: client_id, secret: client_secret } = account;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const answer = await ask('/pl/standard/user/oauth/authorize', { method: 'POST', body });
    const { access_token: value, expires_in: seconds } = read(Token, answer);
    token = { value, until: now + seconds * 1_000 - TOKEN_SPARE_MS };
    return value;
  }

  /** A token that is taken no more, after a restart there, is asked for anew, once. */
  async function asked(path: string, json?: object): Promise<Answer> {
    const send = async () =>
      ask(path, {
        headers: {
          authorization: `Bearer ${await tokenNow()}`,
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(json && { method: 'POST', body: JSON.stringify(json) }),
      });
    const answer = await send();
    if (answer.status !== 401) return answer;
    token = undefined;
    return send();
  }

  return {
    isMadeUp,
    origin,

    async start({ extId, refInvoice, amount, currency, payee }) {
      const description = `${refInvoice}, ${payee}`;
      const answer = await asked('/api/v2_1/orders', {
        notifyUrl: callBackUrl,
        continueUrl: returnUrl,
        // PayU asks for an address of the buyer; whose it is is none of its business (S-55).
        customerIp: '127.0.0.1',
        merchantPosId: account.pos,
        description,
        currencyCode: currency,
        totalAmount: String(amount),
        extOrderId: extId,
        validityTime: GOOD_FOR,
        products: [{ name: description, unitPrice: String(amount), quantity: '1' }],
      });
      const { orderId, redirectUri } = read(Started, answer, [200, 201, 302]);
      // Whoever answers for the gateway may not send patients elsewhere.
      if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== origin())
        throw new ForeignPaymentAddress('an address of another origin');
      return { orderId, address: redirectUri };
    },

    async ask(orderId) {
      const answer = await asked(`/api/v2_1/orders/${encodeURIComponent(orderId)}`);
      if (answer.status === 404) return null;
      const [order] = read(Orders, answer).orders;
      return order ? saidOf(order) : null;
    },

    check: ({ body, headers }) => checked({ body, headers, key: account.signatureKey }),

    async refund({ orderId, extId, amount }) {
      const answer = await asked(`/api/v2_1/orders/${encodeURIComponent(orderId)}/refunds`, {
        refund: { description: extId, amount: String(amount), extRefundId: extId },
      });
      read(Refunded, answer, [200, 201]);
    },
  };
}

const saidOf = ({ extOrderId, totalAmount, currencyCode, status }: z.infer<typeof Order>) => ({
  extId: extOrderId,
  amount: Number(totalAmount),
  currency: currencyCode,
  state: readPaymentState(status),
});

/** Reads nothing of what is not signed. */
function checked({ body, headers, key }: { body: Uint8Array; headers: Headers; key: string }): CallBack {
  const said = headers.get('openpayu-signature') ?? headers.get('x-openpayu-signature') ?? '';
  const parts = new Map(
    said.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim(), value.trim()] as const;
    }),
  );
  const algorithm = parts.get('algorithm') ?? '';
  if (!Object.hasOwn(ALGORITHMS, algorithm)) return { kind: 'FORGED' };
  const wanted = Buffer.from(signatureOf(body, { key, algorithm }));
  const given = Buffer.from((parts.get('signature') ?? '').toLowerCase());
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'FORGED' };
  const { data } = Told.safeParse(jsonOf(Buffer.from(body).toString('utf8')));
  return data ? { kind: 'ORDER', ...saidOf(data.order) } : { kind: 'OTHER' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Answer = Readonly<{ status: number; text: string }>;

/** Reads an answer. @throws GatewayDown */
function read<Schema extends z.ZodType>(
  schema: Schema,
  { status, text }: Answer,
  statuses: readonly number[] = [200],
): z.output<Schema> {
  if (!statuses.includes(status)) throw new GatewayDown(`status ${status}`);
  const { data, success } = schema.safeParse(jsonOf(text));
  if (!success) throw new GatewayDown('not understood');
  return data;
}

/** Asks without following a redirect, in time, and reads no more than an answer may have. @throws GatewayDown */
function asking({ endpoint, patienceMs, fetch: send = fetch }: Options) {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const address = endpoint();
    if (address === null) throw new GatewayDown('not there');
    const request = new Request(`${address.replace(/\/$/, '')}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const response = await send(request);
    const chunks: Uint8Array[] = [];
    let size = 0;
    const body = response.body as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new GatewayDown('too long');
      chunks.push(chunk);
    }
    return { status: response.status, text: Buffer.concat(chunks).toString('utf8') };
  };

  return async (path: string, init: RequestInit) => {
    let timer: NodeJS.Timeout | undefined;
    // A request in process knows no signal.
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new GatewayDown('time-out')), patienceMs);
    });
    try {
      return await Promise.race([ask(path, init), late]);
    } catch (error) {
      if (error instanceof GatewayDown) throw error;
      throw new GatewayDown(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
    } finally {
      clearTimeout(timer);
    }
  };
}
