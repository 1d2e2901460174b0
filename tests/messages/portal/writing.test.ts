import { beforeAll, describe, expect, it } from 'vitest';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const running = portalForFile();
let anna: Visitor;
let jan: Visitor;
beforeAll(async () => {
  anna = await running.signedIn('anna.kowalska');
  jan = await running.signedIn('jan.nowak');
  await setLimits(running.stores.provider, ROOMY);
});

const MAJEWSKA = 'staff-k.majewska';
const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const textOf = ({ page }: Answer) => words(page.querySelector('main')?.text);
const titleOf = ({ page }: Answer) => words(page.querySelector('h1')?.text);
const typedIn = ({ page }: Answer, name: string) => {
  const control = page.querySelector(`main [name="${name}"]`);
  return control?.tagName === 'TEXTAREA' ? control.text : control?.getAttribute('value');
};
const linkTo = ({ page }: Answer, end: string) =>
  page.querySelectorAll('main a').find((link) => link.getAttribute('href')?.endsWith(end));
const MESSAGE = {
  recipients: [MAJEWSKA],
  title: 'Prośba o receptę',
  content: 'Dzień dobry,\r\nkończą się leki.',
};
const PDF = new File(['%PDF-1.4\n%%EOF'], 'skierowanie.pdf', { type: 'application/pdf' });

/** The id of the message that stands first among those sent. */
async function lastSent(visitor: Visitor) {
  const { page } = await visitor.get('/messages/outbox');
  const href = page.querySelector('.rows h3 a')?.getAttribute('href') ?? '';
  return href.slice(href.lastIndexOf('/') + 1);
}

async function sendOne(visitor: Visitor, fields: Record<string, string | string[]> = {}) {
  const sent = await visitor.submit(await visitor.get('/messages/new'), { ...MESSAGE, ...fields });
  expect([sent.status, sent.location]).toEqual([303, '/messages/outbox']);
  return lastSent(visitor);
}

