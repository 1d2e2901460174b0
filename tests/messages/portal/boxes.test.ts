import { beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal-process.ts';
import { preparedFolder } from '#tests/support/portal-stores.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const shown = ({ page, status }: Answer) => ({
  status,
  title: words(page.querySelector('title')?.text),
  headings: page.querySelectorAll('main h2').map((heading) => words(heading.text)),
  page,
  items: page.querySelectorAll(':is(.cards, .rows) h3').map((heading) => words(heading.text)),
  text: words(page.querySelector('main')?.text),
  current: page
    .querySelectorAll('nav.sub-navigation a[aria-current]')
    .map((link) => link.getAttribute('href')),
});
const asked = async (path: string, visitor = jan) => shown(await visitor.get(path));
const menu = async (visitor: Visitor, path = '/bookings') => {
  const { page } = await visitor.get(path);
  return words(page.querySelector('nav.navigation a[href="/messages"]')?.text);
};

describe('the lists of messages', () => {
  it('come fifteen a page, with how many there are, and say which list is shown', async () => {
    const first = await asked('/messages');
    expect(first.headings).toContain('Wszystkie odebrane: 1–15 z 63');
    expect([first.items.length, first.current]).toEqual([15, ['/messages']]);
    const last = await asked('/messages?page=5');
    expect([last.items.length, last.headings]).toEqual([3, ['Wszystkie odebrane: 61–63 z 63']]);
    expect((await jan.get('/messages?page=6')).location).toBe('/messages?page=5');
    expect((await jan.get('/messages?title=potas&page=4')).location).toBe('/messages?title=potas');

    const sent = await asked('/messages/outbox');
    expect(sent.headings).toEqual(['Wszystkie wysłane: 1–15 z 22']);
    expect(sent.current).toEqual(['/messages/outbox']);
    expect(sent.text).toContain(say('messages:standing.notYetRead'));
  });

  it('say over the list and in the title what they are narrowed by, and keep it from page to page', async () => {
    const found = await asked('/messages?category=P&title=Przypomnienie&after=01-01-2020');
    expect(found.headings[0]).toMatch(/^Znalezione: 1–\d+ z \d+$/);
    const words = 'Wiadomości odebrane, od 1 stycznia 2020, rodzaj: Przypomnienie, w tytule „Przypomnienie”';
    expect(found.page.querySelector('h1')?.text).toBe(words);
    expect(found.title).toMatch(
      /^Wiadomości odebrane, od 1 stycznia 2020, rodzaj: Przypomnienie, w tytule „Przypomnienie” – /,
    );
    const { page } = await jan.get('/messages?sender=rejestracja');
    const next = page.querySelector('nav.pagination a')?.getAttribute('href');
    expect(next).toBe('/messages?sender=rejestracja&page=2#list');

    const nothing = await asked('/messages?title=hipopotam');
    expect(nothing.text).toContain(say('messages:list.nothing'));
    expect(nothing.page.querySelector('h1')?.text).toContain('w tytule „hipopotam”');
    expect(nothing.text).not.toContain(say('messages:box.inbox.empty.title'));
  });

  it('show nothing of a filter that cannot be read, and say of each field what is wrong', async () => {
    const long = 'a'.repeat(150);
    const wrong = await asked(
      `/messages?after=jutro&before=30-02-2026&category=Z&title=${long}&sender=${long}`,
    );
    expect([wrong.status, wrong.items]).toEqual([400, []]);
    for (const key of ['category.unknown', 'title.tooLong', 'person.tooLong'] as const)
      expect(wrong.text).toContain(say(`messages:filter.${key}`));
    const inverted = await asked('/messages?after=02-03-2026&before=01-03-2026');
    expect(inverted.text).toContain(say('lists:range.dateTo.beforeFrom'));
  });

  it('of nobody yet say so, and of an outage how to go on', async () => {
    const piotr = await running.signedIn('piotr.zielinski');
    expect((await asked('/messages', piotr)).text).toContain(say('messages:box.inbox.empty.title'));
    expect(await menu(piotr)).toBe('Wiadomości');
    const halina = await running.signedIn('halina.mazur');
    expect((await asked('/messages', halina)).text).toContain(say('page:outage.title'));
  });

  it('read every character as it was typed, and no sign as a command', async () => {
    for (const typed of ['%', '_', '\\', "'", '"><b>', '🙂', '\u202e']) {
      const answer = await asked(`/messages?title=${encodeURIComponent(typed)}`);
      expect([typed, answer.status]).toEqual([typed, 200]);
    }
    expect((await asked('/messages?title=%25')).items).toEqual([]);
  });
});

