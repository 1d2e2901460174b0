import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { fileOf, jpeg, page as htmlPage, pdf, png, zip } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

type Announced = { length: number; body?: string; site?: string; cookie?: string };

const BOOKING = '/bookings/AMMS/booking-3001';
const PATH = `${BOOKING}/attachments`;

const running = portalForFile({ limits: ROOMY });
let jan: Visitor;

beforeAll(async () => {
  jan = await signedIn('jan.nowak');
});
beforeEach(async () => {
  await running.stores.provider.deleteFrom('attachments').execute();
});

const signedIn = (username: string) => running.signedIn(username);

const send = async (...files: File[]) => jan.upload(await jan.get(PATH), files);
const kept = async () => {
  const rows = await running.stores.provider
    .selectFrom('attachments')
    .select('filename')
    .orderBy('filename')
    .execute();
  return rows.map(({ filename }) => filename);
};
const errorsAt = ({ page }: Answer) =>
  page.querySelectorAll('#upload-files-error span').map(({ text }) => text);
const notices = ({ page }: Answer) => page.querySelectorAll('main .notice').map(({ text }) => text);
const again = ({ page }: Answer) => page.querySelector('#upload-files-again')?.text;
const big = () => Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]);

describe('files that are sent', () => {
  it('are all taken: a line each on the page after it, and on the booking’s own', async () => {
    const sent = await send(fileOf(pdf(), 'Wynik badań.pdf'), fileOf(jpeg(), 'zdjęcie.jpg'));
    expect([sent.status, sent.location]).toEqual([303, PATH]);
    const page = await jan.follow(sent);
    expect(notices(page)).toEqual([
      'Gotowe: Załącznik został wysłany – Wynik badań.pdf',
      'Gotowe: Załącznik został wysłany – zdjęcie.jpg',
    ]);
    const booking = await jan.get(BOOKING);
    expect(booking.page.querySelectorAll('main h3').map(({ text }) => text)).toEqual([
      'Wynik badań.pdf',
      'zdjęcie.jpg',
    ]);
  });

  it('have a result of their own each; the good ones stay', async () => {
    await send(fileOf(pdf(), 'stary.pdf'));
    const answer = await send(
      fileOf(htmlPage(), 'strona.pdf', 'application/pdf'),
      fileOf(big(), 'duży.pdf'),
      fileOf(png(), 'dobry.png'),
      fileOf(Buffer.alloc(0), 'folder'),
      fileOf(pdf(), 'Stary.pdf'),
      fileOf(Buffer.concat([pdf(), zip()]), 'archiwum.pdf'),
    );
    expect(answer.status).toBe(422);
    const words = [
      /„strona.pdf” jest innego rodzaju.*: PDF, JPG, PNG/,
      /„duży.pdf” jest za duży.*5\sMB/,
      /„folder” to pusty plik lub folder/,
      /„archiwum.pdf” jest uszkodzony albo/,
    ];
    const lines = errorsAt(answer);
    expect(lines).toHaveLength(words.length);
    lines.forEach((line, index) => expect(line).toMatch(words[index]!));
    expect(notices(answer)).toContain('Gotowe: Załącznik został wysłany – dobry.png');
    expect(notices(answer)).toContain('Gotowe: Załącznik został wysłany – Stary (2).pdf');
    expect(await kept()).toEqual(['Stary (2).pdf', 'dobry.png', 'stary.pdf']);
  });

  it('are five at most', async () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => fileOf(pdf(name), `${name}.pdf`));
    const answer = await send(...files);
    expect(errorsAt(answer)).toEqual([expect.stringMatching(/„f.pdf”.*: 5\.$/)]);
    expect(await kept()).toHaveLength(5);
    expect((await jan.get(PATH)).page.querySelector('input[type=file]')).toBeNull();
  });

  it('are none: that is said', async () => {
    const answer = await send(fileOf(Buffer.alloc(0), ''));
    expect(answer.status).toBe(422);
    expect(errorsAt(answer)).toEqual(['Błąd: Nie dodano załącznika']);
    expect(errorsAt(await send())).toEqual(['Błąd: Nie dodano załącznika']);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Jan\\wynik.pdf', 'wynik.pdf'],
    ['..', 'plik'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['wynik\u202efdp.exe', 'wynikfdp.exe'],
    ['żółć „gęś” – 1.pdf', 'żółć „gęś” – 1.pdf'],
    ['<x-mark>.pdf', '<x-mark>.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(115)}.pdf`],
    ['🐟.pdf', '🐟.pdf'],
  ])('called %j are called %j', async (name, shown) => {
    const sent = await send(fileOf(pdf(), name));
    expect(sent.status).toBe(303);
    expect(await kept()).toEqual([shown]);
    expect((await jan.follow(sent)).html).not.toContain('<x-mark');
  });

  it('twice, by a double click: once', async () => {
    const page = await jan.get(PATH);
    const answers = await Promise.all([1, 2].map(() => jan.upload(page, [fileOf(pdf(), 'wynik.pdf')])));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await kept()).toEqual(['wynik.pdf']);
  });

  it('from a page that was sent before are another submission when the bytes differ', async () => {
    const page = await jan.get(PATH);
    await jan.upload(page, [fileOf(pdf('1'), 'wynik.pdf')]);
    const again = await jan.upload(page, [fileOf(pdf('2'), 'wynik.pdf')]);
    expect([again.status, errorsAt(again)]).toEqual([303, []]);
    expect(await kept()).toEqual(['wynik (2).pdf', 'wynik.pdf']);
  });
});

