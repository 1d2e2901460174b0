import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOfRun, isTouched } from '#tests/support/changes.ts';
import { longTexts } from '#tests/support/long-texts.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { peopleOf, type FormRows, type People } from './forms/row.ts';
import { mappedRoutes, rowsOf } from './rows.ts';

/** The texts that anybody may send in a field and in a parameter; all but the longest go on to the rules, whose time is held by unit/long-texts. */
const SHAPES = longTexts(8_000);
const TOO_LONG = longTexts(30_000);
const IN_ADDRESS = longTexts(200);

/** Parameters that screens read of their addresses, so many at a time. */
const PARAMETERS = [
  ...[
    'guid',
    'token',
    'ssoToken',
    'return',
    'patientId',
    'draft',
    'q',
    'day',
    'from',
    'to',
    'page',
    'status',
  ],
  ...[
    'system',
    'id',
    'service',
    'amount',
    'deposit',
    'about',
    'reply',
    'teleconsultationId',
    'code',
    'error',
  ],
  ...[
    'dateFrom',
    'dateTo',
    'kind',
    'remove',
    'try',
    'set',
    'outcome',
    'patientRole',
    'seat',
    'entry',
    'attempt',
  ],
];
const AT_ONCE = 6;

const changes = changesOfRun();
const rows = rowsOf(import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }));
/** The number of shapes that each field of a form is sent: fewer where a change touches nothing of its area, of the twenty-four in turn. */
const turnsOf = (area: string) => (process.env['DEEP'] || isTouched(changes, area) ? SHAPES.length : 3);

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

const isAlive = async () => (await fetch(`${portal.origin}/healthz`)).status === 200;

const shapeAt = (shapes: typeof SHAPES, at: number) => shapes[at % shapes.length]?.text ?? '';

describe('forms', () => {
  it.each(rows.map((row, index) => ({ ...row, index })))(
    '$area, $name: fields of any shape and length are answered by a page',
    async ({ area, row, index }) => {
      const form = await row.open(people);
      const names = Object.keys(form.known);
      const filled = (shapes: typeof SHAPES, turn: number) =>
        Object.fromEntries(names.map((name, at) => [name, [shapeAt(shapes, at + turn)]]));

      const sent = Array.from({ length: turnsOf(area) }, (_, turn) => filled(SHAPES, turn + index));
      for (const fields of [...sent, filled(TOO_LONG, index)]) {
        const answer = await form.send(fields);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 303) expect(answer.page.querySelectorAll('h1')).toHaveLength(1);
      }
      expect(await isAlive()).toBe(true);
    },
    300_000,
  );

  it('says of a field that is longer than any that it is too long, and gives what was typed back', async () => {
    const { visitor } = await people.guest();
    const typed = 'a'.repeat(20_000);
    const answer = await visitor.submit(await visitor.get('/resetpassword'), { contact: typed });
    expect(answer.status).toBe(400);
    expect(answer.page.querySelector('#errors')?.text).toContain('Tekst jest za długi: może mieć najwyżej');
    expect(answer.page.querySelector('input[name=contact]')?.getAttribute('value')).toBe(typed);
  });
});

describe('addresses', () => {
  const paths = mappedRoutes().map(({ path }) => path.replace(/:\w+/g, 'x').replace('*', 'no/such/page'));
  const groups = Array.from({ length: Math.ceil(PARAMETERS.length / AT_ONCE) }, (_, at) =>
    PARAMETERS.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

  it.each(groups)(
    'whose %s, %s and others are of any shape are answered by a page',
    async (...names) => {
      const { visitor: jan } = await people.as('jan.nowak');
      for (const [index, path] of paths.entries()) {
        const query = new URLSearchParams(names.map((name, at) => [name, shapeAt(IN_ADDRESS, at + index)]));
        expect((await jan.get(`${path}?${query}`)).status, path).toBeLessThan(500);
      }
      expect(await isAlive()).toBe(true);
    },
    300_000,
  );

  it.each(SHAPES)('of 8,000 characters of $name are refused by a page that says so', async ({ text }) => {
    const guest = createVisitor(portal.origin);
    const query = new URLSearchParams({ guid: text }).toString();
    const answer = await guest.get(`/login?${query.slice(0, 12_000)}`);
    expect([answer.status, answer.page.querySelector('h1')?.text.trim()]).toEqual([
      414,
      'Adres strony jest za długi',
    ]);
  });
});
