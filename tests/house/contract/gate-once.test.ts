import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { submissionKey } from '#server/submissions.ts';
import { aBrowser, gateWith, ORIGIN, posted } from '#tests/support/gate.ts';

const KEY = 'k'.repeat(22);
const redirectTo = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location, ...headers } });
const page = (status: number) => new Response('<p>', { status, headers: { 'content-type': 'text/html' } });
const answerOf = ({ status, headers }: Response) =>
  `${status} ${headers.get('location')?.replace(ORIGIN, '') ?? '-'}`;

/** An app whose every effect counts, slow enough for others to come in between. */
async function counting(answer: (effect: number) => Response, settings: Record<string, string> = {}) {
  let effects = 0;
  const gate = await gateWith({
    settings,
    app: async () => {
      effects += 1;
      const effect = effects;
      await pause(30);
      return answer(effect);
    },
  });
  return { gate, effects: () => effects };
}

describe('a form sent again', () => {
  it('20 times at once: one effect, one answer', async () => {
    const { gate, effects } = await counting((effect) => redirectTo(`/result/${effect}`));
    const form = posted({ _key: KEY, slot: 's1' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => gate.ask('/bookings', form)));
    expect(new Set(answers.map(answerOf))).toEqual(new Set(['303 /result/1']));
    expect(effects()).toBe(1);
    expect(answerOf(await gate.ask('/bookings', form))).toBe('303 /result/1');
    expect(effects()).toBe(1);
    await gate.close();
  });

  it('runs again when the form came back', async () => {
    const { gate, effects } = await counting((effect) => (effect === 1 ? page(400) : redirectTo('/saved')));
    const form = posted({ _key: KEY });
    expect((await gate.ask('/bookings', form)).status).toBe(400);
    expect(answerOf(await gate.ask('/bookings', form))).toBe('303 /saved');
    expect(answerOf(await gate.ask('/bookings', form))).toBe('303 /saved');
    expect(effects()).toBe(2);
    await gate.close();
  });

  it('who waited for a form that came back runs it', async () => {
    const { gate, effects } = await counting((effect) => (effect === 1 ? page(422) : redirectTo('/saved')));
    const form = posted({ _key: KEY });
    const answers = await Promise.all(Array.from({ length: 5 }, () => gate.ask('/bookings', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 303, 422]);
    expect(effects()).toBe(2);
    await gate.close();
  });

  it('runs again after an error', async () => {
    const { gate, effects } = await counting((effect) => {
      if (effect === 1) throw new Error('down');
      return redirectTo('/saved');
    });
    const form = posted({ _key: KEY });
    expect((await gate.ask('/bookings', form)).status).toBe(503);
    expect(answerOf(await gate.ask('/bookings', form))).toBe('303 /saved');
    expect(effects()).toBe(2);
    await gate.close();
  });

  it('an answer with a cookie is not given to a second one, who would miss the cookie', async () => {
    const { gate, effects } = await counting(() => redirectTo('/main', { 'set-cookie': 'session=x' }));
    const form = posted({ _key: KEY });
    for (let time = 0; time < 2; time += 1) {
      expect((await gate.ask('/login', form)).headers.get('set-cookie')).toBe('session=x');
    }
    expect(effects()).toBe(2);
    await gate.close();
  });

  it.each([
    ['other answers (after Back)', '/bookings', { _key: KEY, slot: 's2' }],
    ['another address', '/bookings?x=1', { _key: KEY, slot: 's1' }],
    ['another key', '/bookings', { _key: 'n'.repeat(22), slot: 's1' }],
  ])('%s make it another submission', async (_, path, fields) => {
    const { gate, effects } = await counting((effect) => redirectTo(`/result/${effect}`));
    const browser = aBrowser();
    await gate.ask('/bookings', posted({ _key: KEY, slot: 's1' }, { browser }));
    expect(answerOf(await gate.ask(path, posted(fields, { browser })))).toBe('303 /result/2');
    expect(effects()).toBe(2);
    await gate.close();
  });

  it('answers that were changed meanwhile are sent anew', async () => {
    const { gate, effects } = await counting((effect) => redirectTo(`/result/${effect}`));
    const browser = aBrowser();
    const send = async (slot: string) =>
      answerOf(await gate.ask('/bookings', posted({ _key: KEY, slot }, { browser })));
    expect([await send('s1'), await send('s2'), await send('s2')]).toEqual([
      '303 /result/1',
      '303 /result/2',
      '303 /result/2',
    ]);
    expect([await send('s1'), await send('s1')]).toEqual(['303 /result/3', '303 /result/3']);
    expect(effects()).toBe(3);
    await gate.close();
  });

  it("another browser's form with the same key is its own", async () => {
    const { gate, effects } = await counting((effect) => redirectTo(`/result/${effect}`));
    const fields = { _key: KEY, csrf: '' };
    for (const browser of [aBrowser(), aBrowser()]) {
      await gate.ask('/bookings', posted({ ...fields, csrf: browser.csrf }, { browser }));
    }
    expect(effects()).toBe(2);
    await gate.close();
  });

  it.each(['', 'short', 'k'.repeat(65), `${'k'.repeat(20)}';--`])('key %j is none', async (_key) => {
    const { gate, effects } = await counting(() => redirectTo('/saved'));
    const form = posted({ _key });
    await gate.ask('/bookings', form);
    await gate.ask('/bookings', form);
    expect(effects()).toBe(2);
    await gate.close();
  });

  it('gives up on a first one that does not end: 429, and when to come back', async () => {
    const settings = { PORTAL_ENV: 'test', SUBMISSION_PATIENCE_MS: '200' };
    const gate = await gateWith({ settings, app: () => pause(900).then(() => redirectTo('/saved')) });
    const form = posted({ _key: KEY });
    const first = gate.ask('/bookings', form);
    await pause(100);
    const response = await gate.ask('/bookings', form);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10']);
    expect(answerOf(await first)).toBe('303 /saved');
    expect(answerOf(await gate.ask('/bookings', form))).toBe('303 /saved');
    expect(gate.seen).toHaveLength(1);
    await gate.close();
  });

  it('a first one whose process is gone is taken over once, by one who knows that it is in doubt', async () => {
    const settings = { PORTAL_ENV: 'test', SUBMISSION_PATIENCE_MS: '1000' };
    const { gate, effects } = await counting((effect) => redirectTo(`/result/${effect}`), settings);
    const browser = aBrowser();
    const fields = { _key: KEY, csrf: browser.csrf };
    const form = new FormData();
    for (const [name, value] of [
      ['csrf', browser.csrf],
      ['_key', KEY],
    ] as const)
      form.append(name, value);
    const key = submissionKey({ form, path: '/bookings' }) ?? '';
    await gate.store.submissions.claim({ browserId: browser.browserId, key, now: Date.now() });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gate.ask('/bookings', posted(fields, { browser }))),
    );
    expect(answers.map(answerOf)).toEqual(answers.map(() => '303 /result/1'));
    expect([effects(), gate.seen[0]?.context.doubt?.before]).toEqual([1, true]);
    await gate.close();
  });

  it('what costs much runs one after another; where too many wait it runs at once, and is told', async () => {
    let [running, most] = [0, 0];
    const gate = await gateWith({
      app: async ({ context }) => {
        if (context.isCrowded) return page(503);
        running += 1;
        most = Math.max(most, running);
        await pause(20);
        running -= 1;
        return page(400);
      },
    });
    const ask = () => gate.ask('/registration/review', posted({ _key: KEY }));
    const answers = await Promise.all(Array.from({ length: 25 }, ask));
    expect(most).toBe(1);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([
      ...Array.from({ length: 21 }, () => 400),
      ...Array.from({ length: 4 }, () => 503),
    ]);
    expect((await ask()).status).toBe(400);
    await gate.close();
  });

  it('without the store nothing is done: 503', async () => {
    const { gate, effects } = await counting(() => redirectTo('/saved'));
    await gate.close();
    expect((await gate.ask('/bookings', posted({ _key: KEY }))).status).toBe(503);
    expect(effects()).toBe(0);
  });
});
