import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';

let stage: Stage;

beforeAll(async () => {
  stage = stageOf(await startPortal());
});
afterAll(() => stage.portal.stop());

const wordsOf = (text = '') => text.replace(/\s+/g, ' ').trim();

/** What a screen reader says on the way into a group is said once, and of one group alone. */
it.each(['pl', 'en'] as const)(
  'each group of the display settings has one name of its own (%s)',
  async (language) => {
    const { page } = await stage
      .scene({ language, contrast: 'default', textSize: '100' })
      .guest()
      .get('/display');
    const groups = page.querySelectorAll('fieldset');
    expect(page.querySelectorAll('main fieldset')).toHaveLength(5);
    for (const group of groups) {
      expect(group.querySelectorAll('legend'), group.text).toHaveLength(1);
      expect(group.querySelectorAll('fieldset, h2, h3, [role=group], [role=radiogroup]')).toEqual([]);
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
