import { describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';

const at = portalForFile();
const TYPED = 'Bzy "kwitną" & pachną <w maju>';
const SHOW = { 'press.reveal-yes': say('public:login.password.show') };
const HIDE = { 'press.reveal-no': say('public:login.password.hide') };
const field = ({ page }: Answer) => page.querySelector('input[name=password]');
const typed = (answer: Answer) => field(answer)?.getAttribute('value');
const focused = ({ page }: Answer) =>
  page.querySelectorAll('[autofocus]').map((one) => one.getAttribute('name'));
const wordsOf = ({ page }: Answer) =>
  page.querySelector('form .button-quiet[name^=press]')?.getAttribute('value');

describe.each(['/login', '/easy-to-read/sign-in'])('a password on %s', (path) => {
  it('is shown when that is asked for, stays so when the sign-in fails, and is hidden again', async () => {
    const visitor = createVisitor(at.portal.origin);
    const first = await visitor.get(path);
    expect(field(first)?.getAttribute('type')).toBe('password');
    const username = 'zofia.mucha';

    const shown = await visitor.submit(first, { username, password: TYPED, ...SHOW });
    expect(shown.status).toBe(200);
    expect(field(shown)?.getAttribute('type')).toBe('text');
    expect(typed(shown)).toBe(TYPED);
    expect(shown.page.querySelector('input[name=username]')?.getAttribute('value')).toBe(username);
    expect(shown.page.querySelector('.error-summary')).toBeNull();
    expect(wordsOf(shown)).toBe(say('public:login.password.hide'));
    expect(focused(first)).toEqual([]);
    expect(focused(shown)).toEqual(['password']);

    const refused = await visitor.submit(shown, { password: TYPED });
    expect(refused.status).toBe(422);
    expect(typed(refused)).toBe(TYPED);
    expect(focused(refused)).not.toContain('password');

    const hidden = await visitor.submit(refused, HIDE);
    expect(field(hidden)?.getAttribute('type')).toBe('password');
    expect(typed(hidden)).toBe(TYPED);
    expect(focused(hidden)).toEqual(['password']);
    expect((await visitor.submit(hidden, { password: '' })).html).not.toContain('pachną');
    expect((await visitor.get(path)).html).not.toContain('pachną');
  });

  it('is never given back to whoever did not ask for it', async () => {
    const visitor = createVisitor(at.portal.origin);
    const refused = await visitor.submit(await visitor.get(path), {
      username: 'zofia.mucha',
      password: TYPED,
    });
    expect(refused.status).toBe(422);
    expect(refused.html).not.toContain('pachną');
  });
});

it('a failed sign-in says in its summary where a new password is set, and whom to call', async () => {
  const visitor = createVisitor(at.portal.origin);
  const page = await visitor.get('/login');
  const { page: refused } = await visitor.submit(page, { username: 'zofia.mucha', password: 'nie to' });
  const links = refused.querySelectorAll('.error-summary a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/resetpassword', 'tel:+48815550100']);
});

it('it is in no table of the portal', async () => {
  const { portal } = at.stores;
  for (const { name } of await portal.introspection.getTables()) {
    const rows = await portal
      .selectFrom(name as never)
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain('pachną');
  }
});
