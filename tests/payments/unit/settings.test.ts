import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';

describe('the payment gateway', () => {
  const whole = {
    PAYMENT_URL: 'https://secure.snd.payu.com',
    PAYMENT_POS: '300746',
    PAYMENT_CLIENT: '300746',
    PAYMENT_SECRET: 'client-secret',
    PAYMENT_SIGNATURE_KEY: 'second-key',
  };

  it('is none, or one with all that it takes', () => {
    expect(readEnvironment({}).payment).toBeUndefined();
    expect(readEnvironment(whole).payment).toEqual({
      url: 'https://secure.snd.payu.com',
      page: undefined,
      pos: '300746',
      client: '300746',
      secret: 'client-secret',
      signatureKey: 'second-key',
    });
    const page = 'https://merch-prod.snd.payu.com';
    expect(readEnvironment({ ...whole, PAYMENT_PAGE: page }).payment?.page).toBe(page);
  });

  it.each(Object.keys(whole))('keeps the portal from starting without %s', (name) => {
    expect(() => readEnvironment({ ...whole, [name]: '' })).toThrow(/^Settings: PAYMENT_URL, PAYMENT_POS/);
  });

  it.each(['payu.example', 'http://payu.example', 'javascript:alert(1)'])('does not stand at %s', (url) => {
    expect(() => readEnvironment({ ...whole, PAYMENT_URL: url })).toThrow(/^Settings: .*PAYMENT_URL/s);
  });

  it('may stand on this machine, for a trial', () => {
    const url = 'http://127.0.0.1:3001/bank';
    expect(readEnvironment({ ...whole, PAYMENT_URL: url }).payment?.url).toBe(url);
  });
});
