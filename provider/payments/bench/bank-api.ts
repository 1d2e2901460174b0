import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { PayuAccount } from '#provider/payments/gateway/payu.ts';
import { BANK_PATH, type BankOrder } from './bank-order.ts';

const Grosz = z.string().regex(/^[1-9]\d{0,14}$/);
const NewOrder = z.object({
  notifyUrl: z.url(),
  continueUrl: z.url(),
  customerIp: z.string(),
  merchantPosId: z.string(),
  description: z.string().min(1).max(400),
  currencyCode: z.string().length(3),
  totalAmount: Grosz,
  extOrderId: z.string().min(1).max(200),
});
const Refund = z.object({ refund: z.object({ description: z.string(), amount: Grosz }) });

type Added = Omit<BankOrder, 'token' | 'since'>;

type Parts = Readonly<{
  account: PayuAccount;
  byOrderId: (orderId: string) => BankOrder | undefined;
  byExtId: (extId: string) => BankOrder | undefined;
  /** Keeps an order; returns where the browser goes. */
  add: (order: Added) => string;
}>;

const status = (statusCode: string) => ({ status: { statusCode } });

/** The bank's REST, as PayU's is: a token, orders with an answer that redirects, and paying back. */
export function createBankApi({ account, byOrderId, byExtId, add }: Parts) {
  const tokens = new Set<string>();
  const api = new Hono().basePath(BANK_PATH);
  api.use('/api/*', async (c, next) => {
    const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    return tokens.has(token) ? next() : c.json(status('UNAUTHORIZED'), 401);
  });
  api
    .post('/pl/standard/user/oauth/authorize', async (c) => {
      const form = await c.req.parseBody();
      const isKnown = form['client_id'] === account.client && form['client_secret'] === account.secret;
      if (!isKnown || form['grant_type'] !== 'client_credentials')
        return c.json({ error: 'invalid_client' }, 401);
      const token = randomUUID();
      tokens.add(token);
      return c.json({ access_token: token, token_type: 'bearer', expires_in: 43_199 });
    })
    .post('/api/v2_1/orders', async (c) => {
      const received = await c.req.text();
      const { data } = NewOrder.safeParse(JSON.parse(received));
      if (data?.merchantPosId !== account.pos) return c.json(status('ERROR_VALUE_INVALID'), 400);
      if (byExtId(data.extOrderId)) return c.json(status('ERROR_ORDER_NOT_UNIQUE'), 400);
      const orderId = randomBytes(12).toString('hex').toUpperCase();
      const { extOrderId, totalAmount, currencyCode: currency, description, notifyUrl, continueUrl } = data;
      const redirectUri = add({
        orderId,
        extOrderId,
        amount: Number(totalAmount),
        currency,
        description,
        notifyUrl,
        continueUrl,
        state: 'PENDING',
        received,
        questions: 0,
        deliveries: [],
        refunds: [],
      });
      c.header('location', redirectUri);
      return c.json({ ...status('SUCCESS'), redirectUri, orderId, extOrderId }, 302);
    })
    .get('/api/v2_1/orders/:id', (c) => {
      const order = byOrderId(c.req.param('id'));
      if (!order) return c.json(status('DATA_NOT_FOUND'), 404);
      order.questions += 1;
      return c.json({ orders: [saidOf(order)], ...status('SUCCESS') });
    })
    .post('/api/v2_1/orders/:id/refunds', async (c) => {
      const order = byOrderId(c.req.param('id'));
      const { data } = Refund.safeParse(await c.req.json());
      if (!order) return c.json(status('DATA_NOT_FOUND'), 404);
      const amount = Number(data?.refund.amount);
      const left = order.amount - order.refunds.reduce((sum, one) => sum + one, 0);
      if (!data || amount > left || order.state !== 'COMPLETED')
        return c.json(status('ERROR_VALUE_INVALID'), 400);
      order.refunds.push(amount);
      const { orderId } = order;
      return c.json({
        orderId,
        refund: { refundId: randomUUID(), amount: String(amount) },
        ...status('SUCCESS'),
      });
    });
  return async (request: Request) => api.fetch(request);
}

/** An order as call-backs and answers say it. */
export const saidOf = ({ orderId, extOrderId, amount, currency, description, state }: BankOrder) => ({
  orderId,
  extOrderId,
  totalAmount: String(amount),
  currencyCode: currency,
  description,
  status: state,
});
