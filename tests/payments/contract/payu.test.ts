import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payu } from '#provider/payments/gateway/payu.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';

/** Answers as PayU's documentation of REST 2.1 shows them, with an account of its sandbox. */
const RECORDED = {
  token: {
    access_token: '8f79c971-195e-43f5-bd83-ad2104414acc',
    token_type: 'bearer',
    expires_in: 43_199,
    grant_type: 'client_credentials',
  },
  started: {
    status: { statusCode: 'SUCCESS' },
    redirectUri:
      'https://merch-prod.snd.payu.com/pay/?orderId=WZHF5FFDRJ140731GUEST000P01&token=eyJhbGciOiJIUzI1NiJ9',
    orderId: 'WZHF5FFDRJ140731GUEST000P01',
    extOrderId: 'k3ZqU1x9mTzJ2yQdXc8Lhw',
  },
  order: {
    orders: [
      {
        orderId: 'WZHF5FFDRJ140731GUEST000P01',
        extOrderId: 'k3ZqU1x9mTzJ2yQdXc8Lhw',
        orderCreateDate: '2026-10-20T08:00:00.000+02:00',
        notifyUrl: 'https://portal.example/payment-notifications',
        customerIp: '127.0.0.1',
        merchantPosId: '300746',
        description: 'FV/10/2026/0101, Przychodnia pod Lipami',
        currencyCode: 'PLN',
        totalAmount: '15000',
        status: 'COMPLETED',
        products: [{ name: 'FV/10/2026/0101', unitPrice: '15000', quantity: '1' }],
      },
    ],
    status: { statusCode: 'SUCCESS', statusDesc: 'Request processing successful' },
    properties: [{ name: 'PAYMENT_ID', value: '1234567890' }],
  },
  refund: {
    orderId: 'WZHF5FFDRJ140731GUEST000P01',
    refund: {
      refundId: '912128',
      amount: '15000',
      currencyCode: 'PLN',
      description: 'k3ZqU1x9mTzJ2yQdXc8Lhw',
      creationDateTime: '2026-10-20T08:10:00.000+02:00',
      status: 'PENDING',
      statusDateTime: '2026-10-20T08:10:00.000+02:00',
    },
    status: { statusCode: 'SUCCESS', statusDesc: 'Refund queued for processing' },
  },
};

const KEY = 'b6ca15b0d1020e8094d9b5f8d163db54';
const sum = { extId: 'k3ZqU1x9mTzJ2yQdXc8Lhw', amount: 15_000, currency: 'PLN' };

