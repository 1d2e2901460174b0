import { describe, expect, it } from 'vitest';
import { gateWith } from '#tests/support/gate.ts';

const CALLS = ['/telehealth/teleconsultation?teleconsultationId=x', '/telehealth/test'];
const OTHERS = [
  '/telehealth',
  '/telehealth/telewaitingroom',
  '/telehealth/teleconsultationtype',
  '/telehealth/leave',
  '/telehealth/testing',
  '/telehealth/teleconsultation/more',
  '/bookings',
  '/',
];
const KEYS = { OPENTOK_API_KEY: '123', OPENTOK_API_SECRET: 'secret' };

async function headersAt(path: string, settings = {}) {
  const gate = await gateWith({ settings });
  const { headers } = await gate.ask(path);
  await gate.close();
  const policy = headers.get('content-security-policy') ?? '';
  const rule = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
  return { permissions: headers.get('permissions-policy') ?? '', policy, rule };
}

describe.each([
  ['without keys', {}],
  ['with the vendor’s keys', KEYS],
])('%s', (name, settings) => {
  it.each(OTHERS)('%s has neither camera nor microphone nor another host', async (path) => {
    const { permissions, rule } = await headersAt(path, settings);
    expect(permissions).toContain('camera=(), ');
    expect(permissions).toContain('microphone=(), ');
    expect(rule('connect-src')).toEqual(["'self'"]);
    expect(rule('style-src')).toEqual(["'self'"]);
  });

  it.each(CALLS)('%s has both, and no rule that lets scripts of a page run', async (path) => {
    const { permissions, policy, rule } = await headersAt(path, settings);
    expect(permissions).toContain('camera=(self), ');
    expect(permissions).toContain('microphone=(self), ');
    expect(permissions).toContain('geolocation=(), ');
    expect(policy).not.toContain('unsafe');
    expect(rule('connect-src')).toEqual([
      "'self'",
      ...(name === 'without keys'
        ? []
        : [
            'https://config.opentok.com',
            'https://anvil.opentok.com',
            'https://hlg.tokbox.com',
            'wss://*.opentok.com',
            'wss://*.tokbox.com',
          ]),
    ]);
  });
});
