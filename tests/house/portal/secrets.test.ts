import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '#app/services/store/sealed.server.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, fieldsOf, signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** Each secret by each way that a form can name it. */
const NAMES = ['password', 'newPassword', 'repeatPassword', 'code', 'token', 'pin'].flatMap((name) => [
  name,
  name.toUpperCase(),
  `account.${name}`,
  `items[0].${name}`,
]);
const SECRET = 'tajne';
const TYPED = 'Ulica Jasna';
/** The values that a field of each type sends. */
const TYPES: Record<string, string[]> = {
  text: [`${SECRET} text`],
  hidden: [`${SECRET}-hidden`],
  radio: [`${SECRET}-radio`],
  checkbox: [`${SECRET}-one`, `${SECRET}-two`],
  textarea: [`${SECRET}\r\ntextarea\r\n`],
};
const types = Object.keys(TYPES);

let portal: PortalProcess;
let stores: Stores;
let log = '';

beforeAll(async () => {
  portal = await startPortal({ keepsLog: true, env: { LOG_LEVEL: 'debug' } });
  portal.process.stdout?.on('data', (line: Buffer) => (log += line.toString()));
  stores = openStores(storesIn(portal.dataDirectory));
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

const formOf = ({ page }: Answer) => {
  const form = page.querySelector('#page-form');
  if (!form) throw new Error('no form');
  return form;
};

/** The form of a page, filled with every secret in a field of one type. */
const filled = (answer: Answer, type: string) => ({
  ...fieldsOf(formOf(answer)),
  ...Object.fromEntries(NAMES.map((name) => [name, TYPES[type] ?? []])),
  street: TYPED,
});

async function keptFields() {
  const secret = readFileSync(join(portal.dataDirectory, 'secret'), 'utf8').trim();
  const rows = await stores.portal.selectFrom('kept_answers').select('sealed_fields').execute();
  return rows.map(({ sealed_fields }) => JSON.stringify(createSeal(secret).open(sealed_fields)));
}

/** Neither what is stored, nor the pages, nor the log has a secret; what was typed beside it is stored. */
async function expectNoSecret(answers: Answer[], { isKept }: { isKept: boolean }) {
  const kept = await keptFields();
  expect(kept.some((fields) => fields.includes(TYPED))).toBe(isKept);
  expect(kept.join()).not.toContain(SECRET);
  expect(answers.map(({ html }) => html).join()).not.toContain(SECRET);
  expect(log).not.toContain(SECRET);
}

const signedIn = () => signedInAt(portal.origin, 'anna.kowalska');
const contactPage = async (visitor: Visitor) => visitor.get((await walkOf(visitor).start()).answer.path);

async function signOutElsewhere(visitor: Visitor) {
  const cookie = visitor.cookies.get('session') ?? '';
  await visitor.submit(await visitor.get('/logout'), {}, 'main form');
  visitor.cookies.set('session', cookie);
}

describe.each(types)('a secret in a field of type %s', (type) => {
  it('is not kept when the session is over', async () => {
    const visitor = await signedIn();
    const page = await contactPage(visitor);
    await signOutElsewhere(visitor);
    const answer = await visitor.post(page.path, filled(page, type));
    expect(answer.location).toContain('/login?return=');
    await expectNoSecret([answer, await visitor.follow(answer)], { isKept: true });

    await visitor.signIn('anna.kowalska');
    await expectNoSecret([await visitor.get(page.path)], { isKept: true });
  });

  it('is not kept when the page is too old', async () => {
    const visitor = await signedIn();
    const page = await contactPage(visitor);
    const answer = await visitor.post(page.path, { ...filled(page, type), csrf: 'old' });
    expect(answer.status).toBe(403);
    await expectNoSecret([answer, await visitor.get(page.path)], { isKept: true });
  });

  it('does not come back with a form that is wrong or refused', async () => {
    const guest = createVisitor(portal.origin);
    const login = await guest.get('/login');
    const wrong = await guest.post('/login', { ...filled(login, type), username: '' });
    expect(wrong.status).toBe(400);
    const refused = await guest.post('/login', {
      ...filled(login, type),
      username: 'nikt',
      password: `${SECRET} x`,
    });
    expect(refused.status).toBe(422);
    const visitor = await signedIn();
    const page = await contactPage(visitor);
    const posted = await visitor.post(page.path, filled(page, type));
    await expectNoSecret([wrong, refused, posted], { isKept: true });
  });
});

describe('a file in a secret field', () => {
  const uploadPath = '/bookings/AMMS/booking-3001/attachments';

  it.each(['the session is over', 'the page is too old'])('leaves no name behind when %s', async (when) => {
    const visitor = await signedInAt(portal.origin, 'jan.nowak');
    const page = await visitor.get(uploadPath);
    const body = new FormData();
    for (const [name, values] of Object.entries(fieldsOf(formOf(page)))) {
      for (const value of [values].flat()) body.append(name, value);
    }
    for (const name of NAMES) body.append(name, new File(['x'], `${SECRET}.pdf`));
    if (when === 'the session is over') await signOutElsewhere(visitor);
    else body.set('csrf', 'old');

    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await visitor.send(uploadPath, { method: 'POST', body, headers });
    expect(answer.status).toBe(when === 'the session is over' ? 303 : 403);
    await expectNoSecret([answer], { isKept: true });
  });
});
