import { isSecret } from '#app/services/forms/secrets.ts';
import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBlank } from '#app/domain/typed.ts';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { changesOfRun, isTouched, seedOfRun } from '#tests/support/changes.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { peopleOf, type Form, type FormRows, type People } from './forms/row.ts';
import { fieldsFor, MARK, type Fields } from './forms/texts.ts';
import { mappedRoutes, rowsOf } from './rows.ts';

const changes = changesOfRun();
const MOST_RUNS = process.env['DEEP'] ? 2_000 : 50;
/** The number of times that a form is sent: fewer where a change touches nothing of its area. */
const runsOf = (area: string) => (process.env['DEEP'] || isTouched(changes, area) ? MOST_RUNS : 10);
/** Ends what hangs. */
const LONGEST_MS = 300_000 + 600 * MOST_RUNS;
/** The same one each time, another one in a sweep; FORMS_SEED takes a printed one again. */
const SEED = Number(process.env['FORMS_SEED'] ?? seedOfRun());
const FORM_CAME_BACK = [400, 422, 423];
/** Where the guard sends a form that is refused: it is shown there, and takes nothing. */
const INSIDE_ONLY = ['/refused'];

const rows = rowsOf(import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }));
const routes = mappedRoutes();

let portal: PortalProcess;
let stores: Stores;
let people: People;

beforeAll(async () => {
  portal = await startPortal();
  stores = openStores(storesIn(portal.dataDirectory));
  people = peopleOf({ portal, stores });
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

it('every route that takes a form has a row in its area, and no row is too many', () => {
  const owed = routes.filter(({ path, takesForms }) => takesForms && !INSIDE_ONLY.includes(path));
  const found = new Set(rows.map(({ row: { route } }) => route));
  expect(owed.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  expect([...found].filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

describe(`forms, with FORMS_SEED=${SEED}`, () => {
  const runs = rows.reduce((sum, { area }) => sum + runsOf(area), 0);
  process.stdout.write(`forms.test: FORMS_SEED=${SEED}, ${runs} runs\n`);

  it.each(rows)(
    '$area, $name: whatever is sent, a clear answer, nothing lost, nothing reflected as markup',
    async ({ area, row }) => {
      const form = await row.open(people);
      await fc.assert(
        fc.asyncProperty(fieldsFor(form.known), async (fields) => {
          const answer = await form.send(fields);
          expect(answer.status).toBeLessThan(500);
          expect(answer.html).not.toContain(MARK);
          expect(answer.page.querySelector('[onload], x-mark')).toBeNull();
          if (answer.status === 303) return;
          expect(answer.page.querySelectorAll('h1')).toHaveLength(1);
          if (FORM_CAME_BACK.includes(answer.status) && answer.page.querySelector('#errors')) {
            expectNothingLost({ answer, fields, form });
          }
        }),
        { numRuns: runsOf(area), seed: SEED },
      );
    },
    LONGEST_MS,
  );
});

function expectNothingLost({ answer, fields, form }: { answer: Answer; fields: Fields; form: Form }) {
  const controls = (field: string) =>
    answer.page
      .querySelectorAll('main input, main textarea, main select')
      .filter((control) => control.getAttribute('name') === field);

  for (const field of form.typed ?? []) {
    const [value, ...more] = fields[field] ?? [];
    // What nobody would see of is as if nothing was typed (isBlank is the portal's own rule).
    if (value === undefined || isBlank(asSent(value)) || more.length > 0) continue;
    const [control] = controls(field);
    if (isSecret(field)) {
      expect(control?.hasAttribute('value') ?? false).toBe(false);
      continue;
    }
    const shown = control?.tagName === 'TEXTAREA' ? control.text : control?.getAttribute('value');
    expect(meaningOf(shown ?? '')).toBe(meaningOf(asSent(value)));
  }
  for (const field of form.chosen ?? []) {
    const [value, ...more] = fields[field] ?? [];
    const option = optionsOf(controls(field)).find((control) => control.getAttribute('value') === value);
    if (option && more.length === 0) expect(option.hasAttribute('checked')).toBe(true);
  }
  for (const password of controls('password')) expect(password.hasAttribute('value')).toBe(false);
}

/** The options that can be chosen: a hidden field of the same name belongs to another form of the page, and a hidden choice is lynx's alone. */
const optionsOf = (controls: HTMLElement[]) =>
  controls.filter(
    (control) => control.getAttribute('type') !== 'hidden' && control.closest('[hidden]') === null,
  );

/** The part of a text that arrives: no NUL, and lone surrogates are not UTF-8. */
const asSent = (value: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(value)).replaceAll('\0', '');

/** A right day may come back in the portal's own spelling; spaces around a text mean nothing. */
function meaningOf(typed: string) {
  const read = parseTypedDate(typed);
  return 'day' in read ? read.day : typed.trim();
}
