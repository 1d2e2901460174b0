import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/cdocrequests';
const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
async function shown(visitor: Visitor, path: string) {
  const { page, status } = await visitor.follow(await visitor.get(LIST + path));
  return {
    status,
    heading: words(page.querySelector('h1')?.text),
    text: words(page.querySelector('main')?.text),
    rows: page.querySelectorAll('.rows > li').map((row) => words(row.text)),
    links: page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? ''),
  };
}

describe('the list of requests for copies', () => {
  it('has those of a year, and an open one of two years ago', async () => {
    const { rows, links } = await shown(jan, '');
    expect(rows).toHaveLength(8);
    expect(links).toContain(`${LIST}/copy-8`);
    expect(rows.join()).toContain(say('copies:state.toFetch'));
  });

  it('has those alone that are not finished where that is asked for', async () => {
    const { links } = await shown(jan, '?onlyUncompleted=on');
    const ids = links.flatMap((href) => /\/(copy-\d)$/.exec(href)?.[1] ?? []);
    expect(ids).toEqual(['copy-1', 'copy-2', 'copy-3', 'copy-4', 'copy-8']);
  });

  it('shows nothing while its days are wrong', async () => {
    const { status, rows } = await shown(jan, '?dateFrom=31-02-2026');
    expect([status, rows]).toEqual([400, []]);
  });

  it('of who is not confirmed has what was made before, and no files', async () => {
    const piotr = await running.signedIn('piotr.zielinski');
    expect((await shown(piotr, '')).links).toContain(`${LIST}/copy-9`);
    const { text, links } = await shown(piotr, '/copy-9');
    expect(text).toContain(say('copies:state.ready'));
    expect(links.some((href) => href.includes('/files/'))).toBe(false);
    expect((await piotr.get(`${LIST}/copy-9/files/copy-9-file`)).status).toBe(404);
  });
});

describe('a request', () => {
  it('gives its files, each as a file to save', async () => {
    const { links } = await shown(jan, '/copy-3');
    const [file] = links.filter((href) => href.includes('/files/'));
    const { status, headers } = await jan.get(file ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is listed among applications and on the start page', async () => {
    const applications = await jan.get('/applications');
    expect(words(applications.page.querySelector('main')?.text)).toContain(say('copies:state.toFetch'));
    const all = await jan.get('/start/todo');
    const text = words(all.page.querySelector('main')?.text);
    expect(text).toContain(say('copies:toDo.price'));
  });

  it('takes a yes to the amount that was seen, and to no other', async () => {
    const page = await jan.get(`${LIST}/copy-2/price`);
    const other = await jan.submit(page, { amount: '100' });
    expect(other.status).toBe(409);
    expect(words(other.page.querySelector('main')?.text)).toContain(say('copies:price.changed'));
    const agreed = await jan.follow(await jan.submit(page, {}));
    expect(words(agreed.page.querySelector('main')?.text)).toContain(say('copies:price.done'));
    expect((await shown(jan, '/copy-2')).links).not.toContain(`${LIST}/copy-2/price`);
    expect((await shown(jan, '/copy-2')).links.join()).toContain('/paymentsnav/invoicestopay/');
  });

  it('of another account is not found', async () => {
    const anna = await running.signedIn('anna.kowalska');
    for (const path of ['/copy-1', '/copy-2/price', '/copy-3/files/copy-3-file'])
      expect((await anna.get(LIST + path)).status).toBe(404);
  });
});

describe('the tab', () => {
  it('is there while requests are offered, or some were made', async () => {
    const tab = async (visitor: Visitor) =>
      (await visitor.follow(await visitor.get('/benefits/clinicaldocuments'))).page
        .querySelectorAll('.sub-navigation a')
        .some((link) => (link.getAttribute('href') ?? '').startsWith(LIST));
    const anna = await running.signedIn('anna.kowalska');
    expect([await tab(jan), await tab(anna)]).toEqual([true, true]);
    await running.portal.tell('/copy-settings', {
      cdocTypes: '',
      documentRequestsModule: 'on',
      edmEnabled: 'on',
    });
    expect([await tab(jan), await tab(anna)]).toEqual([true, false]);
    expect((await anna.get(LIST)).status).toBe(404);
    expect((await jan.get(LIST)).status).toBe(200);
  });
});
