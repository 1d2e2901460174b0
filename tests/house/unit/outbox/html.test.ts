import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { htmlOf } from '#provider/core/outbox/html.ts';
import { bookingCode, passwordLink } from '#provider/core/outbox/mails.ts';

const LINK = 'https://portal.example/resetpassword?token=abc&x=1';
const VALID_UNTIL = Date.parse('2026-10-20T07:00:00Z');

it.each(['pl', 'en'] as const)(
  'a mail in %s says as HTML what it says as text, in its language',
  (language) => {
    const mail = passwordLink({ language, username: 'jan.nowak', validUntil: VALID_UNTIL, link: LINK });
    const html = htmlOf(mail);
    const page = parse(html);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(page.querySelector('title')?.text).toBe(mail.subject);
    const said = page.querySelectorAll('p').map((paragraph) => paragraph.text.replaceAll('&amp;', '&'));
    expect(said.join('\n\n')).toBe(mail.text);
    const links = page
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&'));
    expect(links).toEqual([LINK]);
  },
);

it('what stands in a mail is no markup of it', () => {
  const html = htmlOf({
    language: 'pl',
    subject: '<b>',
    text: '<script>alert("1")</script> & https://x.example/"onx',
  });
  expect(html).not.toMatch(/<script|<b>|"onx/);
  expect(parse(html).querySelectorAll('a')).toHaveLength(1);
});

it('a code ends with the line by which a phone offers it to this portal alone', () => {
  const code = { code: '123456', validUntil: VALID_UNTIL, host: 'portal.example' };
  for (const language of ['pl', 'en'] as const) {
    expect(
      bookingCode({ language, ...code })
        .text.split('\n')
        .slice(-2),
    ).toEqual(['', '@portal.example #123456']);
  }
});
