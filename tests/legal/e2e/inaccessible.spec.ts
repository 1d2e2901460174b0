import type { Page } from '@playwright/test';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say, saying } from '#tests/support/words.ts';

const toForm = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('inaccessible:title') })
    .click();
const label = (key: Parameters<typeof say>[0]) => new RegExp(`^${say(key)}`);
const send = (page: Page) => page.getByRole('button', { name: say('inaccessible:submit') }).click();

test.describe('a page that somebody cannot use', () => {
  test(
    'is reported from a page that there is not, answered by the staff, and seen as answered',
    { tag: '@area' },
    async ({ page, portal }) => {
      await page.goto('/nie-ma-takiej?pesel=44051401458');
      await toForm(page);
      await expect(page).toBePage(say('inaccessible:title'));
      await expect(page.getByLabel(label('inaccessible:page.label'))).toHaveValue('/nie-ma-takiej');
      await send(page);
      await expect(page).toShowErrors([
        say('inaccessible:problem.required'),
        say('inaccessible:channel.required'),
      ]);

      await page.getByLabel(label('inaccessible:problem.label')).fill('Nie widzę, dokąd iść dalej.');
      await page.getByRole('checkbox', { name: label('inaccessible:isDemand.label') }).check();
      await page.getByRole('radio', { name: say('inaccessible:channel.EMAIL') }).check();
      await page.getByLabel(label('inaccessible:email.label')).fill('wanda@example.com');
      await send(page);
      await expect(page).toBePage(saying('inaccessible:sent.titleOf'));
      await expect(noticeOf(page, saying('inaccessible:sent.done'))).toBeVisible();
      await expect(page.getByText(saying('inaccessible:sent.when'))).toBeVisible();
      const number = /D-\d{4}-\d{6}/.exec(await page.title())?.[0] ?? '';

      const told = await portal.outbox();
      expect(told.map(({ to }) => to)).toEqual(['dostepnosc@pod-lipami.example']);
      expect(told[0]?.subject).toContain(number);
      expect(told[0]?.text).not.toContain('Nie widzę');

      const staff = await page.context().newPage();
      await staff.goto(`${portal.benchOrigin}/accessibility`);
      await staff.getByRole('link', { name: number }).click();
      await expect(staff.getByText('Nie widzę, dokąd iść dalej.')).toBeVisible();
      await staff.getByLabel('Treść odpowiedzi').fill('Dodaliśmy odsyłacz do strony głównej.');
      await staff.getByRole('button', { name: 'Zapisz odpowiedź' }).click();
      await expect(staff.getByText('Odpowiedź jest zapisana', { exact: false })).toBeVisible();
      await staff.close();

      const answer = (await portal.outbox()).find(({ to }) => to === 'wanda@example.com');
      expect(answer?.subject).toContain(number);
      expect(answer?.text).toContain('Dodaliśmy odsyłacz do strony głównej.');
      await page.reload();
      await expect(page.getByText(say('inaccessible:status.ANSWERED'), { exact: true })).toBeVisible();
    },
  );

  test('is reported from the bookings by who is signed in, without an answer', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await toForm(page);
    await expect(page.getByLabel(label('inaccessible:page.label'))).toHaveValue('/bookings');
    await expect(page.getByLabel(label('inaccessible:name.label'))).toHaveValue('Jan Nowak');
    await page.getByLabel(label('inaccessible:problem.label')).fill('Litery są za małe.');
    await page.getByRole('radio', { name: say('inaccessible:channel.NONE') }).check();
    await send(page);
    await expect(page.getByText(saying('inaccessible:sent.whenNone'))).toBeVisible();
    expect(
      portal.read(
        'provider',
        "select contact from accessibility_reports where status = 'NEW' and page = '/bookings'",
      ),
    ).toEqual({ contact: null });
    expect(await portal.outbox()).toHaveLength(1);
  });
});