describe('a new message', () => {
  it('says first what messages are not for, and offers those whom the patient has seen', async () => {
    const page = await anna.get('/messages/new');
    expect(titleOf(page)).toBe(say('messages:new.title'));
    expect(textOf(page)).toContain(say('messages:emergency.title'));
    expect(page.page.querySelector('main a.button-call[href="tel:112"]')?.text).toContain('112');
    expect(page.page.querySelectorAll('main input[name="recipients"]')).toHaveLength(5);
    expect(textOf(page)).toContain(say('messages:recipients.seenHint', { most: 5 }));
    expect(textOf(page)).not.toContain(say('messages:recipients.seen'));
    const fields = page.page.querySelectorAll('#page-form :is(input, select, textarea):not([type="hidden"])');
    expect([...new Set(fields.map((field) => field.getAttribute('name')))].slice(0, 3)).toEqual([
      'title',
      'content',
      'recipients',
    ]);
    expect(linkTo(await anna.get('/messages'), '/messages/new')).toBeDefined();
  });

  it('is left for other pages by buttons that say so by their names, whatever their words are', async () => {
    const buttonOf = (answer: Answer, beginning: string) =>
      answer.page
        .querySelector(`main input[type=submit][name^="press.${beginning}"]`)
        ?.getAttribute('name') ?? '';
    const begun = await anna.get('/messages/new');
    const search = await anna.submit(begun, { [buttonOf(begun, 'intent-recipients')]: 'Szukaj' });
    expect([search.status, search.location]).toEqual([
      303,
      expect.stringContaining('/messages/new/recipients'),
    ]);
    const found = await anna.follow(search);
    const next = await anna.submit(found, { [buttonOf(found, 'page-')]: 'Dalej' });
    expect([next.status, next.location]).toEqual([303, expect.stringContaining('page=2')]);
  });

  it('is sent when it is whole; otherwise each field says what it lacks, and what was typed stays', async () => {
    const empty = await anna.submit(await anna.get('/messages/new'), { content: 'Tylko treść' });
    expect(empty.status).toBe(400);
    expect(textOf(empty)).toContain(say('messages:fault.recipients.none'));
    expect(textOf(empty)).toContain(say('messages:fault.title.empty'));
    expect(textOf(empty)).not.toContain(say('messages:fault.content.empty'));
    expect(typedIn(empty, 'content')?.trim()).toBe('Tylko treść');
    const all = await anna.submit(await anna.get('/messages/new'));
    const listed = all.page.querySelectorAll('#errors a').map((link) => words(link.text));
    expect(listed).toEqual([
      say('messages:fault.title.empty'),
      say('messages:fault.content.empty'),
      say('messages:fault.recipients.none'),
    ]);

    const sent = await anna.submit(empty, MESSAGE);
    const after = await anna.follow(sent);
    expect(after.path).toBe('/messages/outbox');
    expect(textOf(after)).toContain('Wiadomość została wysłana');
    const message = await anna.get(`/messages/${await lastSent(anna)}`);
    expect(titleOf(message)).toContain('Prośba o receptę');
    expect(textOf(message)).toContain('Katarzyna Majewska: jeszcze nie przeczytano');
  });

  it('of too many letters is not sent, nor one to a recipient who is nobody', async () => {
    const page = await anna.get('/messages/new');
    const long = await anna.submit(page, { ...MESSAGE, title: '🙂'.repeat(150), content: 'ą'.repeat(4001) });
    expect(long.status).toBe(400);
    expect(textOf(long)).toContain(say('messages:fault.title.tooLong', { count: 149 }));
    expect(textOf(long)).toContain(say('messages:fault.content.tooLong', { count: 4000 }));
    const most = await anna.submit(page, { ...MESSAGE, title: '🙂'.repeat(149), content: 'ą'.repeat(4000) });
    expect(most.status).toBe(303);
    const nobody = await anna.submit(page, { ...MESSAGE, recipients: ['account-2001'] });
    expect(nobody.status).toBe(400);
    expect(textOf(nobody)).toContain(say('messages:fault.recipients.unknown', { count: 1 }));
  });

  it('to some whom nobody knows is sent to nobody, and says so', async () => {
    const before = await lastSent(anna);
    const page = await anna.get('/messages/new');
    const nobody = ['staff-zofia', 'account-2001', 'account-2002', 'account-2003'];
    for (const intent of ['', 'later', 'files']) {
      const some = await anna.submit(page, {
        ...MESSAGE,
        ...(intent && { intent }),
        recipients: [MAJEWSKA, ...nobody],
      });
      expect(some.status).toBe(400);
      expect(textOf(some)).toContain(say('messages:fault.recipients.unknown', { count: nobody.length }));
      expect(typedIn(some, 'title')).toBe(MESSAGE.title);
    }
    expect(await lastSent(anna)).toBe(before);
  });

  it('may say whom it concerns, and nobody of another account', async () => {
    const id = await sendOne(anna, { patientId: 'patient-1003' });
    expect(textOf(await anna.get(`/messages/${id}`))).toContain(say('messages:concerns'));
    const other = await anna.submit(await anna.get('/messages/new'), {
      ...MESSAGE,
      patientId: 'patient-1001',
    });
    expect(other.status).toBe(400);
    expect(textOf(other)).toContain(say('messages:fault.patientId'));
  });

  it('that answers goes to who wrote, with a title that is cut where it must be', async () => {
    const message = await jan.get('/messages/message-8402');
    expect(linkTo(message, '/messages/new?reply=message-8402')).toBeDefined();
    const reply = await jan.get('/messages/new?reply=message-8402');
    expect(typedIn(reply, 'title')).toMatch(/^Odp: /);
    expect(typedIn(reply, 'title')).not.toMatch(/^Odp: Odp: /);
    expect(reply.page.querySelector('input[name="recipients"][checked]')?.getAttribute('value')).toBe(
      MAJEWSKA,
    );
    const sent = await jan.submit(reply, { content: 'Dziękuję.' });
    expect(sent.status).toBe(303);
    expect(textOf(await jan.get('/messages/message-8402'))).toContain('Dziękuję.');

    const anew = await jan.get('/messages/new?from=message-8503');
    expect(typedIn(anew, 'content')?.trim()).not.toBe('');
    for (const path of ['reply=message-8601', 'from=message-8402', 'from=message-8601', 'draft=nothing'])
      expect([path, (await jan.get(`/messages/new?${path}`)).status]).toEqual([path, 404]);
  });
});

