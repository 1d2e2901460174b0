import { beforeAll, describe, expect, it } from 'vitest';
import { PERSON } from '#tests/copies/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const NEW = '/benefits/cdocrequests/new';
const OF_JAN = 'patientId=patient-1001';
const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

type Fields = Parameters<Visitor['submit']>[1];
const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const mainOf = ({ page }: { page: Awaited<ReturnType<Visitor['get']>>['page'] }) =>
  words(page.querySelector('main')?.text);
const headingOf = ({ page }: { page: Awaited<ReturnType<Visitor['get']>>['page'] }) =>
  words(page.querySelector('h1')?.text);

/** Walks from an entry through forms; each is answered in turn. */
async function walked(visitor: Visitor, path: string, answers: readonly Fields[]) {
  let at = await visitor.follow(await visitor.get(path));
  for (const fields of answers) at = await visitor.follow(await visitor.submit(at, fields));
  return at;
}

const TICKED = `${NEW}?${OF_JAN}&doc=cdoc-1&doc=cdoc-2`;

describe('a new request', () => {
  it('of ticked documents is sent once, with what the unit reads in Polish', async () => {
    const review = await walked(jan, TICKED, [
      { choice: 'COPY' },
      { documents: ['cdoc-1', 'cdoc-2'] },
      { choice: 'DOWNLOAD' },
    ]);
    expect(headingOf(review)).toBe(say('copy-wizard:review.title'));
    expect(mainOf(review)).toContain('Kopia dokumentacji, 2 dokumenty: ');
    const sent = await jan.follow(await jan.submit(review, { remark: 'Proszę o kolorowe strony.' }));
    expect(mainOf(sent)).toContain(say('copy-wizard:done'));
    expect(mainOf(sent)).toContain('Proszę o kolorowe strony.');
    const again = await jan.follow(await jan.submit(review, {}));
    expect(headingOf(again)).toBe(headingOf(sent));
    const { rows } = await countOf();
    expect(rows).toBe(1);
  });

  it('of a period asks who collects it where that is somebody else', async () => {
    const person = await walked(jan, `${NEW}?${OF_JAN}`, [
      { choice: 'EXTRACT' },
      { choice: 'SCOPE' },
      { department: '', from: '01-01-2026', to: '31-01-2026' },
      { choice: 'PAPER' },
      { choice: '3' },
    ]);
    expect(headingOf(person)).toContain(say('copy-wizard:person.title.collects'));
    const review = await jan.follow(await jan.submit(person, PERSON));
    expect(mainOf(review)).toContain(
      'Wyciąg z dokumentacji, wszystkie poradnie i oddziały, 01-01-2026 – 31-01-2026',
    );
    const sent = await jan.follow(await jan.submit(review, {}));
    expect(mainOf(sent)).toContain(`${PERSON.name} ${PERSON.lastName}`);
  });

  it('for standing access of another person has neither form nor way', async () => {
    const person = await walked(jan, TICKED, [{ choice: 'PERM_PERSON' }, { documents: ['cdoc-1'] }]);
    expect(headingOf(person)).toContain(say('copy-wizard:person.title.access'));
  });

  it('says what is missing, and takes no forged choice', async () => {
    const kind = await walked(jan, `${NEW}?${OF_JAN}`, []);
    const empty = await jan.submit(kind, {});
    expect([empty.status, mainOf(empty).includes(say('copy-wizard:kind.required'))]).toEqual([400, true]);
    expect((await jan.submit(kind, { choice: 'X' })).status).toBe(400);
    const documents = await walked(jan, TICKED, [{ choice: 'COPY' }]);
    const foreign = await jan.submit(documents, { documents: ['cdoc-38'] });
    expect(foreign.status).not.toBe(303);
  });

  it('is listed among the unfinished ones', async () => {
    const list = await jan.get('/benefits/cdocrequests');
    expect(mainOf(list)).toContain(say('copies:kind.PERM_PERSON'));
  });

  it('is not made by who is not confirmed', async () => {
    const piotr = await running.signedIn('piotr.zielinski');
    expect(mainOf(await piotr.follow(await piotr.get(NEW)))).toContain(say('record:unconfirmed.title'));
  });

  it('another account opens no draft of it', async () => {
    const step = await walked(jan, `${NEW}?${OF_JAN}`, []);
    const anna = await running.signedIn('anna.kowalska');
    const path = step.page.querySelector('form[method=post]#page-form')?.getAttribute('action') ?? '';
    expect((await anna.get(path)).status).toBe(404);
  });
});

async function countOf() {
  const rows = await running.stores.provider
    .selectFrom('copy_requests')
    .select('id')
    .where('key_hash', 'is not', null)
    .where('patient_id', '=', 'patient-1001')
    .execute();
  return { rows: rows.length };
}
