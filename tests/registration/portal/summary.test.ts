import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { wrong } from '#tests/support/sms.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { guestWalk } from '#tests/registration/walk.ts';
import { textOf } from '#tests/registration/pages.ts';

/** C§2, C§8, AP-71: the page after a registration, in the browser that has made it. */

const at = portalForFile();
const PATH = '/registration/summary';
const SENT = 'Wysłano wiadomość SMS z kodem potwierdzającym';

beforeAll(() =>
  at.portal.tell('/sign-in', {
    usernamePromptMode: 'LOGIN',
    eGovernment: 'on',
    sms: 'on',
    me: 'on',
    ward: 'on',
    child: 'on',
  }),
);
beforeEach(async () => {
  const { provider, portal } = at.stores;
  await provider.deleteFrom('outbox').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await portal.deleteFrom('limits').execute();
});

const errorOf = ({ page }: Answer) => page.querySelector('#code-code-error')?.text.trim() ?? '';
const messages = () =>
  at.stores.provider.selectFrom('outbox').select(['recipient', 'channel', 'code']).orderBy('id').execute();
async function newestCode() {
  const codes = (await messages()).filter(({ code }) => code !== null);
  return codes.at(-1)?.code ?? '';
}

let made = 0;
/** Somebody who has just registered, at the summary; each with a number and a PESEL of their own. */
async function registered({ role = 'PATIENT' as const, query = '', trap = false } = {}) {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor, role);
  const number = `60212${String(made).padStart(4, '0')}`;
  const typed = { phoneNumber: number, email: `gosc${made}@poczta.example` };
  const review = await walk.atReview(query, typed, 300 + made);
  const page = trap
    ? await visitor.follow(
        await visitor.submit(await visitor.follow(await visitor.submit(review, { password: 'x' })), {
          password: 'cztery-zwykle-slowa-razem',
          website: 'https://spam.example',
        }),
      )
    : await walk.send(review);
  return { visitor, page, number };
}

describe('the page after a registration', () => {
  it('leads to /registration in a browser that has made none, and is no error', async () => {
    const visitor = createVisitor(at.portal.origin);
    for (const path of [PATH, `${PATH}/resend`, `${PATH}/number`, `${PATH}/password`])
      expect([(await visitor.get(path)).status, (await visitor.get(path)).location]).toEqual([
        303,
        '/registration',
      ]);
  });

  it('says that a code was sent, to the masked number, and is the same after a reload and in a second tab', async () => {
    const { visitor, page, number } = await registered();
    expect([page.status, page.path]).toEqual([200, expect.stringContaining(PATH)]);
    expect(textOf(page)).toContain(SENT);
    expect(page.html).not.toContain(number);
    expect(textOf(page)).toContain(`+48 ••• ••• ${number.slice(-3)}`);
    expect(textOf(await visitor.get(PATH))).toBe(textOf(page));
  });

  it('says what to bring, by whom it is about', async () => {
    const { page } = await registered();
    expect(textOf(page)).toContain(say('registration:summary.bring.identity'));
    expect(textOf(page)).toContain(say('page:print.how'));
  });

  it('takes the code, says so, and leads to sign-in with what was to be booked; nobody is signed in', async () => {
    const { visitor, page } = await registered({ query: '?service=KARD' });
    const done = await visitor.follow(await visitor.submit(page, { code: ` ${await newestCode()} ` }));
    expect(textOf(done)).toContain('Numer telefonu został potwierdzony');
    expect(done.page.querySelector('main a[href*="/login"]')?.getAttribute('href')).toContain('service=KARD');
    expect((await visitor.get('/account')).location).toContain('/login');
  });

  it('answers a wrong code with the sentence of the specification, and counts five tries', async () => {
    const { visitor, page } = await registered();
    const code = await newestCode();
    for (let tries = 0; tries < 4; tries += 1) {
      const refused = await visitor.submit(page, { code: wrong(code) });
      expect([refused.status, errorOf(refused)]).toEqual([
        422,
        expect.stringContaining(say('public:phone.codeRefused')),
      ]);
    }
    const last = await visitor.submit(page, { code: wrong(code) });
    expect(last.status).toBe(422);
    expect(textOf(await visitor.follow(await visitor.submit(page, { code })))).not.toContain(
      'Numer telefonu został potwierdzony',
    );
  });

  it('sends another code after a minute, and the former one is void', async () => {
    const { visitor } = await registered();
    const former = await newestCode();
    const soon = await visitor.submit(await visitor.get(`${PATH}/resend`));
    expect(soon.status).toBe(429);
    await at.stores.provider
      .updateTable('phone_code_sends')
      .set((eb) => ({ sent_at: eb('sent_at', '-', 61_000) }))
      .execute();
    const again = await visitor.follow(await visitor.submit(await visitor.get(`${PATH}/resend`)));
    expect(textOf(again)).toContain(SENT);
    expect(await newestCode()).not.toBe(former);
    expect((await visitor.submit(again, { code: former })).status).toBe(422);
    const done = await visitor.follow(await visitor.submit(again, { code: await newestCode() }));
    expect(textOf(done)).toContain('Numer telefonu został potwierdzony');
  });

  it('lets the number be corrected, in this browser alone; within a minute no page says that a code was sent', async () => {
    const { visitor } = await registered();
    const former = await newestCode();
    const corrected = await visitor.follow(
      await visitor.submit(await visitor.get(`${PATH}/number`), { phoneNumber: '603 900 001' }),
    );
    expect(corrected.path).toContain(PATH);
    expect(textOf(corrected)).toContain('+48 ••• ••• 001');
    const sentThere = (await messages()).some(({ recipient }) => recipient === '+48603900001');
    expect(textOf(corrected).includes('Wysłano')).toBe(sentThere);
    if (!sentThere) expect(textOf(corrected)).toContain(say('registration:summary.number.notSent'));
    const refused = await visitor.post(PATH, {
      csrf: corrected.page.querySelector('input[name="csrf"]')?.getAttribute('value') ?? '',
      code: former,
    });
    expect(refused.status).toBe(422);
    const other = createVisitor(at.portal.origin);
    expect((await other.get(`${PATH}/number`)).location).toBe('/registration');
  });

  it('refuses a number that is none, and keeps it in its field', async () => {
    const { visitor } = await registered();
    const refused = await visitor.submit(await visitor.get(`${PATH}/number`), { phoneNumber: '12' });
    expect(refused.status).toBe(400);
    expect(refused.page.querySelector('input[name="phoneNumber"]')?.getAttribute('value')).toBe('12');
  });

  it('of a program that filled the hidden field looks as ever, and nothing is made or sent', async () => {
    const before = await at.stores.provider.selectFrom('accounts').select('id').execute();
    const { visitor, page } = await registered({ trap: true });
    expect([page.status, page.path]).toEqual([200, expect.stringContaining(PATH)]);
    expect(textOf(page)).toContain(SENT);
    expect(await messages()).toEqual([]);
    expect(await at.stores.provider.selectFrom('accounts').select('id').execute()).toHaveLength(
      before.length,
    );
    const refused = await visitor.submit(page, { code: '123456' });
    expect([refused.status, errorOf(refused)]).toEqual([
      422,
      expect.stringContaining(say('public:phone.codeRefused')),
    ]);
  });

  it('after SMS were switched off says so, and the account is not lost', async () => {
    const { visitor } = await registered();
    await at.stores.provider
      .updateTable('phone_code_sends')
      .set((eb) => ({ sent_at: eb('sent_at', '-', 61_000) }))
      .execute();
    await at.portal.tell('/sign-in', { usernamePromptMode: 'LOGIN', me: 'on', ward: 'on', child: 'on' });
    const refused = await visitor.submit(await visitor.get(`${PATH}/resend`));
    expect(textOf(refused)).toContain(say('public:phone.smsDisabled'));
    await at.portal.tell('/sign-in', {
      usernamePromptMode: 'LOGIN',
      eGovernment: 'on',
      sms: 'on',
      me: 'on',
      ward: 'on',
      child: 'on',
    });
    expect((await visitor.get(PATH)).status).toBe(200);
  });
});

