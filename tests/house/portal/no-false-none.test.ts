import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import type { Stores } from '#tests/support/portal-stores.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { routes } from './access/rows.ts';

/**
 * A page × account table: where a right or a source hides something, no page says that there is nothing. It visits every address without
 * a place to fill, so that a new list is asked at once, and looks for every text whose key says "none".
 */
const SAYS_NONE = /(?:^|\.)(?:none|empty|nothing|nobody)(?:Text|Ever)?(?:\.(?!title)|$|\.title)/;

/** Texts that say "none" of what nothing can hide: they are about the account itself, or about what a person has begun here. */
const TRUE_OF_ALL: ReadonlySet<string> = new Set([
  'applications:mine.none',
  ...['guardians:wardens.empty.title', 'guardians:wardens.empty.text'],
  ...['guardians:parents.empty.title', 'guardians:parents.empty.text'],
  ...['messages:box.inbox.empty.title', 'messages:box.inbox.empty.text'],
  ...['messages:box.outbox.empty.title', 'messages:box.outbox.empty.text'],
  ...['messages:drafts.empty', 'messages:drafts.emptyText'],
  ...['messages:concern.nobody', 'messages:files.none'],
  ...['people:children.none', 'people:mydata.none', 'people:wards.none', 'account:konto.people.none'],
  'teleconsultation:stop.nobody',
]);

type Texts = Readonly<{ [key: string]: string | Texts }>;

const leavesOf = (texts: Texts, path: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : leavesOf(value, `${path}${name}.`),
  );

const FOLDER = new URL('../../../locales/pl/', import.meta.url);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const nones = readdirSync(FOLDER).flatMap((file) =>
  leavesOf(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Texts, `${basename(file, '.json')}:`)
    .filter(
      ([key, text]) =>
        SAYS_NONE.test(key.slice(key.indexOf(':') + 1)) && !text.includes('{{') && text.length > 12,
    )
    .map(([key, text]) => ({ key, text: words(text) })),
);

const pages = routes.filter(({ path }) => path.startsWith('/') && !path.includes(':') && !path.includes('*'));

const ACCOUNTS = {
  'not confirmed': 'piotr.zielinski',
  'without a patient': 'ewa.dabrowska',
  'of people who are not confirmed': 'anna.kowalska',
  'whose source is down': 'halina.mazur',
} as const;

/** Everybody's people, as this table needs them: Piotr acts for Zofia, whose visits Anna made, and the unit has confirmed nobody of Anna's. */
async function hide({ provider }: Stores) {
  const zofia = await provider
    .selectFrom('account_patients')
    .selectAll()
    .where('account_id', '=', 'account-2002')
    .where('patient_id', '=', 'patient-1003')
    .executeTakeFirstOrThrow();
  await provider
    .insertInto('account_patients')
    .values({ ...zofia, account_id: 'account-2003' })
    .execute();
  const annas = ['patient-1002', 'patient-1003', 'patient-1004'];
  await provider.updateTable('patients').set({ authorized: 0 }).where('id', 'in', annas).execute();
}

describe.each(Object.entries(ACCOUNTS))('an account %s', (_, username) => {
  const at = portalForFile({ env: SHORT_BUDGET });
  let visitor: Visitor;
  beforeAll(async () => {
    await hide(at.stores);
    visitor = await at.signedIn(username);
  });

  it.each(pages)('never reads "none" at $path', async ({ path }) => {
    const first = await visitor.get(path);
    // Where there is a choice, a page is of one person: of the account's own, and of the child.
    const isOfOne = first.location?.startsWith(`${path}?patientId=`) === true;
    const addresses = isOfOne ? [first.location ?? '', `${path}?patientId=patient-1003`] : [];
    const answers = [first, ...(await Promise.all(addresses.map((address) => visitor.get(address))))];
    const mains = answers
      .filter(({ status }) => status === 200)
      .map(({ page }) => words(page.querySelector('main')?.text ?? ''));
    const said = nones.filter(
      ({ key, text }) => mains.some((main) => main.includes(text)) && !TRUE_OF_ALL.has(key),
    );
    expect(said.map(({ key }) => key)).toEqual([]);
  });
});