describe('a draft', () => {
  it('is kept by its button, stands in a list, and is written on or deleted', async () => {
    const page = await anna.get('/messages/new');
    const kept = await anna.follow(
      await anna.submit(page, { title: 'Pół', content: 'Zaczęte', intent: 'later' }),
    );
    expect(kept.path).toBe('/messages/drafts');
    expect(textOf(kept)).toContain(say('messages:drafts.kept'));
    const href = kept.page.querySelector('main a[href^="/messages/new?draft="]')?.getAttribute('href') ?? '';
    const again = await anna.get(href);
    expect([typedIn(again, 'title'), typedIn(again, 'content')?.trim()]).toEqual(['Pół', 'Zaczęte']);
    expect((await jan.get(href)).status).toBe(404);

    const id = href.split('=')[1] ?? '';
    const question = await anna.get(`/messages/drafts/${id}/delete`);
    expect(titleOf(question)).toBe(say('messages:drafts.discardTitle', { name: 'Pół' }));
    expect((await jan.get(`/messages/drafts/${id}/delete`)).status).toBe(404);
    const gone = await anna.follow(await anna.submit(question));
    expect(textOf(gone)).toContain(say('messages:drafts.discarded'));

    const lost = await anna.follow(await anna.submit(again, { ...MESSAGE, content: 'Z drugiej karty' }));
    expect(textOf(lost)).toContain(say('messages:drafts.lost'));
    expect(typedIn(lost, 'content')?.trim()).toBe('Z drugiej karty');
    expect(lost.path).not.toBe(href);
  });

  it('that nobody has written in stands in no list and is nothing to do, whatever button was pressed', async () => {
    const drafts = async () => (await jan.get('/messages/drafts')).page.querySelectorAll('main .row').length;
    const before = await drafts();
    for (const path of ['/messages/new', '/messages/new?reply=message-8402']) {
      for (const intent of ['recipients', 'files', 'later'] as const) {
        const left = await jan.submit(await jan.get(path), { content: ' \r\n', intent });
        expect([path, intent, left.status]).toEqual([path, intent, 303]);
        const next = await jan.follow(left);
        expect([path, intent, next.status]).toEqual([path, intent, 200]);
        expect(textOf(next).includes(say('messages:drafts.nothing'))).toBe(intent === 'later');
        expect([path, intent, await drafts()]).toEqual([path, intent, before]);
      }
    }
    const search = await jan.submit(await jan.get('/messages/new'), { intent: 'recipients' });
    await jan.submit(await jan.follow(search), { recipients: [MAJEWSKA] });
    expect(await drafts(), 'somebody is chosen').toBe(before + 1);
  });

  it('keeps whom is chosen from page to page, and no more than may be', async () => {
    const page = await anna.get('/messages/new');
    const toStaff = await anna.submit(page, {
      title: 'Do kogo',
      recipients: [MAJEWSKA],
      intent: 'recipients',
    });
    const first = await anna.follow(toStaff);
    expect(textOf(first)).toContain(say('messages:recipients.chosen', { number: 1, most: 5 }));
    const ids = first.page
      .querySelectorAll('input[name="recipients"]')
      .map((box) => box.getAttribute('value') ?? '');
    const second = await anna.follow(await anna.submit(first, { recipients: ids.slice(0, 3), page: '2' }));
    expect(textOf(second)).toContain(say('messages:recipients.page', { page: 2 }));
    const others = second.page
      .querySelectorAll('input[name="recipients"]')
      .map((box) => box.getAttribute('value') ?? '');
    const tooMany = await anna.submit(second, { recipients: others });
    expect(tooMany.status).toBe(400);
    expect(textOf(tooMany)).toContain(say('messages:fault.recipients.tooMany', { count: 5 }));

    const fewer = await anna.follow(await anna.submit(second, { remove: MAJEWSKA }, 'main form.inline-form'));
    expect(textOf(fewer)).toContain(say('messages:recipients.removed'));
    const back = await anna.follow(await anna.submit(fewer, { recipients: others.slice(0, 1) }));
    expect(back.page.querySelectorAll('input[name="recipients"][checked]').length).toBeGreaterThan(3);
    expect(typedIn(back, 'title')).toBe('Do kogo');
  });

  it('finds the staff by their names, and does not look for a number or a letter', async () => {
    const page = await anna.get('/messages/new');
    const path = (await anna.submit(page, { title: 'Szukam', intent: 'recipients' })).location ?? '';
    const found = await anna.get(`${path}&lastname=MAJEWSKA`);
    expect(found.page.querySelectorAll('input[name="recipients"]')).toHaveLength(1);
    for (const [query, fault] of [
      ['name=a', 'tooShort'],
      ['lastname=12345', 'number'],
      ['username=440-514-01359', 'number'],
    ] as const) {
      const wrong = await anna.get(`${path}&${query}`);
      expect([query, wrong.status]).toEqual([query, 400]);
      expect(textOf(wrong)).toContain(say(`messages:recipients.fault.${fault}`));
    }
    expect(textOf(await anna.get(`${path}&name=kowalska`))).toContain(say('messages:recipients.nothing'));
    expect((await jan.get(path)).status).toBe(404);
  });

  it('keeps files that were taken when another is refused, and sends them', async () => {
    const page = await anna.get('/messages/new');
    const files = await anna.follow(
      await anna.submit(page, { ...MESSAGE, title: 'Z plikiem', intent: 'files' }),
    );
    const none = await anna.upload(files, []);
    expect(textOf(none)).toContain(say('attachments:refused.none'));
    const wrong = new File(['<html>'], 'strona.html', { type: 'text/html' });
    const mixed = await anna.upload(files, [PDF, wrong]);
    expect(mixed.status).toBe(422);
    const both = await anna.get(files.path);
    expect(textOf(both)).toContain('skierowanie.pdf');
    const form = await anna.get(files.path.replace('/files', ''));
    expect(textOf(form)).toContain('skierowanie.pdf');
    expect((await anna.submit(form)).location).toBe('/messages/outbox');
    const sent = await anna.get(`/messages/${await lastSent(anna)}`);
    expect(textOf(sent)).toContain('skierowanie.pdf');
  });
});

