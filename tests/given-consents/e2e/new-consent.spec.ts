import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { PERSON } from '#tests/given-consents/walk.ts';
import { say } from '#tests/support/words.ts';

test('a patient lets a person know of them, with a mistake in the PESEL first', async ({ page }) => {
  await page.goto('/newconsent');
  await expect(page).toBePage(say('public:login.title'));
  await signIn(page, 'jan.nowak', '/newconsent');
  await expect(page).toBePage(say('consent-wizard:kind.title'));
  const next = () => page.getByRole('button', { name: say('wizard:next') }).click();
  await page.getByRole('radio', { name: say('given-consents:kind.CDPM') }).check();
  await next();

  await expect(page).toBePage(say('consent-wizard:person.title'));
  await page.getByLabel(say('people:edit.name'), { exact: true }).fill(PERSON.name);
  await page.getByLabel(say('people:edit.lastName'), { exact: true }).fill(PERSON.lastName);
  await page.getByLabel(say('enrolment:pesel.label'), { exact: true }).fill('00000000000');
  await next();
  await page.getByRole('link', { name: say('enrolment:pesel.REPEATED') }).click();
  await page.getByLabel(say('enrolment:pesel.label'), { exact: true }).fill(PERSON.pesel);
  await next();

  await expect(page).toBePage(say('consent-wizard:dates.title'));
  await next();
  await expect(page).toBePage(say('consent-wizard:review.title'));
  await expect(page.getByRole('main')).toContainText(`${PERSON.name} ${PERSON.lastName}`);
  await page.getByRole('button', { name: say('consent-wizard:review.submit') }).click();
  await expect(page).toBePage(say('consent-wizard:saved.toSign'));
  await expect(page.getByRole('main')).toContainText(say('consent-wizard:saved.done'));
  await page.goto('/consents');
  await expect(page.getByRole('main')).toContainText(PERSON.lastName);
});
