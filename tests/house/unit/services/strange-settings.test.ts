import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';

const strangersOf = (variables: Record<string, string>) => readEnvironment(variables).strangers;

describe('settings that are none', () => {
  it.each([
    ['PORTAL_ORIGN', 'PORTAL_ORIGIN'],
    ['PORTAL_ORIGINS', 'PORTAL_ORIGIN'],
    ['PORTAL-ORIGIN', 'PORTAL_ORIGIN'],
    ['portal_secret', 'PORTAL_SECRET'],
    ['PORTAL_SERCET', 'PORTAL_SECRET'],
    ['PROTAL_STORE', 'PORTAL_STORE'],
    ['PROVIDERURL', 'PROVIDER_URL'],
    ['PROVIDER_ULR', 'PROVIDER_URL'],
    ['STMP_URL', 'SMTP_URL'],
    ['CLAM_URL', 'CLAMD_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['DATADIR', 'DATA_DIR'],
    ['REQUEST_PER_MINUTE', 'REQUESTS_PER_MINUTE'],
    ['SIGNIN_TRIES', 'SIGN_IN_TRIES'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['IDENTITY_CLIENT_ID', null],
    ['PORTAL_DATABASE', null],
    ['PORTAL_PORT', null],
    ['PROVIDER_TIMEOUT', null],
    ['BRAND_COLOUR', null],
  ])('%s: %s was meant', (name, meant) => {
    const found = strangersOf({ [name]: 'a value' });
    expect(found.map((each) => each.name)).toEqual([name]);
    expect(found[0]?.meant).toBe(meant);
  });

  it.each([
    ['a setting', { PORTAL_ORIGIN: 'https://portal.example', LOG_LEVEL: 'warn' }],
    ['what the machine has anyway', { PATH: '/bin', HOME: '/root', HOSTNAME: 'a', USER: 'x', LANG: 'pl_PL' }],
    ['names as short as ours', { POST: '1', PORTS: '1', HOSTS: '1', SORT: '1' }],
    ['an empty one', { PORTAL_ORIGN: '' }],
    ['another server of a cluster', { PORTAL_SERVICE_HOST: '10.0.0.1', PORTAL_SERVICE_PORT_HTTP: '80' }],
    ['its ports', { PORTAL_PORT: 'tcp://10.0.0.1:80', PORTAL_PORT_80_TCP_ADDR: '10.0.0.1' }],
    ['npm’s', { npm_package_name: 'x', npm_config_cache: 'x', NODE_OPTIONS: 'x' }],
  ])('%s is not told', (_, variables) => {
    expect(strangersOf(variables)).toEqual([]);
  });
});

describe('PORTAL_SECRET', () => {
  const [now, before, earlier] = ['n', 'b', 'e'].map((sign) => sign.repeat(32)) as [string, string, string];
  const secretsOf = (PORTAL_SECRET: string) => {
    const { secret, formerSecrets } = readEnvironment({ PORTAL_SECRET });
    return [secret, ...formerSecrets];
  };

  it.each([
    [now, [now]],
    [`${now},`, [now]],
    [`${now},${before}`, [now, before]],
    [` ${now} , ${before},${earlier},`, [now, before, earlier]],
    ['one secret, which has a comma in it, of old', ['one secret, which has a comma in it, of old']],
  ])('%s', (setting, secrets) => {
    expect(secretsOf(setting)).toEqual(secrets);
  });

  it.each(['short', ',', 'short,short too'])('%s is refused', (setting) => {
    expect(() => secretsOf(setting)).toThrow(/^Settings: [^]*PORTAL_SECRET/);
  });

  it('takes no former one in production that can be guessed', () => {
    const settings = {
      PORTAL_ENV: 'production',
      PORTAL_ORIGIN: 'https://portal.example',
      PROVIDER_URL: 'https://his.example',
    };
    const good = 'Zk3vX9bq0uT7mR2wYp5sLd8eHc1nGf4jA6iKoUxVtQs';
    const read = (PORTAL_SECRET: string) => () => readEnvironment({ ...settings, PORTAL_SECRET });
    expect(read(`${good},${good.toLowerCase()}`)).not.toThrow();
    expect(read(`${good},${now}`)).toThrow('PORTAL_SECRET can be guessed');
  });
});