describe('a message that may not be sent any more', () => {
  const setAnswerable = (value: 0 | 1) =>
    running.stores.provider
      .updateTable('messages')
      .set({ may_be_answered: value })
      .where('id', '=', 'message-8402')
      .execute();

  it.each(['begun just now', 'kept before'])(
    'is a message of its own, when it is an answer %s',
    async (when) => {
      let reply = await jan.get('/messages/new?reply=message-8402');
      if (when === 'kept before') {
        const kept = { content: 'Dziękuję za radę.', intent: 'later' };
        const { page } = await jan.follow(await jan.submit(reply, kept));
        const link = page.querySelector('main a[href^="/messages/new?draft="]');
        reply = await jan.get(link?.getAttribute('href') ?? '');
      }
      await setAnswerable(0);
      const refused = await jan.follow(await jan.submit(reply, { content: 'Dziękuję za radę.' }));
      await setAnswerable(1);
      expect(textOf(refused)).toContain(say('messages:send.refused.REPLY'));
      expect([titleOf(refused), typedIn(refused, 'content')?.trim()]).toEqual([
        say('messages:new.title'),
        'Dziękuję za radę.',
      ]);
      expect((await jan.submit(refused)).location).toBe('/messages/outbox');
      expect(textOf(await jan.get('/messages/message-8402'))).not.toContain('Dziękuję za radę.');
    },
  );

  it('waits among the drafts while nobody may write', async () => {
    const page = await anna.get('/messages/new');
    const off = {
      enabled: false,
      from: [],
      attachmentsEnabled: true,
      maxRecipients: 5,
      maxContentLength: 4000,
      patientCategories: ['M'],
      replyToAutomatic: false,
    };
    const settings = { key: 'messages', value: JSON.stringify(off) };
    const { provider } = running.stores;
    await provider.insertInto('settings').values(settings).execute();
    await anna.submit(page, { ...MESSAGE, title: 'Poczeka' });
    // Sent again from the page before it, with a word more: it stays one draft.
    const again = { ...MESSAGE, title: 'Poczeka', content: 'Dzień dobry, kończą się leki. Dziękuję.' };
    const refused = await anna.follow(await anna.submit(page, again));
    await provider.deleteFrom('settings').where('key', '=', settings.key).execute();
    expect(refused.path).toBe('/messages/drafts');
    expect(textOf(refused)).toContain(say('messages:send.refused.OFF'));
    const ways = refused.page.querySelectorAll('main a[href$="/delete"]').map(({ text }) => text);
    expect(ways.filter((way) => way.includes('Poczeka'))).toHaveLength(1);
  });
});

