import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#provider/payments/bench/bank-order.ts';
import { createBank, type Bank } from '#provider/payments/bench/bank.ts';
import { GatewayDown, type PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { payu } from '#provider/payments/gateway/payu.ts';

const PATIENCE_MS = 400;
const clock = { now: () => new Date('2026-10-20T06:00:00.000Z') };
const addresses = {
  callBackUrl: 'https://portal.example/payment-notifications',
  returnUrl: 'https://portal.example/payments/completed',
};

/** The bank as the demonstration has it, and the client of the real gateway, which finds it by its address alone. */
const KINDS = ['the bank, in process', 'the client of PAYMENT_URL, over HTTP'] as const;

type CallBackSent = { body: Uint8Array; headers: Headers };

async function open(kind: (typeof KINDS)[number]) {
  const sent: CallBackSent[] = [];
  const bank = createBank({
    ...addresses,
    clock,
    patienceMs: PATIENCE_MS,
    send: async (request) => {
      sent.push({ body: new Uint8Array(await request.arrayBuffer()), headers: request.headers });
      return new Response(null, { status: 200 });
    },
  });
  if (kind === KINDS[0]) {
    bank.standAt('http://bank.example');
    return { bank, sent, gateway: bank.gateway, close: () => Promise.resolve() };
  }
  const server = serve({ fetch: bank.answer, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bank.standAt(origin);
  const gateway = payu({
    ...addresses,
    endpoint: () => `${origin}/bank/`,
    account: BANK_ACCOUNT,
    clock,
    patienceMs: PATIENCE_MS,
  });
  return { bank, sent, gateway, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const order = {
  extId: 'a-random-name',
  refInvoice: 'FV/11/2026 Ż "1"',
  amount: 12_050,
  currency: 'PLN',
  payee: 'Przychodnia pod Lipami',
};

describe.each(KINDS)('a payment gateway: %s', (kind) => {
  let bank: Bank;
  let gateway: PaymentGateway;
  let sent: CallBackSent[];
  let close: () => Promise<void>;
  beforeAll(async () => ({ bank, gateway, sent, close } = await open(kind)));
  afterAll(() => close());
  beforeEach(() => {
    bank.reset();
    sent.length = 0;
  });
  const begun = async () => {
    const { orderId, address } = await gateway.start(order);
    const there = bank.byOrderId(orderId);
    if (!there) throw new Error('no order');
    return { orderId, address, there };
  };
  const heard = async (...[there, told]: Parameters<Bank['tell']>) => {
    await bank.tell(there, told);
    const last = sent.at(-1);
    if (!last) throw new Error('no call-back');
    return gateway.check(last);
  };

  it('takes an order as it is, and leads to its own origin', async () => {
    const { address, there } = await begun();
    expect(new URL(address).origin).toBe(gateway.origin());
    expect(there).toMatchObject({ amount: 12_050, currency: 'PLN', extOrderId: order.extId });
    expect(there).toMatchObject({ notifyUrl: addresses.callBackUrl, continueUrl: addresses.returnUrl });
    expect(there.description).toBe('FV/11/2026 Ż "1", Przychodnia pod Lipami');
  });

  it('says how an order stands, and knows none that it was not given', async () => {
    const { orderId, there } = await begun();
    const said = { extId: order.extId, amount: 12_050, currency: 'PLN' };
    expect(await gateway.ask(orderId)).toEqual({ ...said, state: 'PENDING' });
    bank.decide(there, 'COMPLETED');
    expect(await gateway.ask(orderId)).toEqual({ ...said, state: 'COMPLETED' });
    expect(await gateway.ask('none/../such')).toBeNull();
  });

  it('takes an order of one name once', async () => {
    await begun();
    await expect(gateway.start(order)).rejects.toThrow(GatewayDown);
    expect(bank.all()).toHaveLength(1);
  });

  it('believes what is signed, byte for byte', async () => {
    const { there } = await begun();
    expect(await heard(there, { state: 'WAITING_FOR_CONFIRMATION' })).toEqual({
      kind: 'ORDER',
      extId: order.extId,
      amount: 12_050,
      currency: 'PLN',
      state: 'WAITING_FOR_CONFIRMATION',
    });
    const { body = new Uint8Array(), headers = new Headers() } = sent.at(-1) ?? {};
    const changed = Buffer.from(body);
    changed[changed.length - 2] = 32;
    expect(gateway.check({ body: changed, headers })).toEqual({ kind: 'FORGED' });
  });

  it.each(['SIGNATURE', 'KEY', 'UNSIGNED'] as const)('believes nothing with fault %s', async (fault) => {
    const { there } = await begun();
    expect(await heard(there, { fault })).toEqual({ kind: 'FORGED' });
  });

  it('pays back once, and no more than was paid', async () => {
    const { orderId, there } = await begun();
    const refund = { orderId, extId: order.extId, amount: 12_050 };
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayDown);
    bank.decide(there, 'COMPLETED');
    await gateway.refund(refund);
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayDown);
    expect(there.refunds).toEqual([12_050]);
  });

  it.each(['DOWN', 'SLOW'] as const)('is down when it is %s, and up again later', async (mood) => {
    bank.be(mood);
    await expect(gateway.start(order)).rejects.toThrow(GatewayDown);
    bank.be('WORKS');
    await begun();
  });

  it.each(['FOREIGN_HOST', 'FOREIGN_SCHEME', 'NO_SCHEME'] as const)(
    'leads nowhere when it is %s',
    async (mood) => {
      bank.be(mood);
      await expect(gateway.start(order)).rejects.toMatchObject({ name: 'ForeignPaymentAddress' });
    },
  );
});
