import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#app/areas.ts';
import { isChosen } from '#tests/support/chosen-areas.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { stageOf } from '#tests/support/scene.ts';
import { createVisitor, fieldsOf, PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { peopleOf, type FormRow, type FormRows } from './forms/row.ts';
import { fieldsFor } from './forms/texts.ts';
import { everyRowOf } from './rows.ts';

/** Uploads × session over: what was typed comes back after sign-in, and files are asked for again only where there were some (S-43). */

const rows = everyRowOf(
  import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }),
);
const chosen = Object.entries(AREAS).flatMap(([area, facts]) => (isChosen(area) ? [facts] : []));
const paths = chosen.flatMap(({ uploads = [] }) => uploads);
/** Uploads of guests, who have no session that could end: a draft of their browser lets them send. */
const guestPaths = chosen.flatMap(({ guestUploads = [] }) => guestUploads);
const inSession = paths.filter((path) => !guestPaths.includes(path));
const running = portalForFile({ limits: ROOMY });

/** Stands on a page that sends files: nothing of it was sent. */
class Found extends Error {}

/** Goes to the page of an upload path as its row does, in a browser of its own. */
async function openAt(route: string) {
  const row = rows.find(({ row: { route: own } }) => own === route)?.row;
  if (!row) throw new Error(`no row for ${route}`);
  const pattern = new RegExp(`^${route.replace(/\/:\w+/g, '/[^/]+')}$`);
  const names = new Map<string, string>();
  const usual = globalThis.fetch;
  let found: { path: string; cookie: string } | undefined;
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const isPost = init.method === 'POST';
    if (isPost && pattern.test(pathname)) {
      found = { path: pathname + search, cookie: new Headers(init.headers).get('cookie') ?? '' };
      throw new Found();
    }
    const response = await usual(input, init);
    if (isPost && pathname === '/login' && init.body instanceof URLSearchParams)
      names.set(sessionOf(response.headers.getSetCookie().join(';')), init.body.get('username') ?? '');
    return response;
  };
  try {
    await sentBy(row);
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  } finally {
    globalThis.fetch = usual;
  }
  if (!found) throw new Error(`nothing is sent to ${route}`);
  const visitor = createVisitor(running.portal.origin);
  for (const pair of found.cookie.split('; ')) {
    const [name = '', ...value] = pair.split('=');
    visitor.cookies.set(name, value.join('='));
  }
  return { visitor, path: found.path, username: names.get(sessionOf(found.cookie)) ?? '' };
}

const sessionOf = (cookies: string) => /\bsession=([^;]+)/.exec(cookies)?.[1] ?? '';

async function sentBy(row: FormRow) {
  const { portal, stores } = running;
  const { success } = row;
  const scene = stageOf(portal).scene({ language: 'pl', contrast: 'default', textSize: '100' });
  if (typeof success === 'function') return success(scene);
  const { known, send } = await row.open(peopleOf({ portal, stores }));
  const [fields = {}] = fc.sample(fieldsFor(known), { seed: 1, numRuns: 1 });
  return send(fields);
}

const formOf = ({ page, path }: Answer): HTMLElement => {
  const form = page.querySelector('form#page-form');
  if (!form) throw new Error(`no form in ${path}`);
  return form;
};

/** Fields in which a text is typed, each with one that fits. */
const typedInto = (form: HTMLElement) =>
  Object.fromEntries(
    form
      .querySelectorAll('textarea, input:not([type]), input[type=text]')
      .map((control, index) => [control.getAttribute('name') ?? '', `Wpisany tekst ${index}`]),
  );

async function endSessions() {
  await running.stores.portal.updateTable('sessions').set({ ended_at: Date.now() }).execute();
}

async function sentAfterEnd(visitor: Visitor, page: Answer, files: readonly File[]) {
  const typed = typedInto(formOf(page));
  await endSessions();
  return { typed, answer: await visitor.upload(page, files, { fields: typed }) };
}

describe.each(inSession)('%s', (route) => {
  it.each([
    ['with a file', [fileOf(pdf(), 'wynik.pdf')], true],
    ['with none', [fileOf(Buffer.alloc(0), '')], false],
  ] as const)('sent %s when the session is over', async (_, files, isAskedAgain) => {
    const { visitor, path, username } = await openAt(route);
    const page = await visitor.get(path);
    const { typed, answer } = await sentAfterEnd(visitor, page, files);
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/login\?return=/)]);

    const login = await visitor.follow(answer);
    const back = await visitor.follow(await visitor.submit(login, { username, password: PASSWORD }));
    expect(back.path.split('?')[0]).toBe(path.split('?')[0]);
    const shown = fieldsOf(formOf(back));
    expect(Object.fromEntries(Object.keys(typed).map((name) => [name, shown[name]?.[0]]))).toEqual(typed);
    const words = back.page.querySelector('main')?.text ?? '';
    expect(words.includes(say('attachments:files.chooseAllAgain'))).toBe(isAskedAgain);
  });
});

it.each(guestPaths)('%s takes a file when all sessions are over, for it needs none', async (route) => {
  const { visitor, path } = await openAt(route);
  await endSessions();
  const sent = await visitor.upload(await visitor.get(path), [fileOf(pdf(), 'bez-sesji.pdf')]);
  expect([sent.status, sent.location?.split('?')[0]]).toEqual([303, path.split('?')[0]]);
  expect((await visitor.follow(sent)).page.querySelector('main')?.text).toContain('bez-sesji.pdf');
});

it('a text stands before the files in every form, for what comes after them is not read', async () => {
  for (const route of paths) {
    const { visitor, path } = await openAt(route);
    const controls = formOf(await visitor.get(path)).querySelectorAll(':is(input, textarea, select)[name]');
    const first = controls.findIndex((control) => control.getAttribute('type') === 'file');
    const names = controls.slice(first + 1).map((control) => control.getAttribute('name') ?? '');
    // Which button was pressed is told by what the button itself sends.
    const after = names.filter((name) => !name.startsWith('press.'));
    expect([route, after]).toEqual([route, []]);
  }
});