describe('a message that was sent', () => {
  it('can be changed while nobody has read it, with its files', async () => {
    const id = await sendOne(anna, { title: 'Do zmiany' });
    const edit = await anna.get(`/messages/${id}/edit`);
    expect(typedIn(edit, 'title')).toBe('Do zmiany');
    const kept = await anna.follow(await anna.submit(edit, { title: '' }));
    expect(kept.status).toBe(400);
    const after = await anna.follow(await anna.submit(edit, { title: 'Zmieniona' }));
    expect(textOf(after)).toContain('Wiadomość została zapisana');
    expect(titleOf(await anna.get(`/messages/${id}`))).toContain('Zmieniona');
    expect((await jan.get(`/messages/${id}/edit`)).status).toBe(404);
  });

  it('stays as it is once it was read, and a new one begins with its words', async () => {
    const question = await jan.get('/messages/message-8503/edit');
    expect(titleOf(question)).toBe('Nie można edytować wiadomości już przeczytanej. Czy chcesz wysłać nową?');
    expect(linkTo(question, '/messages/new?from=message-8503')).toBeDefined();
    const refused = await jan.follow(await jan.get('/messages/message-8503/delete'));
    expect(textOf(refused)).toContain('Nie mozna usunąć wiadomości już przeczytanej');
  });

  it('that was read while it was changed leaves what was typed in a new one', async () => {
    const edit = await jan.get('/messages/message-8502/edit');
    expect(edit.status).toBe(200);
    await running.stores.provider
      .updateTable('messages')
      .set({ first_read_at: Date.now() })
      .where('id', '=', 'message-8502')
      .execute();
    const meanwhile = await jan.follow(await jan.submit(edit, { content: 'Zmieniam zdanie' }));
    expect(textOf(meanwhile)).toContain(say('messages:edit.wordsKept'));
    const anew = await jan.follow(
      await jan.get(meanwhile.page.querySelector('main a.button-primary')?.getAttribute('href') ?? ''),
    );
    expect(typedIn(anew, 'content')?.trim()).toBe('Zmieniam zdanie');
    expect((await jan.submit(anew)).location).toBe('/messages/outbox');
  });

  it('is deleted after a question, and can be brought back', async () => {
    const id = await sendOne(anna, { title: 'Do usunięcia' });
    const question = await anna.get(`/messages/${id}/delete`);
    expect(titleOf(question)).toBe(say('messages:delete.title', { title: 'Do usunięcia' }));
    const deleted = await anna.follow(await anna.submit(question));
    expect(textOf(deleted)).toContain(say('messages:delete.done'));
    expect((await anna.get(`/messages/${id}`)).status).toBe(404);
    const back = await anna.follow(await anna.submit(deleted));
    expect(textOf(back)).toContain(say('messages:restore.done'));
    expect(titleOf(back)).toContain('Do usunięcia');
  });

  it('is said to be deleted by its own page alone, and not of what stands, is another’s or never was', async () => {
    const id = await sendOne(anna);
    const path = `/messages/${id}/restore`;
    expect((await anna.get(path)).location).toBe(`/messages/${id}`);
    for (const other of ['message-8503', 'message-8001', 'ANY']) {
      expect((await anna.get(`/messages/${other}/restore`)).status).toBe(404);
    }
    const deleted = await anna.follow(await anna.submit(await anna.get(`/messages/${id}/delete`)));
    expect((await jan.get(path)).status).toBe(404);
    await running.stores.provider
      .updateTable('messages')
      .set({ deleted_at: (eleven) => eleven('deleted_at', '-', 11 * 60_000) })
      .where('id', '=', id)
      .execute();
    for (const ask of [() => anna.get(path), () => anna.submit(deleted)]) {
      expect(textOf(await anna.follow(await ask()))).toContain(say('messages:restore.tooLate'));
    }
    await sendOne(anna);
    expect((await anna.get(path)).status).toBe(404);
  });

  it('is not overwritten by a second tab, which shows both versions and then may', async () => {
    const id = await sendOne(anna, { title: 'Dwie karty' });
    const tabs = [await anna.get(`/messages/${id}/edit`), await anna.get(`/messages/${id}/edit`)] as const;
    expect((await anna.submit(tabs[0], { title: 'Z pierwszej', content: 'Treść pierwsza' })).status).toBe(
      303,
    );
    const second = await anna.submit(tabs[1], { title: 'Z drugiej', content: 'Treść druga' });
    expect(second.status).toBe(409);
    expect(textOf(second)).toContain(say('messages:edit.changed'));
    expect(textOf(second)).toContain('Treść pierwsza');
    expect([typedIn(second, 'title'), typedIn(second, 'content')?.trim()]).toEqual([
      'Z drugiej',
      'Treść druga',
    ]);
    expect(titleOf(await anna.get(`/messages/${id}`))).toContain('Z pierwszej');
    expect((await anna.submit(second)).location).toBe('/messages/outbox');
    expect(titleOf(await anna.get(`/messages/${id}`))).toContain('Z drugiej');
  });
});

