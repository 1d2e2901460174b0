import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSecret } from '#app/services/forms/secrets.ts';
import { FAILURE_TEXTS, NEUTRAL } from '#app/services/provider/failure-texts.ts';
import { fieldsOf } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { openFailingStage, type FailingStage } from './failing/stage.ts';
import { sentWithFailures, type Tried } from './failing/posts.ts';
import type { FormRow, FormRows } from './forms/row.ts';
import { fieldsFor } from './forms/texts.ts';
import { mappedRoutes, rowsOf } from './rows.ts';

/** Checks what every form says when a call fails while it is sent, and that the form is kept (decision 182). */

/** Where the guard sends a form that is refused: it takes nothing. */
const INSIDE_ONLY = ['/refused'];
/** True where a route has a page; one that has none is asked for by a script, which says it. */
const hasPage = (file: string) => readFileSync(`app/${file}`, 'utf8').includes('export default');
const takingForms = mappedRoutes().flatMap(({ path, file, takesForms }) =>
  takesForms && hasPage(file) && !INSIDE_ONLY.includes(path) ? [path] : [],
);
const rows = rowsOf(
  import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }),
).filter(({ row: { route } }) => takingForms.includes(route));
const sent = new Set<string>();

let stage: FailingStage;
beforeAll(async () => {
  stage = await openFailingStage();
});
afterAll(() => stage.close());

/** Fields that the form takes, as far as they can be made up: the same in each run. */
async function sendsAnything(row: FormRow) {
  const form = await row.open(stage.people);
  const [fields = {}] = fc.sample(fieldsFor(form.known), { seed: 1, numRuns: 1 });
  return form.send(fields);
}

const works = (row: FormRow) => () => {
  const { success } = row;
  const sends = typeof success === 'function' ? success : success?.sent;
  return sends ? sends(stage.scene) : sendsAnything(row);
};

const { problem } = JSON.parse(readFileSync('locales/pl/page.json', 'utf8')) as {
  problem: { inDoubt: Record<string, string> };
};
const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
/** The longest part of a text between its gaps. */
const partOf = (text: string) =>
  text
    .split(/\{\{.*?\}\}/)
    .map(plain)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Said of what was not done: the portal's own words, those of the specification, or an area's own. */
const NOT_DONE = [
  say('page:problem.notDone'),
  ...Object.values(FAILURE_TEXTS).map((key) => partOf(say(key))),
];
const OWN = /nie udało się|nie został|nie powiodł|nie wysłano|nie zapisa|zapis czeka/i;
/** Words for a write without an answer: nobody claims that it failed. */
const UNKNOWN = [
  'Nie wiemy, czy',
  say('declaration-wizard:failed.inDoubt'),
  say('medical-cases:description.failed'),
  say('telehealth-live:consent.failed'),
  say('teleconsultation-summary:consent.failed'),
  ...Object.values(problem.inDoubt).map(partOf),
  ...[...NEUTRAL].map((call) => partOf(say(FAILURE_TEXTS[call]))),
];

/** Fields of which each page has its own. */
const TOKENS = ['csrf', '_key'];

const saidOn = (page: HTMLElement) =>
  plain(
    page
      .querySelectorAll('main .error-summary li, main div.notice, main > p, main h1 ~ p')
      .map(({ text }) => text)
      .join(' '),
  );

type Again = (path: string) => Promise<HTMLElement>;

/** The faults of what a form was answered with; empty: as it should be. */
async function amiss(one: Tried, again: Again) {
  const { failure, status, location, ofConcern, hasWritten, isLost } = one;
  // It was carried out, or found wrong before anything was sent.
  if (ofConcern.length === 0 && status < 500) return [];

  const page = location === null ? one.page : await again(location);
  const words = saidOn(page);
  const has = (texts: readonly string[]) => texts.some((text) => words.includes(plain(text)));
  const mayBeDone = hasWritten || isLost;
  const kept = keptOn(page, one);
  const found = {
    'says nothing of it': !has([...UNKNOWN, ...NOT_DONE]) && !OWN.test(words),
    'says that nothing was done': mayBeDone && has([say('page:problem.notDone')]),
    'claims what nobody knows': isLost && !has(UNKNOWN),
    'says that it was done': page.querySelector('main .notice-success') !== null,
    'keeps nothing': kept === 'nothing' && !hasWritten,
    [`keeps ${kept}`]: failure === 'no write' && kept !== 'form' && location === null,
  };
  const name = `${failure} (${ofConcern.join(', ')}), ${status} ${location ?? ''}`;
  return Object.entries(found).flatMap(([what, is]) =>
    is ? [`${name} ${what}: ${words.slice(0, 160)}`] : [],
  );
}

const isBox = (control: HTMLElement | null) => control?.getAttribute('type') === 'checkbox';
const isButton = (control: HTMLElement) =>
  control.tagName === 'BUTTON' || control.getAttribute('type') === 'submit';

/** 'form': the form that was sent, with what was filled in; 'way': another button, or a link like one. */
function keptOn(page: HTMLElement, { path, sent }: Tried) {
  const main = page.querySelector('main');
  const [own = ''] = path.split('?');
  const form = main?.querySelectorAll('form[method="post"]').find((found) => {
    const action = found.getAttribute('action') ?? '';
    return action === '' || action.split('?')[0] === own;
  });
  if (!form) return main?.querySelector('form[method="post"], a[class^="button-"][href]') ? 'way' : 'nothing';
  const fields = fieldsOf(form);
  const lost = [...sent].flatMap(([name, value]) => {
    const control = form.querySelector(`[name="${name}"]`);
    const isFilledIn =
      control && !isButton(control) && value !== '' && !isSecret(name) && !TOKENS.includes(name);
    // A box without a value sends "on".
    const kept = [fields[name]].flat().map((one) => (isBox(control) ? one || 'on' : one));
    return isFilledIn && !kept.includes(value) ? [name] : [];
  });
  return lost.length > 0 ? `a form without ${lost.join(', ')}` : 'form';
}

/** Answers to what was not sent as it should be: no call of it can fail. */
const WRONG = [400, 404, 409, 422];

describe('a form during whose sending a call fails', () => {
  it.each(rows)('$area, $name', async ({ row }) => {
    const { tried, again } = await sentWithFailures(stage, { route: row.route, work: works(row) });
    if (tried.some(({ failure, status }) => failure === 'no write' && !WRONG.includes(status)))
      sent.add(row.route);
    const found: string[] = [];
    for (const one of tried) found.push(...(await amiss(one, again)));
    expect(found.join('\n')).toBe('');
  });

  it('is every form of the portal, each sent as it should be', () => {
    expect(takingForms.filter((path) => !sent.has(path))).toEqual([]);
  });
});