describe('PayU', () => {
  let gateway: PaymentGateway;
  let close: () => Promise<void>;
  let now = Date.parse('2026-10-20T06:00:00.000Z');
  let good = RECORDED.token.access_token;
  const asked: { method: string; path: string; body: string; authorization: string | null }[] = [];

  beforeAll(async () => {
    const server = serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch: async (request: Request) => {
        const { pathname: path } = new URL(request.url);
        const authorization = request.headers.get('authorization');
        asked.push({ method: request.method, path, body: await request.text(), authorization });
        if (path.endsWith('/authorize')) return Response.json({ ...RECORDED.token, access_token: good });
        if (authorization !== `Bearer ${good}`)
          return Response.json({ status: { statusCode: 'UNAUTHORIZED' } }, { status: 401 });
        if (path.endsWith('/refunds')) return Response.json(RECORDED.refund);
        if (request.method === 'GET') return Response.json(RECORDED.order);
        const headers = { location: RECORDED.started.redirectUri };
        return Response.json(RECORDED.started, { status: 302, headers });
      },
    });
    await once(server, 'listening');
    gateway = payu({
      endpoint: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      page: 'https://merch-prod.snd.payu.com',
      account: {
        pos: '300746',
        client: '300746',
        secret: '2ee86a66e5d97e3fadc400c9f19b065d',
        signatureKey: KEY,
      },
      clock: { now: () => new Date(now) },
      patienceMs: 2_000,
      callBackUrl: 'https://portal.example/payment-notifications',
      returnUrl: 'https://portal.example/payments/completed',
    });
    close = () => new Promise((resolve) => server.close(() => resolve()));
  });
  afterAll(() => close());
  beforeEach(() => {
    asked.length = 0;
  });
  const paths = () => asked.map(({ method, path }) => `${method} ${path}`);

  it('is asked for a token, then given the order; its redirect is read and not followed', async () => {
    const started = await gateway.start({
      ...sum,
      refInvoice: 'FV/10/2026/0101',
      payee: 'Przychodnia pod Lipami',
    });
    expect(started).toEqual({
      orderId: RECORDED.started.orderId,
      address: RECORDED.started.redirectUri,
    });
    expect(paths()).toEqual(['POST /pl/standard/user/oauth/authorize', 'POST /api/v2_1/orders']);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: '300746',
      client_secret: '2ee86a66e5d97e3fadc400c9f19b065d',
    });
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      notifyUrl: 'https://portal.example/payment-notifications',
      continueUrl: 'https://portal.example/payments/completed',
      customerIp: '127.0.0.1',
      merchantPosId: '300746',
      description: 'FV/10/2026/0101, Przychodnia pod Lipami',
      currencyCode: 'PLN',
      totalAmount: '15000',
      extOrderId: sum.extId,
      validityTime: '172800',
      products: [{ name: 'FV/10/2026/0101, Przychodnia pod Lipami', unitPrice: '15000', quantity: '1' }],
    });
  });

  it('is asked with the token that is still good, and for another one when it is not', async () => {
    expect(await gateway.ask(RECORDED.started.orderId)).toEqual({ ...sum, state: 'COMPLETED' });
    expect(paths()).toEqual([`GET /api/v2_1/orders/${RECORDED.started.orderId}`]);
    now += 43_199_000;
    await gateway.ask(RECORDED.started.orderId);
    expect(paths()).toContain('POST /pl/standard/user/oauth/authorize');
    good = 'another-token';
    expect(await gateway.ask(RECORDED.started.orderId)).toEqual({ ...sum, state: 'COMPLETED' });
  });

  it('is asked to pay back', async () => {
    await gateway.refund({ orderId: RECORDED.started.orderId, extId: sum.extId, amount: 15_000 });
    expect(paths()).toEqual([`POST /api/v2_1/orders/${RECORDED.started.orderId}/refunds`]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      refund: { description: sum.extId, amount: '15000', extRefundId: sum.extId },
    });
  });

  it.each(['MD5', 'SHA-256'])('is believed when it signs with %s', (algorithm) => {
    const body = JSON.stringify({ order: RECORDED.order.orders[0], localReceiptDateTime: '2026-10-20' });
    const name = algorithm === 'MD5' ? 'md5' : 'sha256';
    const signature = createHash(name)
      .update(body + KEY)
      .digest('hex');
    const said = `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
    const check = (header: string) =>
      gateway.check({ body: Buffer.from(body), headers: new Headers({ 'OpenPayu-Signature': header }) });
    expect(check(said)).toEqual({ kind: 'ORDER', ...sum, state: 'COMPLETED' });
    expect(check(said.replace(algorithm, 'NONE'))).toEqual({ kind: 'FORGED' });
    expect(check(said.replace('signature=', 'signature=0'))).toEqual({ kind: 'FORGED' });
    expect(check('')).toEqual({ kind: 'FORGED' });
  });

  it('tells of a refund what is none of an order, signed as well', () => {
    const body = JSON.stringify({ orderId: 'X', refund: { status: 'FINALIZED' } });
    const signature = createHash('md5')
      .update(body + KEY)
      .digest('hex');
    const headers = new Headers({ 'openpayu-signature': `signature=${signature};algorithm=MD5` });
    expect(gateway.check({ body: Buffer.from(body), headers })).toEqual({ kind: 'OTHER' });
  });
});
