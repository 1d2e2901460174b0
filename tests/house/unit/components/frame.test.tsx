import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { ShellContext, type ShellData } from '#app/components/page/shell.ts';
import { Footer } from '#app/components/page/footer.tsx';
import { Header } from '#app/components/page/header.tsx';
import { PortalContexts } from '#app/components/page/index.ts';
import { textIn } from '#app/services/text/texts.ts';
import { say } from '#tests/support/words.ts';

const bare = (ShellContext as unknown as { _currentValue: ShellData })._currentValue;
const tokens = { csrf: 'c', key: 'k' };

/** Returns header and footer of a page with these data around it. */
function frameOf(shell: Partial<ShellData>) {
  const html = renderToStaticMarkup(
    <PortalContexts text={textIn('pl')} shell={{ ...bare, ...shell }} tokens={tokens} keptAnswers={null}>
      <Header />
      <Footer />
    </PortalContexts>,
  );
  return parse(html);
}

const CLINIC = {
  phone: '+48426300120',
  hours: 'wtorek, 9:00–12:00',
  address: 'ul. Długa 5, 90-001 Łódź',
};
const SIGNED_IN = {
  accountName: 'Ewa Lis',
  canSignOut: true,
  navigation: [{ href: '/start', label: 'Start', current: true }],
};

describe('paper', () => {
  test.each([
    [SIGNED_IN, 'Zalogowano: Ewa Lis. Stan na 2 stycznia 2027'],
    [{}, 'Stan na 2 stycznia 2027'],
    [{ ...SIGNED_IN, ...CLINIC }, '42 630 01 20. Zalogowano: Ewa Lis. Stan na 2 stycznia 2027'],
  ])('says whom to ring, whose the account is, and as of when: %#', (shell, words) => {
    const lines = frameOf({ ...shell, printedOn: '2 stycznia 2027' }).querySelectorAll('.on-paper');
    expect(lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([words]);
  });
});

describe('the way in', () => {
  test.each(['/legal/regulations', '/loginhelp', '/easy-to-read/contents'])('%s: one link', (path) => {
    const page = frameOf({ path, signInPath: '/login?return=%2Fstart' });
    const links = page.querySelectorAll('.band a:not(.brand)');
    expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['/login?return=%2Fstart', say('page:header.signIn')],
    ]);
    expect(page.querySelector('#menu')).toBeNull();
  });

  test.each(['/login', '/login?return=%2Fstart', '/easy-to-read/sign-in'])('%s: none', (path) => {
    expect(frameOf({ path }).querySelectorAll('.band :is(a:not(.brand), [type=submit])')).toEqual([]);
  });

  test('a short session is ended where one would sign in', () => {
    const page = frameOf({ path: '/changepassword', canSignOut: true });
    expect(page.querySelectorAll('.band [type=submit]').length).toBe(1);
    expect(page.querySelector('.menu-opener')).toBeNull();
  });

  test('who is signed in has the menu', () => {
    expect(frameOf(SIGNED_IN).querySelectorAll('.menu-opener, #menu .navigation').length).toBe(2);
  });
});

describe('the footer begins with the clinic', () => {
  test.each([
    ['a guest', {}],
    ['a patient', SIGNED_IN],
  ])('%s', (_, shell) => {
    const clinic = frameOf({ ...CLINIC, ...shell }).querySelector('.footer .inner > :first-child');
    expect(clinic?.querySelector('a')?.getAttribute('href')).toBe('tel:+48426300120');
    expect(clinic?.text).toContain('42\u00a0630\u00a001\u00a020');
    expect(clinic?.text).toContain(CLINIC.hours);
    expect(clinic?.text).toContain(CLINIC.address);
  });

  test('and leaves it out while nothing of it is known', () => {
    expect(frameOf({}).querySelector('.clinic')).toBeNull();
    expect(frameOf({ hours: 'we wtorki' }).querySelector('.clinic')?.text).toContain('we wtorki');
  });

  test('four links are seen, and the rest lies closed', () => {
    const legal = [{ href: '/legal/regulations', name: 'Regulamin' }];
    const footer = frameOf({ ...CLINIC, ...SIGNED_IN, help: { href: 'https://a.example/' }, legal });
    expect(footer.querySelectorAll('.footer nav a').length).toBe(4);
    const closedIn = (frame: ReturnType<typeof frameOf>) =>
      frame.querySelectorAll('.footer details:not([open]) a').map((a) => a.getAttribute('href'));
    expect(closedIn(footer)).toEqual([
      ...['/legal/regulations', '/legal', '/notices', '/session', '/changepassword'],
    ]);
    expect(closedIn(frameOf({}))).toEqual(['/legal']);
  });
});
