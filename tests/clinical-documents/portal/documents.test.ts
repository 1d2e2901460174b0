import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/clinicaldocuments';
const OF_JAN = 'patientId=patient-1001';
const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
async function listed(query: string) {
  const answer = await jan.follow(await jan.get(`${LIST}?${OF_JAN}${query}`));
  const { page, status } = answer;
  const boxes = page.querySelectorAll('.rows input[type=checkbox]');
  return {
    answer,
    status,
    text: words(page.querySelector('main')?.text),
    rows: page.querySelectorAll('.rows > li').map((row) => words(row.querySelector('h3')?.text)),
    ticked: boxes.filter((box) => box.hasAttribute('checked')).map((box) => box.getAttribute('value')),
    elsewhere: page
      .querySelectorAll('form.wide input[type=hidden][name=doc]')
      .map((field) => field.getAttribute('value')),
  };
}

describe('the list of documents', () => {
  it('has ten a page, the latest first, each with its file', async () => {
    const { rows, text } = await listed('');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatch(/^Karta informacyjna z leczenia \(PDF, \d+ (B|kB)\)$/);
    expect(text).toContain(say('clinical-documents:sizeUnknown'));
    expect(text).toContain(say('lists:lastYear', { number: 37 }));
  });

  it('has the 37 of Jan on four pages, each once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => jan.get(`${LIST}?${OF_JAN}&page=${page}`)));
    const ids = pages.flatMap(({ page }) =>
      page.querySelectorAll('.rows h3 a').map((link) => link.getAttribute('href')),
    );
    expect([ids.length, new Set(ids).size]).toEqual([37, 37]);
  });

  it('is narrowed to one type, which its heading says', async () => {
    const { rows, text } = await listed('&documentType=06.10');
    expect(rows).toHaveLength(1);
    expect(text).toContain('Wyniki badań. ');
  });

  it('shows nothing of a type that nobody knows', async () => {
    const { status, rows, text } = await listed('&documentType=99');
    expect([status, rows]).toEqual([400, []]);
    expect(text).toContain(say('clinical-documents:type.unknown'));
  });
});

describe('ticks', () => {
  it('go along to another page and back', async () => {
    const first = await listed('&doc=cdoc-1&doc=cdoc-2');
    expect(first.ticked).toEqual(['cdoc-1', 'cdoc-2']);
    expect(first.elsewhere).toEqual([]);
    expect(first.text).toContain(say('clinical-documents:ticks.count', { number: 2 }));
    const query = `&doc=cdoc-1&doc=cdoc-3&${encodeURIComponent('press.page-2')}=x`;
    const second = await listed(query);
    expect(second.ticked).toEqual([]);
    expect(second.elsewhere).toEqual(['cdoc-1', 'cdoc-3']);
    expect(second.text).toContain(say('lists:pages.page', { page: 2 }));
  });

  it('are asked for where there are none', async () => {
    const { status, text, rows } = await listed(`&${encodeURIComponent('press.ask-copies')}=x`);
    expect([status, rows.length]).toEqual([400, 10]);
    expect(text).toContain('Zaznacz przynajmniej jeden dokument, aby wygenerować wniosek');
  });
});

describe('a file', () => {
  const fileOf = async (id: string, kind = 'content') => jan.get(`${LIST}/document/${id}/${kind}?${OF_JAN}`);

  it('is saved under its own name', async () => {
    const { status, headers } = await fileOf('cdoc-1');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*karta-informacyjna\.pdf/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is found under its second id', async () => {
    expect((await fileOf('cdoc-5')).status).toBe(200);
  });

  it('that is lost is said to be not available', async () => {
    const { status, page } = await fileOf('cdoc-6');
    expect(status).toBe(404);
    expect(words(page.querySelector('h1')?.text)).toBe('Dokument jest niedostępny');
  });

  it('of results is an archive, also at the address of one file', async () => {
    expect((await fileOf('cdoc-2')).headers.get('content-type')).toBe('application/zip');
    expect((await fileOf('cdoc-1', 'archive')).headers.get('content-type')).toBe('application/zip');
  });
});

describe('documents to which a notification leads', () => {
  it('are those of the one person who has them', async () => {
    const anna = await running.signedIn('anna.kowalska');
    const { location } = await anna.get(`${LIST}/context-40`);
    expect(location).toBe(`${LIST}/context-40?patientId=patient-1003`);
    expect((await anna.get(`${LIST}/none`)).status).toBe(404);
  });
});
