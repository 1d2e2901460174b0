import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { sessionMinutes } from '#app/services/store/sessions.server.ts';
import { readEnvironment, SETTING_NAMES } from '#app/services/request/environment.server.ts';
import type { Log } from '#app/services/request/log.server.ts';
import { tellSettings } from '#app/services/request/strange-settings.ts';

const PRODUCTION = {
  PORTAL_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  PORTAL_SECRET: 'a secret of the tests, long enough to be one',
  PROVIDER_URL: 'https://his.example',
};

it('docs/settings.md has every setting in its table, and no other', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/settings.md', import.meta.url)), 'utf8');
  const table = page.slice(page.indexOf('\n## Settings'), page.indexOf('\n## In production'));
  const names = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z_]+/g) ?? []);
  expect(names.toSorted()).toEqual([...SETTING_NAMES].sort());
});

it('.env.example has every setting, and no other, and sets none', () => {
  const lines = readFileSync(
    fileURLToPath(new URL('../../../../.env.example', import.meta.url)),
    'utf8',
  ).split('\n');
  const names = lines.flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([...SETTING_NAMES].sort());
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

it('.env.example is read alike by a shell and by systemd: each value stands between single quotes', () => {
  const path = fileURLToPath(new URL('../../../../.env.example', import.meta.url));
  const settings = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (/^#[A-Z_]+=/.test(line) ? [line.slice(1)] : []));
  expect(settings.filter((line) => !/^[A-Z_]+='[^']*'$/.test(line))).toEqual([]);

  // Between single quotes nothing has a meaning of its own, in either of the two.
  const address = 'postgres://portal:a$b@db/portal?sslmode=require&application_name=a b;c#d';
  const filled = settings.map((line) =>
    line.startsWith('PORTAL_STORE=') ? `PORTAL_STORE='${address}'` : line,
  );
  const read = execFileSync('sh', ['-c', 'set -a; eval "$FILE"; printf %s "$PORTAL_STORE"'], {
    env: { ...process.env, FILE: filled.join('\n') },
    encoding: 'utf8',
  });
  expect(read).toBe(address);
});

it('a provider and a portal that uses it listen on ports of their own, with no setting', () => {
  const provider = readEnvironment({});
  const portal = readEnvironment({ PROVIDER_URL: 'http://127.0.0.1:3002' });
  const ports = [provider.providerPort, provider.benchPort, portal.port, portal.benchPort];
  expect(new Set(ports).size).toBe(ports.length);
  expect(readEnvironment({ PROVIDER_URL: 'http://127.0.0.1:3002', BENCH_PORT: '3009' }).benchPort).toBe(3009);
});

describe('a setting that would do something else than it says', () => {
  it.each([
    ['PORTAL_ORIGIN', 'https://portal.example/portal'],
    ['PORTAL_ORIGIN', 'https://portal.example/?a=1'],
    ['PORTAL_ORIGIN', 'https://portal.example, https://portal.example/x'],
    ['PORTAL_STORE', 'postgres://portal@db/portal?sslmode=bogus'],
    ['PROVIDER_STORE', 'postgres://portal@db/portal?sslmode=requier'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Settings: ${name}[^\\n]*$`));
  });

  it('a last slash of an origin is none, and each sslmode that pg knows is taken', () => {
    expect(readEnvironment({ PORTAL_ORIGIN: 'https://portal.example/' }).origins).toEqual([
      'https://portal.example',
    ]);
    for (const mode of ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'])
      expect(() => readEnvironment({ PORTAL_STORE: `postgres://a@b/c?sslmode=${mode}` })).not.toThrow();
  });
});

describe('a host elsewhere without a key', () => {
  const missing = (settings: Record<string, string>) => readEnvironment(settings).keysMissing;
  it('is warned of by its setting', () => {
    expect(missing(PRODUCTION)).toEqual(['PROVIDER_KEY']);
    expect(missing({ ...PRODUCTION, AMTS_URL: 'https://telehealth.example' })).toEqual([
      'PROVIDER_KEY',
      'AMTS_KEY',
    ]);
    const key = randomBytes(32).toString('base64url');
    expect(missing({ ...PRODUCTION, PROVIDER_KEY: key })).toEqual([]);
    expect(missing({ PROVIDER_URL: 'http://127.0.0.1:3002' })).toEqual([]);
    expect(missing({})).toEqual([]);
  });

  it('is told in the log, with mutual TLS as the other way', () => {
    const warn = vi.fn();
    tellSettings({
      environment: { strangers: [], keysMissing: ['PROVIDER_KEY'] },
      log: { warn } as unknown as Log,
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { setting: 'PROVIDER_KEY' },
      expect.stringContaining('mutual TLS'),
    );
  });
});

describe('production', () => {
  const read = (settings: Record<string, string>) => () => readEnvironment({ ...PRODUCTION, ...settings });

  it.each([
    ['PORTAL_ORIGIN', 'http://portal.example', 'https'],
    ['PORTAL_ORIGIN', 'https://portal.example, http://portal.example', 'https'],
    ['PORTAL_ORIGIN', 'http://localhost:3000', 'https'],
    ['PROVIDER_URL', 'http://his.example', 'https'],
    ['PROVIDER_URL', 'http://127.0.0.1.his.example', 'https'],
    ['PROVIDER_URL', 'http://10.0.0.7:8080', 'https'],
    ['PROVIDER_URL', 'ftp://127.0.0.1', 'https'],
    ['AMTS_URL', 'http://telehealth.example', 'https'],
    ['PORTAL_SECRET', 's'.repeat(64), 'openssl rand'],
    ['PORTAL_SECRET', 'changeme'.repeat(5), 'openssl rand'],
    ['PORTAL_SECRET', 'portal-secret-'.repeat(3), 'openssl rand'],
    ['PORTAL_SECRET', '12345678901234567890123456789012', 'openssl rand'],
    ['METRICS_TOKEN', 'x'.repeat(32), 'openssl rand'],
    ['PROVIDER_KEY', 'changeme'.repeat(5), 'openssl rand'],
    ['AMTS_KEY', 'x'.repeat(32), 'openssl rand'],
  ])('refuses %s=%s in one sentence that says what to do', (name, value, remedy) => {
    expect(read({ [name]: value })).toThrow(new RegExp(`^Settings: [^.\\n]*${name}[^\\n]*${remedy}[^\\n]*$`));
    expect(() => readEnvironment({ ...PRODUCTION, [name]: value, PORTAL_ENV: 'development' })).not.toThrow();
    expect(read({ [name]: value })).not.toThrow(value.slice(0, 40));
  });

  it.each([
    ['PROVIDER_URL', 'http://127.0.0.1:3002'],
    ['PROVIDER_URL', 'http://[::1]:3002'],
    ['PROVIDER_URL', 'http://localhost:3002'],
    ['PORTAL_SECRET', 'c5fb86f1c5e1ab3c8e3a34f2a37d5a44'],
    ['PORTAL_SECRET', 'Zk3vX9bq0uT7mR2wYp5sLd8eHc1nGf4jA6iKoUxVtQs'],
  ])('takes %s=%s', (name, value) => {
    expect(read({ [name]: value })).not.toThrow();
  });

  it('takes any secret that is made as the sentence says', () => {
    for (let made = 0; made < 200; made += 1) {
      expect(read({ PORTAL_SECRET: randomBytes(16).toString('hex') })).not.toThrow();
      expect(read({ PORTAL_SECRET: randomBytes(32).toString('base64') })).not.toThrow();
    }
  });
});

describe('a setting that cannot be read', () => {
  it.each([
    ['PORTAL_SECRET', 'short', 'at least 32 characters (make one with: openssl rand -base64 32)'],
    ['METRICS_TOKEN', 'short', 'at least 32 characters (make one with: openssl rand -base64 32)'],
    [
      'PROVIDER_KEY',
      'a key with blanks, which no header of ours takes',
      '32 to 200 characters without blanks',
    ],
    ['AMTS_KEY', 'short', '32 to 200 characters without blanks'],
    ['PORTAL_ENV', 'prod', 'development, test or production'],
    ['TRUST_PROXY', 'yes', 'true or false'],
    ['PORT', 'many', 'a whole number'],
    ['PORT', '80.5', 'a whole number'],
    ['PORT', '-1', 'at least 0'],
    ['PORT', '70000', 'at most 65535'],
    ['SIGN_IN_TRIES', '0', 'at least 1'],
    ['PORTAL_STORE', 'mysql://portal:word-of-passing@db/portal', 'sqlite:path or postgres://'],
    ['PORTAL_STORE', 'sqlite:', 'sqlite:path or postgres://'],
    ['PROVIDER_STORE', 'postgres://portal:word-of-passing@db:port/portal', 'sqlite:path or postgres://'],
    ['PROVIDER_URL', 'his.example', 'an address like https://'],
    ['SMTP_URL', 'http://x', 'an address like smtp://'],
    ['SMTP_URL', 'mail.example:587', 'an address like smtp://'],
    ['CLAMD_URL', 'localhost:3310', 'an address like tcp://'],
    ['IDENTITY_CODE', 'p/z', 'at most 20 letters'],
    ['PAYMENT_URL', 'bank', 'an address with https://'],
  ])('%s=%s is refused in one sentence', (name, value, need) => {
    const told = () => readEnvironment({ [name]: value });
    expect(told).toThrow(`Settings: ${name} needs ${need}`);
    expect(told).toThrow(/^[^\n✖→]+$/);
    expect(told).not.toThrow('word-of-passing');
  });

  it('is named beside the others', () => {
    expect(() => readEnvironment({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(
      /^Settings: PORT needs a whole number; LOG_LEVEL needs debug, info, warn, error or silent$/,
    );
  });

  it.each([
    'smtp://mail.example.pl:587',
    'smtps://portal:word@mail.example.pl',
    'smtp://127.0.0.1:2525/?pool=true',
  ])('SMTP_URL=%s is one that can', (SMTP_URL) => {
    expect(readEnvironment({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  });

  it.each([
    'sqlite::memory:',
    'sqlite:./data/a.sqlite',
    'postgres://portal@db/portal',
    'postgresql://portal:a%2Fb@[::1]:5433/portal?sslmode=require',
    'postgres:///portal?host=/run/postgresql',
  ])('PORTAL_STORE=%s is one that can', (PORTAL_STORE) => {
    expect(readEnvironment({ PORTAL_STORE }).portalStore).toBe(PORTAL_STORE);
  });
});

it('an empty PORTAL_STORE is refused in production, where somebody meant a server', () => {
  expect(() => readEnvironment({ ...PRODUCTION, PORTAL_STORE: '' })).toThrow(
    /^Settings: PORTAL_STORE is empty/,
  );
  expect(readEnvironment({ PORTAL_STORE: '' }).portalStore).toBe('sqlite:./data/portal.sqlite');
});

describe('the provider’s own colours', () => {
  const own = { BRAND_BAND: '#0B4A66', BRAND_BAND_DEEP: '#073447', BRAND_LEAF: '#c9e58f' };

  it('are none, or three on which patients can read', () => {
    expect(readEnvironment({}).brand).toBeUndefined();
    expect(readEnvironment(own).brand).toEqual({ band: '#0b4a66', bandDeep: '#073447', leaf: '#c9e58f' });
  });

  it.each([
    ['one is missing', { BRAND_LEAF: '' }, 'are set together'],
    ['one is none', { BRAND_BAND: 'navy' }, 'six hexadecimal digits'],
    [
      'one is too light',
      { BRAND_BAND: '#4477aa' },
      'white text on BRAND_BAND=#4477aa has a contrast of 4.70:1',
    ],
  ])('keep the portal from starting when %s', (_, wrong, told) => {
    expect(() => readEnvironment({ ...own, ...wrong })).toThrow(told);
  });
});

describe('the video service', () => {
  const whole = { OPENTOK_API_KEY: '45678', OPENTOK_API_SECRET: 'a secret of the tests' };

  it('is none, or one with both keys', () => {
    expect(readEnvironment({}).video).toBeUndefined();
    expect(readEnvironment(whole).video).toEqual({ apiKey: '45678', apiSecret: 'a secret of the tests' });
  });

  it.each(Object.entries(whole))('keeps the portal from starting with %s alone', (name, value) => {
    const told = /^Settings: OPENTOK_API_KEY and OPENTOK_API_SECRET are set together$/;
    expect(() => readEnvironment({ [name]: value })).toThrow(told);
  });
});

describe('the identity system', () => {
  const whole = {
    IDENTITY_ISSUER: 'https://tozsamosc.example/oidc/',
    IDENTITY_CLIENT: 'portal',
    IDENTITY_SECRET: 'a secret of the tests',
  };
  const known = {
    issuer: 'https://tozsamosc.example/oidc',
    clientId: 'portal',
    clientSecret: 'a secret of the tests',
    x: 'pz',
  };
  const names = Object.keys(whole);

  it('is none, or one with all that it takes; its code alone makes none', () => {
    expect(readEnvironment({}).identity).toBeUndefined();
    expect(readEnvironment({ IDENTITY_CODE: 'wk' }).identity).toBeUndefined();
    expect(readEnvironment(whole).identity).toEqual(known);
    expect(readEnvironment({ ...whole, IDENTITY_CODE: 'wk' }).identity).toEqual({ ...known, x: 'wk' });
  });

  it.each(names)('keeps the portal from starting without %s, and with it alone', (name) => {
    const told = /^Settings: IDENTITY_ISSUER, IDENTITY_CLIENT and IDENTITY_SECRET are set together$/;
    expect(() => readEnvironment({ ...whole, [name]: '' })).toThrow(told);
    expect(() => readEnvironment({ [name]: whole[name as keyof typeof whole] })).toThrow(told);
  });

  it.each([
    ['IDENTITY_ISSUER', 'tozsamosc.example'],
    ['IDENTITY_ISSUER', 'http://tozsamosc.example'],
    ['IDENTITY_ISSUER', 'ftp://tozsamosc.example'],
    ['IDENTITY_ISSUER', 'javascript:alert(1)'],
    ['IDENTITY_CODE', 'p/z'],
    ['IDENTITY_CODE', '../pz'],
    ['IDENTITY_CODE', 'p z'],
    ['IDENTITY_CODE', 'p'.repeat(21)],
  ])('does not take %s=%s, and says which one it is', (name, value) => {
    for (const settings of [whole, { ...PRODUCTION, ...whole }]) {
      expect(() => readEnvironment({ ...settings, [name]: value })).toThrow(
        new RegExp(`^Settings: .*${name}`, 's'),
      );
    }
  });

  it('never says the secret', () => {
    const { IDENTITY_ISSUER: _issuer, ...without } = whole;
    expect(() => readEnvironment(without)).not.toThrow(whole.IDENTITY_SECRET);
    expect(() => readEnvironment({ ...whole, IDENTITY_CODE: '/' })).not.toThrow(whole.IDENTITY_SECRET);
  });
});

describe('the signing service', () => {
  const whole = {
    SIGN_URL: 'https://podpis.example/tpSigning',
    SIGN_KEY: '/keys/portal.key',
    SIGN_CERTIFICATE: '/keys/portal.crt',
    SIGNATURE_TRUST: '/trust',
  };

  it('is none, or one with all that it takes', () => {
    expect(readEnvironment({}).sign).toBeUndefined();
    expect(readEnvironment({ SIGNATURE_TRUST: '/trust' }).sign).toBeUndefined();
    expect(readEnvironment(whole).sign).toEqual({
      url: 'https://podpis.example/tpSigning',
      key: '/keys/portal.key',
      certificate: '/keys/portal.crt',
    });
  });

  it.each(Object.keys(whole))('keeps the portal from starting without %s', (name) => {
    expect(() => readEnvironment({ ...whole, [name]: '' })).toThrow(/^Settings: SIGN_URL, SIGN_KEY and /);
  });

  it.each(['podpis.example', 'http://podpis.example', 'javascript:alert(1)'])(
    'does not stand at %s',
    (url) => {
      expect(() => readEnvironment({ ...whole, SIGN_URL: url })).toThrow(/^Settings: .*SIGN_URL/s);
    },
  );
});

describe('how long the portal waits', () => {
  it('is fixed', () => {
    for (const settings of [{}, PRODUCTION, { PORTAL_ENV: 'test' }]) {
      expect(readEnvironment(settings).patience).toEqual({ providerBudget: 2_000, submission: 10_000 });
    }
  });

  it('is shorter where a test says so', () => {
    const settings = { PORTAL_ENV: 'test', PROVIDER_BUDGET_MS: '300', SUBMISSION_PATIENCE_MS: '200' };
    expect(readEnvironment(settings).patience).toEqual({ providerBudget: 300, submission: 200 });
  });

  it.each([
    ['development', { PROVIDER_BUDGET_MS: '300' }],
    ['development', { SUBMISSION_PATIENCE_MS: '300' }],
    ['production', { ...PRODUCTION, PROVIDER_BUDGET_MS: '60000' }],
  ])('cannot be changed in %s', (_, settings) => {
    expect(() => readEnvironment(settings)).toThrow(/need PORTAL_ENV=test/);
  });
});

describe('what makes things fast', () => {
  const isOn = (PORTAL_FAST?: string) => readEnvironment({ PORTAL_FAST }).isFast;

  it('is all on or all off', () => {
    expect([isOn(), isOn('all'), isOn('none')]).toEqual([true, true, false]);
  });

  it.each(['page-cache', 'quick-rows,markup-cache', 'warp-drive'])('is not switched by part: %s', (value) => {
    expect(() => isOn(value)).toThrow(/PORTAL_FAST/);
  });
});

describe('kiosk', () => {
  it('is one only when it is said to be', () => {
    expect(readEnvironment({}).isKiosk).toBe(false);
    expect(readEnvironment({ PORTAL_KIOSK: '0' }).isKiosk).toBe(false);
    expect(readEnvironment({ PORTAL_KIOSK: '1' }).isKiosk).toBe(true);
    expect(() => readEnvironment({ PORTAL_KIOSK: 'yes' })).toThrow('PORTAL_KIOSK');
  });

  it('has five minutes, and says one before the end', () => {
    expect(sessionMinutes({ isKiosk: true })).toEqual({ idle: 5, warning: 1 });
    expect(sessionMinutes({ isKiosk: false })).toEqual({ idle: 20, warning: 2 });
  });
});

describe('addresses that patients type', () => {
  it.each([
    'portal.example.pl',
    'ftp://portal.example.pl',
    'https://portal.example.pl, portal',
    'localhost:3000',
  ])('are web addresses, and the setting is named where they are none: %s', (PORTAL_ORIGIN) => {
    expect(() => readEnvironment({ PORTAL_ORIGIN })).toThrow(/PORTAL_ORIGIN/);
    expect(() => readEnvironment({ PORTAL_ORIGIN })).toThrow(/https:\/\//);
  });

  it('may be several', () => {
    const { origins } = readEnvironment({ PORTAL_ORIGIN: ' https://a.example , http://127.0.0.1:3000 ,' });
    expect(origins).toEqual(['https://a.example', 'http://127.0.0.1:3000']);
  });
});
