import { beforeAll, describe, expect, it } from 'vitest';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import type { Owner } from './access/row.ts';
import { accessRows as rowOf, routes } from './access/rows.ts';

/** C-03: whoever must do something before they are let in gets the page that helps, and is led there from every other one. */

const at = portalForFile();
const owner: Owner = { booking: '/bookings/AMMS/booking-3001', draft: 'AAAAAAAAAAAAAAAAAAAAAA' };

/** The pages that the short session is for, of those that need a session. */
const PURPOSES = [
  { username: 'adam.piotrowski', first: '/changepassword', pages: ['/changepassword'] },
  { username: 'barbara.grabowska', first: '/changepassword', pages: ['/changepassword'] },
  {
    username: 'marek.kaminski',
    first: '/confirmemail',
    pages: ['/confirmemail', '/confirmemail/summary'],
  },
  { username: 'adam.jankowski', first: '/resendactivationcode', pages: [] },
  { username: 'zofia.kozlowska', first: '/mergeaccount', pages: ['/mergeaccount', '/mergeaccount/code'] },
];

describe.each(PURPOSES)('the short session of $username', ({ username, first, pages }) => {
  let visitor: Visitor;
  let tokens: Record<string, string>;
  beforeAll(async () => {
    visitor = createVisitor(at.portal.origin);
    const login = await visitor.get('/login');
    const sent = await visitor.submit(login, { username, password: PASSWORD });
    expect(sent.location).toBe(first);
    tokens = tokensOf(await visitor.get('/display'));
  });

  const guarded = routes.filter(({ path }) => rowOf.get(path)?.get.nobody === 'sign-in');

  it('opens the page that it is for', async () => {
    for (const path of [first, ...pages])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  });

  it('says until when it lasts, which nothing makes longer', async () => {
    const { page } = await visitor.get(first);
    const end = page.getElementById('session-end');
    expect(end?.text).toMatch(/\d{1,2}:\d{2}/);
    expect(end?.querySelector('input, button, a')).toBeNull();
  });

  it('opens no other page that needs a session, and takes none of their forms', async () => {
    expect(guarded.length).toBeGreaterThan(30);
    for (const { path, takesForms } of guarded.filter((route) => !pages.includes(route.path))) {
      const row = rowOf.get(path);
      const address = row?.address?.(owner) ?? path;
      expect([path, (await visitor.get(address)).location]).toEqual([
        path,
        `${first}?return=${encodeURIComponent(address)}`,
      ]);
      if (!takesForms || row?.post.nobody !== 'sign-in') continue;
      const posted = await visitor.post(address, { ...tokens, ...row.fields });
      expect([path, posted.location]).toEqual([path, `${first}?return=${encodeURIComponent(address)}`]);
    }
  });
});
