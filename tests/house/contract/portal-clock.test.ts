import { beforeEach, describe, expect, it } from 'vitest';
import { createPortalClock } from '#provider/bench/portal-clock.ts';
import { movableClock } from '#provider/core/clock.ts';

describe('BENCH_PORT of a portal whose provider is another process', () => {
  const clock = movableClock({ now: () => new Date('2026-11-20T11:00:00.000Z') });
  const bench = createPortalClock(clock);
  const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  beforeEach(() => clock.reset());

  it('has a page with the clock alone, and no way to what the other process has', async () => {
    const answer = await bench.request('/');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('<h1>Zegar portalu</h1>');
    expect(text).toContain('2026-11-20T11:00:00.000Z');
    expect([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(['/bench.css']);
    expect((await bench.request('/bench.css')).status).toBe(200);
  });

  it('is moved by the form of that page, and by a tool', async () => {
    const body = new URLSearchParams({ now: '2026-10-20 08:00' });
    const sent = await bench.request('/clock', { method: 'POST', headers: browser, body });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/?done=clock']);
    expect(await (await bench.request('/?done=clock')).text()).toContain('Zegar pokazuje nowy czas.');
    expect(clock.now().toISOString()).toBe('2026-10-20T06:00:00.000Z');

    const headers = { 'content-type': 'application/json' };
    await bench.request('/clock', { method: 'POST', headers, body: '{"advance":"PT15M"}' });
    expect(await (await bench.request('/clock')).json()).toEqual({ now: '2026-10-20T06:15:00.000Z' });
  });

  it.each([
    ['/clock', { method: 'POST', body: new URLSearchParams({ now: 'kiedyś' }) }, 400],
    ['/outbox', {}, 404],
  ])('says in a page of its own what is wrong at %s', async (path, init, status) => {
    const answer = await bench.request(path, { ...init, headers: browser });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).toContain('Wróć do strony zegara');
    expect(text).not.toContain('/outbox');
  });
});
