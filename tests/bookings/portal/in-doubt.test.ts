import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

let broken: BrokenPortal;
let lucyna: Visitor;

beforeAll(async () => {
  broken = await openBrokenPortal(SHORT_BUDGET, ROOMY);
});
beforeEach(async () => {
  lucyna = await signedInAt(broken.portal.origin, 'lucyna.baran');
});
afterEach(() => {
  broken.host.losesAnswerOf = () => false;
});
afterAll(() => broken.stop());

const BOOKINGS = '/mppd/api/bookings';
const losing = (method: string) => {
  broken.host.losesAnswerOf = (request) =>
    request.method === method && new URL(request.url).pathname.startsWith(BOOKINGS);
};
const inOrder = () => {
  broken.host.losesAnswerOf = () => false;
};
const madeCalls = (method: string) =>
  broken.host.calls.filter((call) => call.startsWith(`${method} ${BOOKINGS}`)).length;

/** The visits that are to come, as the list shows them. */
const visits = async () =>
  (await lucyna.get('/bookings')).page
    .querySelectorAll('main a[href$="/cancel"]')
    .map((link) => link.getAttribute('href'));

/** The visits that were made since; what began meanwhile has left the list. */
const visitsBeside = async (before: Awaited<ReturnType<typeof visits>>) =>
  (await visits()).filter((link) => !before.includes(link));

function expectDoubt(answer: Answer, write: 'make' | 'modify' | 'cancel') {
  expect(answer.status).toBe(503);
  const main = answer.page.querySelector('main');
  expect(main?.text).toContain(say(`page:problem.inDoubt.${write}`));
  expect(main?.querySelector('a.button-primary')?.getAttribute('href')).toBe('/bookings');
  expect(answer.page.querySelector('title')?.text).toMatch(/^Serwer nie odpowiada – /);
}

describe('a booking whose answer is lost', () => {
  it('says so, and the same form finds the booking instead of making another', async () => {
    const before = await visits();
    const { answer } = await walkOf(lucyna).atSummary();
    losing('POST');
    expectDoubt(await lucyna.submit(answer), 'make');
    expect(await visitsBeside(before)).toHaveLength(1);

    inOrder();
    const again = await lucyna.submit(answer);
    expect(again.location).toContain('/newbooking/result/');
    expect((await lucyna.get(again.location ?? '')).status).toBe(200);
    expect((await lucyna.submit(answer)).location).toBe(again.location);
    expect(await visitsBeside(before)).toHaveLength(1);
  });

  it('is found by the form as it comes back, too', async () => {
    const before = await visits();
    const { answer } = await walkOf(lucyna).atSummary();
    losing('POST');
    await lucyna.submit(answer);
    inOrder();
    expect((await lucyna.get(answer.path)).location).toContain('/newbooking/result/');
    expect(await visitsBeside(before)).toHaveLength(1);
  });

  it('is made by the same form when it was not made', async () => {
    const before = await visits();
    const { answer } = await walkOf(lucyna).atSummary();
    await broken.during('closes the connection', async () => {
      // The steps before the booking itself are what fails here.
      expect((await lucyna.submit(answer)).status).toBe(503);
    });
    expect((await lucyna.submit(answer)).location).toContain('/newbooking/result/');
    expect(await visitsBeside(before)).toHaveLength(1);
  });
});

describe('a move whose answer is lost', () => {
  it('says so, and the same form finds that it is done', async () => {
    const path = await walkOf(lucyna).booked();
    const id = path.split('/').at(-1) ?? '';
    const { answer } = await walkOf(lucyna).atMoveSummary(id);
    const before = await visits();
    losing('PUT');
    expectDoubt(await lucyna.submit(answer), 'modify');
    inOrder();
    expect((await lucyna.submit(answer)).location).toContain(`/newbooking/result/AMMS/${id}`);
    expect(await visits()).toEqual(expect.arrayContaining(before));
    expect(await visits()).toHaveLength(before.length);
  });
});

describe('a cancel whose answer is lost', () => {
  it('says so, and the same form finds that it is done', async () => {
    const path = await walkOf(lucyna).booked();
    const page = await lucyna.get(`${path}/cancel`);
    losing('DELETE');
    expectDoubt(await lucyna.submit(page), 'cancel');
    inOrder();
    expect((await lucyna.submit(page)).location).toBe('/bookings');
    const list = await lucyna.get('/bookings');
    expect(list.page.querySelector('main')?.text).toContain(say('bookings:cancel.done'));
  });

  it('stays in doubt while the answers go on being lost, and asks each time', async () => {
    const path = await walkOf(lucyna).booked();
    const page = await lucyna.get(`${path}/cancel`);
    losing('DELETE');
    const before = madeCalls('DELETE');
    for (let turn = 0; turn < 2; turn += 1) expectDoubt(await lucyna.submit(page), 'cancel');
    expect(madeCalls('DELETE')).toBe(before + 2);
    inOrder();
    expect((await lucyna.submit(page)).location).toBe('/bookings');
  });

  it('of another form is refused as ever', async () => {
    const path = await walkOf(lucyna).booked();
    const [page, other] = [await lucyna.get(`${path}/cancel`), await lucyna.get(`${path}/cancel`)];
    await lucyna.submit(page);
    const refused = await lucyna.post(`${path}/cancel`, tokensOf(other));
    expect(refused.status).toBe(422);
  });
});

describe('a form that the clinic’s system does not answer', () => {
  it('says on the error page what has failed, when not even its own page can be made', async () => {
    const stanislaw = await signedInAt(broken.portal.origin, 'stanislaw.wojcik');
    const page = await stanislaw.get('/bookings/confirm/AMMS/booking-3032');
    await broken.during('closes the connection', async () => {
      const failed = await stanislaw.submit(page);
      expect(failed.status).toBe(503);
      expect(failed.page.querySelector('#outcome')?.text).toContain(say('page:problem.inDoubt.confirm'));
      expect(failed.page.querySelector('title')?.text).toMatch(/^Uwaga: nie wiemy, czy wizyta /);
      expect(failed.page.querySelector('main a.button-primary')).not.toBeNull();
    });
  });
});
