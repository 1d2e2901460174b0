import { describe, expect, it } from 'vitest';
import type { Gate } from '#contract/account/schemas.ts';
import { passGates, wayPast } from '#app/services/access/gates.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';

const NOW = Date.parse('2026-11-26T08:00:00Z');

/** A browser whose provider says again and again that these gates are open. */
function browserBefore(said: readonly Gate[]) {
  const session = { idHash: 'x', gates: null } as unknown as SessionRow;
  let asked = 0;
  const at = (path: string, seconds: number) => ({
    url: new URL(path, 'http://localhost:3000'),
    session,
    isPost: false,
    now: new Date(NOW + seconds * 1000),
    provider: { account: { gates: () => Promise.resolve({ open: said }).finally(() => (asked += 1)) } },
    context: { portal: { store: { sessions: { keepGates: () => Promise.resolve() } } } },
  });
  type Asking = Parameters<typeof passGates>[0];
  return {
    asked: () => asked,
    pass: (path: string, seconds: number) =>
      passGates(at(path, seconds) as unknown as Asking).then(
        () => null,
        (thrown: unknown) => (thrown as Response).headers.get('location'),
      ),
    wayPast: (path: string, { gate, seconds }: { gate: Gate; seconds: number }) =>
      wayPast(at(path, seconds) as unknown as Asking, gate),
  };
}

describe('gates', () => {
  it('are asked of the provider for each page', async () => {
    const browser = browserBefore([]);
    for (let page = 1; page <= 3; page += 1) {
      expect(await browser.pass('/bookings', page)).toBeNull();
      expect(browser.asked()).toBe(page);
    }
  });

  it('make no circle with a gate of which one answer says that it is open, and the other that it has nothing', async () => {
    const browser = browserBefore(['MESSAGES']);
    const gate = await browser.pass('/bookings', 0);
    expect(gate).toBe('/messages-to-confirm?return=%2Fbookings');
    expect(await browser.wayPast(gate ?? '', { gate: 'MESSAGES', seconds: 1 })).toBe('/bookings');
    expect(await browser.pass('/bookings', 2)).toBeNull();
    expect(await browser.pass('/bookings', 32)).toBe(gate);
  });
});