describe('"Usuń wpisane dane"', () => {
  it('asks, deletes the draft at once, and is 404 from then on, also for another browser', async () => {
    const visitor = createVisitor(at.portal.origin);
    const walk = guestWalk(visitor);
    const contact = await walk.atContact('', 290);
    const link = contact.page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';
    const other = createVisitor(at.portal.origin);
    expect((await other.get(link)).status).toBe(404);
    const question = await visitor.get(link);
    expect(question.status).toBe(200);
    const deleted = await visitor.follow(await visitor.submit(question));
    expect(textOf(deleted)).toContain(say('registration:draft.discard.done'));
    expect((await visitor.get(contact.path)).status).toBe(404);
    expect((await visitor.get(link)).status).toBe(404);
    const rows = await at.stores.portal
      .selectFrom('guest_drafts')
      .select('sealed_answers')
      .where('state', '=', 'DELETED')
      .execute();
    expect(rows.map(({ sealed_answers }) => sealed_answers)).toEqual(['']);
  });

  it('ends the summary, too: the next person sees nothing of it', async () => {
    const { visitor, page } = await registered();
    const link = page.page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';
    await visitor.submit(await visitor.get(link));
    expect((await visitor.get(PATH)).location).toBe('/registration');
  });
});

describe('addresses, cookies and logs', () => {
  it('hold no name, number, address or PESEL on the whole way', async () => {
    const { visitor, page, number } = await registered();
    expect(page.path).toContain(PATH);
    const kept = [...visitor.cookies.values()].join(' ');
    for (const secret of [number, 'Wolska', 'elzbieta']) expect(kept).not.toContain(secret);
  });
});

it('can be taken off the device: what was sent stays, and nothing says otherwise', async () => {
  const { visitor, page } = await registered();
  const link = page.page.querySelector('main a[href^="/registration/discard"]')?.getAttribute('href') ?? '';
  const question = await visitor.get(link);
  expect(textOf(question)).toContain(say('registration:draft.discard.summary.consequence'));
  const gone = await visitor.follow(await visitor.submit(question, {}));
  expect(textOf(gone)).toContain(say('registration:summary.left'));
  expect((await visitor.get(page.path)).location).toContain('/login?registration=left');
});
