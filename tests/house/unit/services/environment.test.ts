import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';

const PRODUCTION = {
  PORTAL_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  PORTAL_SECRET: 'a secret of the tests, long enough to be one',
  PROVIDER_URL: 'https://his.example',
};

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
  const on = (value?: string) => {
    const { fast } = readEnvironment(value === undefined ? {} : { PORTAL_FAST: value });
    return [fast.has('page-cache'), fast.has('quick-rows')];
  };

  it('is all on, all off, or what is named', () => {
    expect([on(), on('all'), on('none'), on('quick-rows,markup-cache')]).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  it('is nothing that has no name', () => {
    expect(() => on('page-cache,warp-drive')).toThrow(/Settings/);
  });
});
