import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { stageOf, type Account, type Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

let portal: PortalProcess;
let scene: Scene;

beforeAll(async () => {
  portal = await startPortal();
  scene = stageOf(portal).scene({ language: 'pl', contrast: 'default', textSize: '100' });
});
afterAll(() => portal.stop());

/** All but the one whose provider does not answer. */
const ACCOUNTS: readonly Account[] = [
  'jan.nowak',
  'anna.kowalska',
  'piotr.zielinski',
  'lucyna.baran',
  'ewa.dabrowska',
  'stanislaw.wojcik',
  'oleksandr.kovalenko',
];

const wordsOf = ({ page }: Answer, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim());
const header = (answer: Answer) => wordsOf(answer, 'header .account a');
const numberIn = (text = '') => Number(/(\d+)\D*$/.exec(text)?.[1]);

/** Among them is a visit that has begun, which the list has and the header no longer counts. */
beforeAll(() => {
  const now = Date.now();
  const begins = "update bookings set starts_at = ?, ends_at = ? where system_id = 'booking-3001'";
  scene.change('provider', begins, now - 600_000, now + 3_600_000);
});

/** the header counts what is scheduled; where the list has more, it says of which numbers its own is made. */
it.each(ACCOUNTS)('the header’s number and the tab’s are both understood: %s', async (account) => {
  const visitor = await scene.as(account);
  const list = await visitor.get('/bookings');
  const [counter] = header(list);
  expect(list.page.querySelector('.navigation [aria-current=page]')?.getAttribute('href')).toBe('/bookings');
  expect(header(await visitor.get('/bookings?view=past')), 'of the account, whatever is shown').toEqual([
    counter,
  ]);

  const [upcoming] = wordsOf(list, 'main .tabs a');
  const cards = wordsOf(list, 'main .row h3');
  if (upcoming === undefined || cards.length === 0) {
    expect(counter).toBe(say('page:header.scheduled', { count: 0 }));
    return;
  }
  if (Number.isNaN(numberIn(upcoming))) {
    // A list that is cut has no number: it would be one of what is seen alone.
    expect(wordsOf(list, 'main p')).toContain(say('lists:cut.account'));
    return;
  }
  expect(numberIn(upcoming)).toBe(cards.length);
  const [remark] = wordsOf(list, 'main > p.text-muted:not(:has(#as-of))');
  if (remark === undefined) {
    expect(numberIn(counter), 'one number, said twice').toBe(cards.length);
    return;
  }
  const [scheduled, ...others] = remark.replace(/\.$/, '').split(', ');
  expect(others.length).toBeGreaterThan(0);
  expect(numberIn(scheduled)).toBe(numberIn(counter));
  const sum = [scheduled, ...others].reduce((total, words) => total + numberIn(words), 0);
  expect(sum, 'nothing in the list is counted by neither').toBe(cards.length);
});
