import { beforeAll, expect, test } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const running = portalForFile();
let jan: Visitor;
/** A name with an override that would turn the rest of the line, a letter that is taken apart, and a sign that nobody sees. */
const NAME = 'משה\u202e';
const LAST_NAME = 'כהן Zo\u0301\u200bfia';
const SHOWN = '\u2068משה כהן Zófia\u2069';

beforeAll(async () => {
  const { provider } = running.stores;
  const named = { name: NAME, last_name: LAST_NAME };
  await provider.updateTable('patients').set(named).where('id', '=', 'patient-1001').execute();
  await provider.updateTable('accounts').set(named).where('username', '=', 'jan.nowak').execute();
  jan = await running.signedIn('jan.nowak');
});

const shown = async (path: string) => (await jan.follow(await jan.get(path))).page;
const words = (text = '') => text.replace(/\s+/g, ' ').trim();

const firstOf = async (list: string, pattern: RegExp) => {
  const links = (await shown(list)).querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  return links.find((href) => pattern.test(href))?.split('?')[0] ?? '';
};

test('names on what is printed are composed and turn nothing around them', async () => {
  const booking = await firstOf('/bookings', /^\/bookings\/[\w-]+\/[\w-]+$/);
  const message = await firstOf('/messages', /^\/messages\/message-[\w-]+$/);
  for (const path of ['/bookings/print', `${booking}/print`, `${message}/print`]) {
    const page = await shown(path);
    const whose = words(page.querySelector('.printout-head p')?.text);
    // A paper that is a PDF too says the birth date.
    expect(whose.replace(/ \(ur\. [^)]+\)$/, ''), path).toBe(`Pacjent: ${SHOWN}`);
    expect(page.text, path).not.toMatch(/[\u202a-\u202e\u200b]|\u0301/);
  }
});

test('so are they in the frame, in the greeting and among what is chosen', async () => {
  for (const path of ['/start', '/bookings']) {
    const page = await shown(path);
    expect(words(page.text), path).toContain(`Zalogowano: ${SHOWN}`);
    expect(page.text, path).not.toMatch(/[\u202a-\u202e\u200b]|\u0301/);
  }
  expect(words((await shown('/start')).querySelector('h1')?.text)).toContain(SHOWN);
});
