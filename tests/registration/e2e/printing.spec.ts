import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { guestWalk, OTHER_NAMES, peselOfGuest } from '#tests/registration/walk.ts';
import { say } from '#tests/support/words.ts';

test('the papers of a ward and of their guardian are one sheet', async ({ page, portal }) => {
  const visitor = createVisitor(portal.origin);
  const walk = guestWalk(visitor, 'WARD');
  const own = { pesel: peselOfGuest('PATIENT', 341), knownBy: 'PESEL' };
  const person = await walk.next(await walk.atOwn(), own);
  const ward = { ...OTHER_NAMES, pesel: peselOfGuest('WARD', 342), knownBy: 'PESEL' };
  const contact = await walk.next(person, ward);
  const typed = { phoneNumber: '608 555 343', email: 'opiekun343@poczta.example' };
  const sent = await walk.send(await walk.passFiles(await walk.consent(await walk.next(contact, typed))));
  expect(sent.path).toMatch(/^\/registration\/summary/);

  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: portal.origin }));
  await page.context().addCookies(cookies);
  await page.goto(`${portal.origin}${sent.path}`);
  const sheets = textOfPages(await page.pdf({ format: 'A4' }));
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets.map((one) => one.normalize('NFKC'));
  for (const key of ['bring.title', 'bring.ward', 'bring.also'] as const)
    expect(sheet).toContain(withoutSpaces(say(`registration:summary.${key}`)));
});
