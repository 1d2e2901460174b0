import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';

/** The bank's messages come to the embedded provider through the portal's own server, byte for byte. */

const at = portalForFile();
const PATH = '/payment-notifications';
const PAY = '/paymentsnav/invoicestopay/FV%2F10%2F2026%2F0101/pay';

type Order = { state: string; deliveries: { answers: (number | string)[] }[] };

const send = (init: RequestInit, path = PATH) =>
  fetch(at.portal.origin + path, { redirect: 'manual', ...init });

it('is taken by POST alone, of 16 kB, whatever cookies come with it, and nowhere beside it', async () => {
  const cookie = [...(await at.signedIn()).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = 'x'.repeat(16_384);
  const answers = await Promise.all([
    send({ method: 'POST', body }),
    send({ method: 'POST', body: `${body}x` }),
    send({ method: 'POST', body, headers: { cookie } }),
    send({ method: 'GET' }),
    send({ method: 'PUT', body }),
    send({ method: 'POST', body }, `${PATH}/more`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 413, 400, 405, 405, expect.any(Number)]);
  expect(answers[5].status).toBeGreaterThanOrEqual(400);
  for (const answer of answers.slice(0, 5)) {
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe('');
  }
});

it('pays the invoice by what the bank has signed, with spaces and Polish letters in it', async () => {
  const jan = await at.signedIn();
  const led = await jan.submit(await jan.get(PAY));
  const address = led.headers.get('location') ?? '';
  expect(address.startsWith(`${at.portal.benchOrigin}/bank/pay/`)).toBe(true);
  const decide = { act: 'CLOSE', when: 'FIRST', fault: 'NONE' };
  await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(decide),
    headers: { origin: at.portal.benchOrigin },
  });
  const orders = (await (await fetch(`${at.portal.benchOrigin}/bank-testowy/orders.json`)).json()) as Order[];
  expect(orders.at(-1)).toMatchObject({ state: 'COMPLETED', deliveries: [{ answers: [200] }] });
  const due = await jan.get('/paymentsnav/invoicestopay');
  expect(due.html).not.toContain('FV/10/2026/0101');
});

it('does not shut out patients, however often it comes', async () => {
  const jan = await at.signedIn();
  const many = Array.from({ length: 300 }, () => send({ method: 'POST', body: 'x' }));
  const pages = await Promise.all(Array.from({ length: 5 }, () => jan.get('/bookings')));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const statuses = new Set((await Promise.all(many)).map(({ status }) => status));
  expect([...statuses].every((status) => status === 400 || status === 503)).toBe(true);
});