describe('an upload that breaks off', () => {
  const sendCut = async (files: File[], bytesLost: number) =>
    jan.upload(await jan.get(PATH), files, { bytesLost });
  const CLOSING = 60;

  it('keeps the files that came whole, and names the one to be chosen again', async () => {
    const files = [
      fileOf(pdf(), 'Wynik „żółć”.pdf'),
      fileOf(htmlPage(), 'strona.pdf'),
      fileOf(pdf('x'.repeat(5_000)), 'długi.pdf'),
    ];
    const answer = await sendCut(files, CLOSING + 2_000);
    expect(answer.status).toBe(422);
    expect(notices(answer)).toContain('Gotowe: Załącznik został wysłany – Wynik „żółć”.pdf');
    expect(errorsAt(answer)).toEqual([
      expect.stringMatching(/„strona.pdf” jest innego rodzaju/),
      expect.stringMatching(/przerwane i plik „długi.pdf” nie dotarł w całości/),
    ]);
    expect(again(answer)).toBe('Ten plik nie został wysłany. Wybierz go jeszcze raz: długi.pdf.');
    expect(await kept()).toEqual(['Wynik „żółć”.pdf']);

    const sent = await jan.upload(answer, files.slice(2));
    expect([sent.status, sent.location]).toEqual([303, PATH]);
    expect(again(await jan.follow(sent))).toBeUndefined();
    expect(await kept()).toEqual(['Wynik „żółć”.pdf', 'długi.pdf']);
  });

  it('before the next file has a name asks for those that are missing', async () => {
    const last = fileOf(pdf(), 'b.pdf');
    const answer = await sendCut([fileOf(pdf(), 'a.pdf'), last], last.size + CLOSING + 80);
    expect(errorsAt(answer)).toEqual([expect.stringMatching(/zostało przerwane.*nie ma na liście/)]);
    expect(again(answer)).toBeUndefined();
    expect(await kept()).toEqual(['a.pdf']);
  });
});

describe('a file that the provider gave no answer for', () => {
  it('is to be chosen again; one that is refused is not', async () => {
    await sql`create trigger no_file before insert on attachments when new.filename = 'a.pdf'
      begin select raise(abort, 'x'); end`.execute(running.stores.provider);
    const answer = await send(
      fileOf(pdf(), 'a.pdf'),
      fileOf(Buffer.alloc(0), 'pusty.pdf'),
      fileOf(png(), 'b.png'),
    ).finally(() => sql`drop trigger no_file`.execute(running.stores.provider));
    expect(answer.status).toBe(422);
    expect(errorsAt(answer)).toEqual([
      expect.stringMatching(/„a.pdf”. Serwer nie odpowiada/),
      expect.stringMatching(/„pusty.pdf” to pusty plik/),
    ]);
    expect(again(answer)).toBe('Ten plik nie został wysłany. Wybierz go jeszcze raz: a.pdf.');
    expect(await kept()).toEqual(['b.png']);
  });
});