describe('a message to the account', () => {
  it('is not read by whoever asks for the head of its page alone', async () => {
    const unread = () =>
      running.stores.provider
        .selectFrom('message_recipients')
        .innerJoin('messages', 'messages.id', 'message_recipients.message_id')
        .select('message_id')
        .where('account_id', '=', 'account-2002')
        .where('read_at', 'is', null)
        .where('must_be_confirmed', '=', 0)
        .orderBy('message_id')
        .execute();
    const before = await unread();
    const path = `/messages/${before[0]?.message_id}`;
    const head = await anna.send(path, { method: 'HEAD' });
    expect([head.status, await unread()]).toEqual([200, before]);
    expect((await anna.send(`${path}/print`, { method: 'HEAD' })).status).toBe(200);
    expect(await unread()).toEqual(before);
    await anna.get(path);
    expect(await unread()).toEqual(before.slice(1));
  });
});

describe('the bounds of an account', () => {
  it('are said with their end, and what was typed is a draft that is sent then', async () => {
    await setLimits(running.stores.provider, { messages: 1 });
    const typed = { ...MESSAGE, title: 'Ponad miarę', content: 'Nie może zginąć' };
    const page = await anna.follow(await anna.submit(await anna.get('/messages/new'), typed));
    expect(textOf(page)).toMatch(/limit na dobę to 1\. .* godziny \d{1,2}:\d{2}/);
    expect(typedIn(page, 'content')?.trim()).toBe('Nie może zginąć');
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(textOf(await anna.get('/messages/drafts'))).toContain('Ponad miarę');
    await setLimits(running.stores.provider, ROOMY);
    expect((await anna.submit(page)).location).toBe('/messages/outbox');
    expect(textOf(await anna.get('/messages/drafts'))).not.toContain('Ponad miarę');
  });

  it('keep from adding a file, which is named, and leave those that are there', async () => {
    const files = await anna.follow(
      await anna.submit(await anna.get('/messages/new'), { ...MESSAGE, intent: 'files' }),
    );
    await setLimits(running.stores.provider, { megabytes: 1 });
    const many = new File([`%PDF-1.4\n%${'x'.repeat(220_000)}\n%%EOF`], 'duży wynik.pdf');
    const refused = await anna.upload(files, [PDF, many]);
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toContain('Nie dodano pliku „duży wynik.pdf”, bo w ciągu godziny');
    expect(textOf(await anna.get(files.path))).toContain('skierowanie.pdf');
    await setLimits(running.stores.provider, ROOMY);
  });
});

describe('what messages are not for', () => {
  it('stands over the form in the words of the settings, with their phone, or else in the portal’s own', async () => {
    const setMessages = async (emergency?: object) => {
      const settings = {
        enabled: true,
        from: [],
        attachmentsEnabled: true,
        maxRecipients: 5,
        maxContentLength: 4000,
        patientCategories: ['M'],
        replyToAutomatic: false,
        emergency,
      };
      const value = JSON.stringify(settings);
      await running.stores.provider
        .insertInto('settings')
        .values({ key: 'messages', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    };
    const text = { pl: 'Gdy boli w piersi, dzwoń.', en: 'When your chest hurts, ring.' };
    await setMessages({ text, phone: '+48221234567' });
    const page = await anna.get('/messages/new');
    expect(textOf(page)).toContain(text.pl);
    expect(textOf(page)).not.toContain(say('messages:emergency.text'));
    expect(page.page.querySelector('main a[href="tel:+48221234567"]')).not.toBeNull();
    for (const nothing of [undefined, {}, { text: { pl: ' ', en: '' }, phone: ' ' }]) {
      await setMessages(nothing);
      const own = await anna.get('/messages/new');
      expect(textOf(own)).toContain(say('messages:emergency.text'));
      expect(own.page.querySelectorAll('main a[href^="tel:"]').length).toBeGreaterThan(1);
    }
  });
});
