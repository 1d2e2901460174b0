import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';

let stage: Stage;

beforeAll(async () => {
  stage = stageOf(await startPortal());
});
afterAll(() => stage.portal.stop());

const wordsOf = (text = '') => text.replace(/\s+/g, ' ').trim();

/** The words of a screen reader on the way into a group are said once, and of one group alone. */
it.each(['pl', 'en'] as const)(
  'each group of the display settings has one name of its own (%s)',
  async (language) => {
    const { page } = await stage
      .scene({ language, contrast: 'default', textSize: '100' })
      .guest()
      .get('/display');
    const groups = page.querySelectorAll('fieldset');
    expect(page.querySelectorAll('main fieldset')).toHaveLength(6);
    for (const group of groups) {
      expect(group.querySelectorAll('legend'), group.text).toHaveLength(1);
      expect(group.querySelectorAll('fieldset, h2, h3, [role=group], [role=radiogroup]').map(String)).toEqual(
        [],
      );
      expect([group.getAttribute('aria-label'), group.getAttribute('aria-labelledby')]).toEqual([
        undefined,
        undefined,
      ]);
    }

    const names = [
      ...groups.map((group) => wordsOf(group.querySelector('legend')?.text)),
      ...page.querySelectorAll('h1, h2, h3').map(({ text }) => wordsOf(text)),
      ...page.querySelectorAll('[aria-label]').map((named) => named.getAttribute('aria-label') ?? ''),
    ];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);

/** Where nothing can be typed, buttons of the frame have small forms of their own: each of them is pressed. */
it('every contrast and size of the frame is set by its button', async () => {
  const path = '/legal/regulations';
  const guest = stage.scene({ language: 'pl', contrast: 'default', textSize: '100' }).guest();
  const { page } = await guest.get(path);
  const buttons = page.querySelectorAll('form[action^="/display"] [name^="set."]');
  const names = buttons.map((button) => button.getAttribute('name') ?? '');
  expect(names.filter((name) => !name.startsWith('set.language-'))).toHaveLength(8);

  for (const [index, button] of buttons.entries()) {
    const form = button.closest('form');
    const csrf = form?.querySelector('[name=csrf]')?.getAttribute('value') ?? '';
    const value = button.getAttribute('value') ?? '';
    const answer = await guest.post(form?.getAttribute('action') ?? '', {
      csrf,
      [names[index] ?? '']: value,
    });
    expect([names[index], answer.status, answer.location]).toEqual([names[index], 303, path]);
    const { html } = await guest.get(path);
    expect(html, names[index]).toMatch(new RegExp(`name="${names[index] ?? ''}"[^>]*aria-pressed="true"`));
  }
});