describe('a file that is kept', () => {
  it('is saved as what it is, under a name that ends so, and never shown', async () => {
    await send(fileOf(pdf(), 'żółć "x"; .exe'));
    const page = await jan.get(PATH);
    const href = page.page.querySelector('main .card a')?.getAttribute('href') ?? '';
    const { status, headers, html } = await jan.get(href);
    expect([status, html]).toEqual([200, pdf().toString()]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="zolc _x__ .exe.pdf"; filename*=UTF-8''%C5%BC%C3%B3%C5%82%C4%87%20%22x%22%3B%20.exe.pdf`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store, private');
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/);

    const stanislaw = await signedIn('stanislaw.wojcik');
    expect((await stanislaw.get(href)).status).toBe(404);
    expect((await stanislaw.get(`${href}/delete`)).status).toBe(404);
    const tokens = tokensOf(await stanislaw.get('/display'));
    expect((await stanislaw.post(`${href}/delete`, tokens)).status).toBe(404);
    expect((await createVisitor(running.portal.origin).get(href)).location).toContain('/login');
    const ofReferral = href.replace('/attachments/', '/referral-attachments/');
    expect((await jan.get(ofReferral)).status).toBe(404);
    expect(await kept()).toHaveLength(1);
  });

  it('is deleted after a question, once', async () => {
    await send(fileOf(pdf(), 'wynik.pdf'));
    const list = await jan.get(PATH);
    const href = list.page.querySelector('main a[href$="/delete"]')?.getAttribute('href') ?? '';
    const question = await jan.get(href);
    expect(question.page.querySelector('h1')?.text).toBe('Czy usunąć plik „wynik.pdf”?');
    const done = await jan.follow(await jan.submit(question));
    expect(notices(done)).toEqual(['Gotowe: Załącznik został usunięty']);
    expect(await kept()).toEqual([]);

    const { csrf } = tokensOf(await jan.get('/display'));
    const again = await jan.follow(await jan.post(href, { csrf }));
    expect(notices(again)).toEqual([expect.stringContaining('Nie udało się usunąć załącznika')]);
    expect((await jan.get(href)).status).toBe(404);
  });
});

describe('what stops an upload', () => {
  const parts = (csrf: string, ending = '') => {
    const line = '\r\n';
    const field = `--x${line}Content-Disposition: form-data; name="csrf"${line}${line}${csrf}${line}`;
    const head = `--x${line}Content-Disposition: form-data; name="files"; filename="a.pdf"${line}${line}`;
    return field + head + pdf().toString('latin1') + ending;
  };
  const sendRaw = async (body: string, headers: Record<string, string> = {}) =>
    jan.send(PATH, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  const cookieOfJan = () => [...jan.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  /** Announces a body, sends some of it or nothing, and nothing after that; what came back until the end. */
  function announce({ length, body, site = 'same-origin', cookie = cookieOfJan() }: Announced) {
    const { hostname, port } = new URL(running.portal.origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const head = [
      `POST ${PATH} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Cookie: ${cookie}`,
      `Sec-Fetch-Site: ${site}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${length}`,
    ];
    const start = `${head.join('\r\n')}\r\n\r\n${body ?? ''}`;
    if (body === undefined) socket.write(start);
    else socket.end(start);
    return text(socket);
  }
  const csrf = async () => tokensOf(await jan.get(PATH)).csrf;

  it('nothing, when it is whole', async () => {
    expect((await sendRaw(parts(await csrf(), '\r\n--x--\r\n'))).status).toBe(303);
  });

  it('that it breaks off in the token: 400, nothing kept', async () => {
    const body = parts(await csrf());
    expect((await sendRaw(body.slice(0, body.indexOf('name="csrf"') + 30))).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('that the browser goes away: nothing kept, not even what came whole', async () => {
    const [first, second] = [parts(await csrf()), parts('').replaceAll('a.pdf', 'b.pdf')];
    const body = `${first}\r\n${second.slice(second.lastIndexOf('--x'))}`;
    expect(await announce({ length: body.length + 1_000, body })).toMatch(/^HTTP\/1.1 400 /);
    expect((await jan.get(PATH)).page.querySelectorAll('main h3').map(String)).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('a token of another browser, or none: 403, nothing kept', async () => {
    for (const token of ['x', '']) expect((await sendRaw(parts(token, '\r\n--x--\r\n'))).status).toBe(403);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await sendRaw(parts(await csrf(), '\r\n--x--\r\n'), foreign)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('that it is announced as larger than all files together may be: 413, a page, and nothing is waited for', async () => {
    const answer = await announce({ length: 27 * 1024 * 1024 });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.match(/<h1/g)).toHaveLength(1);
  });

  it('that it comes from another site: 403, and the connection ends at once', async () => {
    const answer = await announce({ length: 1_000_000, site: 'cross-site' });
    expect(answer).toMatch(/^HTTP\/1.1 403 .*connection: close/is);
  });

  it('that nobody is signed in: 401, a page that leads to sign-in, and the connection ends at once', async () => {
    const answer = await announce({ length: 1_000_000, cookie: '' });
    expect(answer).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
    expect(answer).toContain(`href="/login?return=${encodeURIComponent(PATH)}"`);
  });

  it('fifty parts and more: 413', async () => {
    const files = Array.from({ length: 60 }, (_, index) => fileOf(pdf(), `${index}.pdf`));
    expect((await send(...files)).status).toBe(413);
  });

  it('that the page takes no files: 400', async () => {
    const path = `${BOOKING}/cancel`;
    const body = new FormData();
    body.set('csrf', await csrf());
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await jan.send(path, { method: 'POST', body, headers })).status).toBe(400);
  });

  it('that the visit is over: said, nothing kept', async () => {
    const page = await jan.get(PATH);
    const over = { status: 'EXECUTED' as const };
    const row = running.stores.provider.updateTable('bookings').where('system_id', '=', 'booking-3001');
    await row.set(over).execute();
    const answer = await jan.follow(await jan.upload(page, [fileOf(pdf(), 'a.pdf')]));
    await row.set({ status: 'SCHEDULED' }).execute();
    expect(notices(answer)).toEqual([expect.stringContaining('nie można już dodawać ani usuwać')]);
    expect(answer.page.querySelector('input[type=file]')).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('that the session has ended: it is said at once, and after sign-in the files are to be chosen again', async () => {
    const visitor = await signedIn('jan.nowak');
    const page = await visitor.get(PATH);
    await running.stores.portal.updateTable('sessions').set({ seen_at: 1 }).execute();
    const ended = await visitor.upload(page, [fileOf(pdf(), 'wynik.pdf'), fileOf(png(), 'obraz.png')]);
    expect([ended.status, ended.location]).toEqual([303, expect.stringMatching(/^\/login\?return=/)]);
    const login = await visitor.follow(ended);
    const back = await visitor.follow(
      await visitor.submit(login, { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' }),
    );
    expect(back.path).toBe(PATH);
    expect(again(back)).toBe('Pliki nie zostały wysłane. Wybierz je jeszcze raz.');
    expect(await kept()).toEqual([]);
    jan = visitor;
  });
});

describe('the files of a referral before there is a booking', () => {
  beforeAll(async () => {
    await running.stores.provider
      .updateTable('availabilities')
      .set({ referral_status: 'O' })
      .where('id', '=', 'ubezp-lis')
      .execute();
    await running.portal.advance('PT2M');
  });

  async function atSummary() {
    const { answer, draft } = await walkOf(jan).atSummary();
    expect(answer.path).toContain('/newbooking/referral?');
    return { answer: await jan.follow(await jan.submit(answer)), draft };
  }

  it('are kept in the draft, deleted there, and go with the booking', async () => {
    const { answer: summary, draft } = await atSummary();
    const path = `/newbooking/referral/attachments?draft=${draft}`;
    const some = [fileOf(pdf(), 'skierowanie.pdf'), fileOf(jpeg(), 'strona 2.jpg')];
    const added = await jan.follow(await jan.upload(await jan.get(path), some));
    expect(added.page.querySelectorAll('main h3').map(({ text }) => text)).toEqual([
      'skierowanie.pdf',
      'strona 2.jpg',
    ]);
    const left = await jan.follow(await jan.submit(added, {}, 'main .inline-form'));
    expect(left.page.querySelectorAll('main h3').map(({ text }) => text)).toEqual(['strona 2.jpg']);

    const sent = await jan.submit(summary);
    const booking = await jan.get(sent.location!.replace('/newbooking/result', '/bookings'));
    expect(booking.page.querySelector('main')?.text).toContain('Załączniki do skierowania');
    expect(booking.page.querySelectorAll('main h3').map(({ text }) => text)).toEqual(['strona 2.jpg']);
  });

  it('that are gone lead back to their page; nothing is booked', async () => {
    const { answer: summary, draft } = await atSummary();
    const path = `/newbooking/referral/attachments?draft=${draft}`;
    await jan.upload(await jan.get(path), [fileOf(pdf(), 'skierowanie.pdf')]);
    await running.stores.provider.deleteFrom('attachments').execute();
    const led = await jan.submit(summary);
    expect(led.location).toBe(`${path}&return=summary`);
    const page = await jan.follow(led);
    expect(notices(page)).toContainEqual(expect.stringContaining('nie jest już przechowywany'));
    const again = await jan.submit(await jan.get(summary.path));
    expect(again.location).toContain('/newbooking/result/');
  });
});
