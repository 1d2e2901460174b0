import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

/** Decision 175: a page that lacks an entry says so. */

const DAY_MS = 24 * 60 * 60_000;

let broken: BrokenPortal;
let jan: Visitor;

beforeAll(async () => {
  broken = await openBrokenPortal({});
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
});
afterEach(() => {
  broken.host.answers = () => null;
});
afterAll(() => broken.stop());

/** A visit of the example, some days from now. */
function bookingIn(days: number) {
  const [booking] = contract.bookings.list['~orpc'].meta.example.output as [Booking];
  const at = Date.now() + days * DAY_MS;
  return {
    ...booking,
    systemId: `booking-in-${days}`,
    dateFrom: new Date(at).toISOString(),
    dateTo: new Date(at + 1_800_000).toISOString(),
  };
}

const answerList = (list: readonly unknown[]) => {
  broken.host.answers = ({ method, url }) =>
    method === 'GET' && new URL(url).pathname === '/mppd/api/bookings' ? Response.json(list) : null;
};

const mainOf = async (path: string) => (await jan.get(path)).page.querySelector('main')?.text ?? '';

describe('a page with a list of which the provider’s answer breaks the contract in one entry', () => {
  const words =
    'Jednej pozycji nie da się pokazać, bo jej dane przyszły z błędem. To nie znaczy, że jej nie ma.';

  it.each(['/bookings', '/start'])(
    '%s shows the others, says that one is missing, and whom to call',
    async (path) => {
      answerList([bookingIn(3), { ...bookingIn(4), dateFrom: 'soon' }]);
      const text = await mainOf(path);
      expect(text).toContain(words);
      expect(text).toMatch(/Zadzwoń do rejestracji, aby się o niej dowiedzieć\.\s+\S*\d/);
      expect(text).not.toContain('Serwer nie odpowiada');
      expect((await jan.get('/bookings')).html).toContain('booking-in-3');
    },
  );

  it('counts them, and says nothing once the answer is whole', async () => {
    answerList([bookingIn(3), { ...bookingIn(4), dateFrom: 'soon' }, { ...bookingIn(5), status: 7 }]);
    expect(await mainOf('/bookings')).toContain('2 pozycji nie da się pokazać');
    answerList([bookingIn(3)]);
    expect(await mainOf('/bookings')).not.toContain('nie da się pokazać');
  });

  it('says that the server does not answer where no entry is left', async () => {
    answerList([{ ...bookingIn(4), dateFrom: 'soon' }]);
    expect(await mainOf('/bookings')).toContain('Serwer nie odpowiada');
  });
});
