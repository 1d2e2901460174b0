import { expect, fillSignIn, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say, saying } from '#tests/support/words.ts';

test.describe('a conversation', () => {
  test(
    'is written, read and answered by the staff, and answered again',
    { tag: '@area' },
    async ({ page, portal }) => {
      await signIn(page, 'anna.kowalska');
      await page.goto('/messages/new');
      await page.getByLabel(say('messages:new.titleLabel')).fill('Dawka leku');
      await page.getByLabel(say('messages:new.content')).fill('Ile tabletek mam brać?');
      const to = page.getByRole('checkbox').first();
      const staffId = await to.getAttribute('value');
      await to.check();
      await page.getByRole('button', { name: say('messages:new.submit') }).click();
      await expect(noticeOf(page, say('messages:send.done'))).toBeVisible();
      await page.getByRole('link', { name: /^Dawka leku/ }).click();
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(say('messages:to.notYet'))).toBeVisible();

      await portal.tell(`/messages/${staffId}/${id}/open`, {});
      await page.reload();
      await expect(page.getByText(say('messages:to.notYet'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: say('messages:edit.link') })).toHaveCount(0);
      await portal.tell(`/messages/${staffId}/${id}/answer`, { text: 'Jedną rano.', mayBeAnswered: 'on' });

      const notice = (await portal.outbox()).find(({ channel }) => channel === 'SMS');
      expect(notice?.text).not.toContain('tablet');
      await page.context().clearCookies();
      await page.goto(notice?.link ?? '');
      await fillSignIn(page, 'anna.kowalska');
      await expect(page).toBePage(/Odp: Dawka leku$/);
      await expect(page.getByText('Jedną rano.').first()).toBeVisible();
      await page.getByRole('link', { name: say('messages:reply.link') }).click();
      await expect(page.getByLabel(say('messages:new.titleLabel'))).toHaveValue('Odp: Dawka leku');
      await page.getByLabel(say('messages:new.content')).fill('Dziękuję.');
      await page.getByRole('button', { name: say('messages:new.submit') }).click();
      await expect(noticeOf(page, say('messages:send.done'))).toBeVisible();
      await page.getByRole('link', { name: /^Odp: Dawka leku/ }).click();
      await expect(
        page.getByRole('heading', { name: say('messages:thread.title', { count: 3 }) }),
      ).toBeVisible();
    },
  );

  test('is kept while it is typed, or by a button', { tag: '@scripts' }, async ({ page, hasScripts }) => {
    await page.clock.install();
    await signIn(page, 'anna.kowalska');
    await page.goto('/messages/new');
    await page.getByLabel(say('messages:new.titleLabel')).fill('Pisana długo');
    await page.getByLabel(say('messages:new.content')).fill('Jeszcze nie skończona');
    if (hasScripts) {
      await page.clock.runFor(10_000);
      await expect(page.getByText(saying('messages:drafts.keptAt'))).toBeVisible();
      await expect(page).toHaveURL(/\/messages\/new\?draft=/);
    } else {
      await page.getByRole('button', { name: say('messages:new.later') }).click();
    }

    await page.goto('/start/todo');
    await page.getByRole('link', { name: saying('messages:drafts.toDo') }).click();
    await expect(page.getByLabel(say('messages:new.titleLabel'))).toHaveValue('Pisana długo');
    await expect(page.getByLabel(say('messages:new.content'))).toHaveValue('Jeszcze nie skończona');
  });

  test(
    'comes into the open inbox, which was empty',
    { tag: '@scripts' },
    async ({ page, portal, hasScripts }) => {
      const write = (title: string) =>
        portal.tell('/messages', { from: 'staff-rejestracja', to: 'piotr.zielinski', title, text: 'Tak.' });
      const passes = async (seconds: number) =>
        hasScripts
          ? page.clock.runFor(seconds * 1000)
          : page.getByRole('link', { name: say('lists:refresh') }).click();
      await page.clock.install();
      await signIn(page, 'piotr.zielinski');
      await page.goto('/messages');
      await expect(page.getByText(say('messages:box.inbox.empty.title'))).toBeVisible();
      await write('Pierwsza nowa');
      await passes(61);
      await expect(page.getByRole('link', { name: /^Pierwsza nowa/ })).toBeVisible();
      if (!hasScripts) return;

      await expect(page.locator('#live')).toHaveText(/Nowe na liście: Pierwsza nowa/);
      // Nothing is replaced while somebody is in it.
      await page.getByRole('link', { name: /^Pierwsza nowa/ }).focus();
      await write('Druga nowa');
      await passes(130);
      await expect(page.getByRole('link', { name: /^Druga nowa/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Pierwsza nowa/ })).toBeFocused();

      await page.getByRole('button', { name: say('lists:refreshing.off') }).click();
      await expect(page.getByRole('button', { name: say('lists:refreshing.on') })).toBeFocused();
      await passes(130);
      await expect(page.getByRole('link', { name: /^Druga nowa/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('link', { name: /^Druga nowa/ })).toBeVisible();
      await expect(page.getByRole('button', { name: say('lists:refreshing.on') })).toBeVisible();
    },
  );
});
