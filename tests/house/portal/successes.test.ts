import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Scene } from '#tests/support/scene.ts';
import { say } from '#tests/support/words.ts';
import type { FormRows } from './forms/row.ts';
import { mappedRoutes, rowsOf } from './rows.ts';

/** The outcome of every form is heard at once: the title says it first, and it has the focus. */

/** Where the guard sends a form that is refused: it takes nothing. */
const INSIDE_ONLY = ['/refused'];

const rows = rowsOf(import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }));
const heard = rows.flatMap(({ area, name, row: { success } }) =>
  typeof success === 'function' ? [{ area, name, success }] : [],
);

let scene: Scene;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const { portal, ...stage } = stageOf(await startPortal());
  scene = stage.scene({ language: 'pl', contrast: 'default', textSize: '100' });
  stop = () => portal.stop();
});
afterAll(() => stop());

/** A button there does something else than the other one: each has a success of its own. */
const OF_TWO_BUTTONS = ['/telehealth/invite'];

it('every route that takes a form shows a success of it, or says why none is heard, once', () => {
  const shown = rows.filter(({ row }) => row.success).map(({ row }) => row.route);
  const owed = mappedRoutes().filter(({ path, takesForms }) => takesForms && !INSIDE_ONLY.includes(path));
  const each = owed.flatMap(({ path }) => (OF_TWO_BUTTONS.includes(path) ? [path, path] : [path]));
  expect(shown.toSorted()).toEqual(each.toSorted());
});

// An area without a form has none.
describe.skipIf(heard.length === 0)('a success is heard', () => {
  it.each(heard)('$area, $name', async ({ success }) => {
    const { status, page } = await success(scene);
    const focused = page.querySelectorAll('[autofocus]').map(({ classNames }) => classNames);
    expect([status, focused]).toEqual([200, ['notice notice-success']]);
    expect(page.querySelector('title')?.text).toMatch(new RegExp(`^${say('page:notice.success')}: `));
  });
});
