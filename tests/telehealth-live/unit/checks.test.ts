import { describe, expect, it } from 'vitest';
import { firstStop, stopByCourse, type LiveCourse, type Stop } from '#app/domain/telehealth-live/checks.ts';

const OPEN: LiveCourse = { status: 'SCHEDULED', window: 'OPEN' };

/** Checks of which each notes that it was asked. */
function checks({ who = null, consent = null }: { who?: Stop | null; consent?: Stop | null } = {}) {
  const asked: string[] = [];
  const check = (name: string, stop: Stop | null) => () => {
    asked.push(name);
    return Promise.resolve(stop);
  };
  return { asked, who: check('who', who), consentAndIdentity: check('consent', consent) };
}

describe('what stands in the way of a live teleconsultation', () => {
  it.each([
    [OPEN, null],
    [{ ...OPEN, status: 'REGISTERED' }, null],
    //
    [{ ...OPEN, orderStatus: 'GTRE' }, null],
    [{ ...OPEN, window: 'EARLY' }, 'tooEarly'],
    [{ ...OPEN, window: 'LATE' }, 'tooLate'],
    // The status comes first.
    [{ status: 'EXECUTED', window: 'LATE' }, 'executed'],
    [{ status: 'CANCELED', window: 'EARLY' }, 'canceled'],
  ] as const)('%j: %s', (live, stop) => {
    expect(stopByCourse(live)).toBe(stop);
  });

  it('nobody is asked for a consent before it is the hour', async () => {
    const { asked, ...rest } = checks();
    expect(await firstStop({ ...OPEN, window: 'EARLY' }, rest)).toBe('tooEarly');
    expect(asked).toEqual([]);
  });

  it('who may not enter is neither asked for a consent nor named', async () => {
    const { asked, ...rest } = checks({ who: 'unauthorized', consent: 'consent' });
    expect(await firstStop(OPEN, rest)).toBe('unauthorized');
    expect(asked).toEqual(['who']);
  });

  it('consent and identity come last', async () => {
    const { asked, ...rest } = checks({ consent: 'identity' });
    expect(await firstStop(OPEN, rest)).toBe('identity');
    expect(asked).toEqual(['who', 'consent']);
    expect(await firstStop(OPEN, checks())).toBeNull();
  });
});