describe('a message', () => {
  it('that is opened has been read, and the menu counts it no more', async () => {
    for (const path of ['/bookings', '/messages', '/messages/outbox', '/messages/drafts'])
      expect(await menu(jan, path), path).toBe('Wiadomości, 3 nowe');
    const before = await asked('/messages');
    expect(before.text.split(say('messages:standing.unread'))).toHaveLength(4);

    await jan.get('/messages/message-8303', { 'sec-purpose': 'prefetch;prerender' });
    expect(await menu(jan)).toBe('Wiadomości, 3 nowe');
    const opened = await asked('/messages/message-8303');
    expect(opened.text).toContain('Do Ciebie i 1 innej osoby');
    expect(opened.text).toContain(say('messages:readAt'));
    expect(await menu(jan)).toBe('Wiadomości, 2 nowe');
    expect(opened.text).not.toContain('Kowalska');
  });

  it('says who has read it, with its files and its conversation', async () => {
    const own = await asked('/messages/message-8503');
    expect(own.text).toMatch(/Poradnia Lekarza Rodzinnego: przeczytano .+Katarzyna Majewska: jeszcze nie/);

    const { page } = await jan.get('/messages/message-8302');
    const files = page.querySelectorAll('main a[href*="/attachments/"]');
    expect(files.map((link) => words(link.text))).toEqual([
      expect.stringMatching(/^Pobierz plik dzienniczek\.pdf \(dokument PDF, \d+ B\)/),
      expect.stringMatching(/^Pobierz plik wypełniony\.png \(obraz PNG, \d+ B\)/),
    ]);
    const file = await jan.get(files[1]?.getAttribute('href') ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);

    const talk = await asked('/messages/message-8405');
    expect(talk.headings).toContain('Cała rozmowa: 9 wiadomości');
    expect(talk.items).toHaveLength(9);
    expect(talk.text.split('Dziękuję. Po tygodniu').length).toBe(2);
    const printed = await asked('/messages/message-8405/print?size=large');
    expect([printed.status, printed.items.length]).toEqual([200, 9]);
  });

  it('speaks its own language', async () => {
    const { page } = await jan.get('/messages/message-8305');
    expect(page.querySelectorAll('main [lang="uk"]').length).toBeGreaterThan(1);
  });

  it('of somebody else is a page that there is not', async () => {
    for (const path of [
      'message-8601',
      'message-8601/print',
      'message-none',
      'message-8601/attachments/file-8611',
    ])
      expect([path, (await jan.get(`/messages/${path}`)).status]).toEqual([path, 404]);
  });
});

it('without the module there are no messages and no way to them, and still those to confirm', async () => {
  const portal = await startPortal({
    dataDirectory: await preparedFolder({ settings: { messagesModule: false } }),
  });
  try {
    const visitor = await signedInAt(portal.origin, 'jan.nowak');
    expect(await menu(visitor)).toBe('');
    for (const path of ['/messages', '/messages/outbox', '/messages/message-8303'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    const file = await visitor.get('/messages/message-8303/attachments/file-8311');
    expect([file.status, file.page.querySelector('h1')?.text]).toEqual([
      404,
      say('page:problem.areaOff.title'),
    ]);
    const maria = await signedInAt(portal.origin, 'maria.wisniewska');
    expect((await maria.get('/messages-to-confirm')).status).toBe(200);
  } finally {
    await portal.stop();
  }
});
