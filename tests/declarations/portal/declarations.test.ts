import { beforeEach, describe, expect, it } from 'vitest';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { english, say } from '#tests/support/words.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(async () => {
  await at.portal.reset();
  stores.change('portal', 'delete from second_steps');
});

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text.replace(/\s+/g, ' ').trim() ?? '';
const summaryOf = ({ page }: Answer) => page.querySelector('.error-summary')?.text ?? '';
const waysOf = ({ page }: Answer) =>
  page.querySelectorAll('main a').map((way) => way.getAttribute('href') ?? '');
const rowsOf = ({ page }: Answer) =>
  page.querySelectorAll('main .row').map((row) => row.text.replace(/\s+/g, ' ').trim());
/** The heading of the first row's group, without its count. */
const groupOf = ({ page }: Answer) =>
  page
    .querySelectorAll('main section')
    .find((section) => section.querySelector('.row'))
    ?.querySelector('h2')
    ?.text.trim()
    .replace(/: \d+$/, '');
const group = (name: 'active' | 'submitted', { say: said } = { say }) =>
  said(`declarations:list.group.${name}`, { count: 1 }).replace(': 1', '');
const fail = (...calls: string[]) =>
  at.portal.tell('/declarations-failing', Object.fromEntries(calls.map((call) => [call, 'on'])));

type Row = Record<string, unknown>;
const own = (id: string) => stores.read('provider', 'select * from declarations where id = ?', id) as Row;
const held = (id: string) =>
  stores.read('provider', 'select * from hospital_declarations where system_id = ?', id) as Row;

/** Anna's own, and her daughter's, with whose doctor the hospital system refuses all; neither is signed. */
const [ANNA, ZOFIA] = ['declaration-5002', 'declaration-5003'] as const;
const [AT_HOSPITAL, REFUSED_THERE] = ['poz-4010', 'poz-4011'] as const;
const JAN = 'declaration-5001';

const anna = () => at.signedIn('anna.kowalska');
const edited = async (visitor: Visitor, id: string, fields: Record<string, string>) =>
  visitor.submit(await visitor.get(`/declarations/${id}/edit`), fields);
const SECOND = { practitionerNumber: '2', practitionerReason: '1' };

describe('/declarations', () => {
  it('lists both systems as one, each declaration once, without a code', async () => {
    const list = await (await anna()).get('/declarations');
    const rows = rowsOf(list);
    expect(rows.filter((row) => row.includes('Szymczak'))).toHaveLength(1);
    expect(rows.filter((row) => row.includes('Pełka'))).toHaveLength(1);
    expect(mainOf(list)).toContain(group('active'));
    expect(rows.find((row) => row.includes('Pełka'))).toContain('Zofia');
    expect(rows.find((row) => row.includes('Pełka'))).toContain(say('declarations:list.sign'));
    expect(mainOf(list)).not.toMatch(/REGISTERED|SUBMITTED|CANCELED|MIDWIFE|poz-/);
    const jan = await (await at.signedIn()).get('/declarations');
    expect(rowsOf(jan)[0]).toMatch(/lekarza: .*Majewska/);
    expect(groupOf(jan)).toBe(group('active'));
  });

  it('says of one that is lost at the hospital system that it is active no longer', async () => {
    await at.portal.tell(`/declarations/${JAN}/lose`, {});
    const jan = await at.signedIn();
    expect(rowsOf(await jan.get('/declarations'))[0]).toContain(say('declarations:standing.LOST'));
    expect(mainOf(await jan.get(`/declarations/${JAN}`))).toContain(say('declarations:meaning.LOST'));
  });

  it('stands without the system that does not answer, and calls nothing active then', async () => {
    const jan = await at.signedIn();
    await fail('hospitalDeclarations.list', 'declarations.hospitalForPatient');
    const own = await jan.get('/declarations');
    expect([own.status, mainOf(own)]).toEqual([
      200,
      expect.stringContaining('Nie udało się pobrać deklaracji') as string,
    ]);
    expect(groupOf(own)).toBe(group('submitted'));
    expect(rowsOf(own)[0]).not.toContain(say('declarations:standing.ACTIVE'));
    expect(mainOf(await jan.get(`/declarations/${JAN}`))).toContain(say('declarations:meaning.SUBMITTED'));
    await fail('declarations.list');
    const theirs = await jan.get('/declarations');
    expect(mainOf(theirs)).toContain('Nie udało się pobrać deklaracji');
    expect(groupOf(theirs)).toBe(group('active'));
    expect(waysOf(theirs)).toContain('/declarations/poz-4001/amms');
    await fail('declarations.list', 'hospitalDeclarations.list');
    expect(rowsOf(await jan.get('/declarations'))).toEqual([]);
  });

  it('of nobody’s has the ways to a new one, and is not called empty where the account sees its own alone', async () => {
    for (const [username, said, unsaid] of [
      ['oleksandr.kovalenko', 'declarations:list.empty', 'lists:cut.account'],
      ['piotr.zielinski', 'lists:cut.account', 'declarations:list.empty'],
    ] as const) {
      const list = await (await at.signedIn(username)).get('/declarations');
      expect(mainOf(list)).toContain(say(said));
      expect(mainOf(list)).not.toContain(say(unsaid));
      for (const kind of ['general-practitioner', 'nurse', 'midwife'])
        expect(waysOf(list)).toContain(`/newdeclaration/${kind}`);
    }
  });
});

describe('/declarations/:id', () => {
  it('shows both choices, the unit and the patient, and is one 404 with another’s', async () => {
    const jan = await at.signedIn();
    const page = mainOf(await jan.get(`/declarations/${JAN}`));
    for (const words of [
      'Poradnia Lekarza Rodzinnego',
      'Nowak',
      'Wybór świadczeniodawcy',
      'Wybór osoby',
      'pierwszy',
    ])
      expect(page).toContain(words);
    const [foreign, missing] = [await jan.get(`/declarations/${ANNA}`), await jan.get('/declarations/x')];
    expect([foreign.status, missing.status, h1Of(foreign)]).toEqual([404, 404, h1Of(missing)]);
  });

  it('never believes the word of its address', async () => {
    const visitor = await anna();
    const answer = await visitor.follow(await visitor.get(`/declarations/${ANNA}?epuapstatus=ok`));
    expect(answer.status).toBe(200);
    expect([own(ANNA)['state'], own(ANNA)['signed_at']]).toEqual(['REGISTERED', null]);
  });

  it('of the hospital system is read, and neither edited nor signed', async () => {
    const jan = await at.signedIn();
    const page = await jan.get('/declarations/poz-4001/amms?declarationAmmsDetail=poz-4002');
    expect([page.status, h1Of(page)]).toEqual([200, expect.stringContaining('Majewska') as string]);
    expect(waysOf(page).filter((way) => /edit|sign|withdraw/.test(way))).toEqual([]);
    expect((await jan.get(`/declarations/${JAN}/amms`)).location).toBe('/declarations/poz-4001/amms');
    const [foreign, missing] = [
      await jan.get('/declarations/poz-4002/amms'),
      await jan.get('/declarations/x/amms'),
    ];
    expect([foreign.status, missing.status, h1Of(foreign)]).toEqual([404, 404, h1Of(missing)]);
    const annas = await jan.get(`/declarations/${ANNA}/amms`);
    expect(annas.status).toBe(404);
  });

  it.each([`/declarations/${JAN}`, '/declarations/poz-4001/amms'])(
    'is printed: a page first, then a PDF, of %s',
    async (path) => {
      const jan = await at.signedIn();
      const page = await jan.get(`${path}/printout`);
      expect(waysOf(page)).toContain(`${path}/printout.pdf`);
      const file = await jan.get(`${path}/printout.pdf`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const stranger = await at.signedIn('lucyna.baran');
      expect((await stranger.get(`${path}/printout`)).status).toBe(404);
      expect((await stranger.get(`${path}/printout.pdf`)).status).toBe(404);
    },
  );
});

describe('an edit', () => {
  it('is saved in both systems and leads to the list; two choices may differ', async () => {
    const visitor = await anna();
    const saved = await edited(visitor, ANNA, {
      ...SECOND,
      practitionerNumber: '3',
      practitionerReason: '4',
      practitionerText: 'Poradnia zamknięta.',
    });
    expect([saved.status, saved.location]).toEqual([303, '/declarations']);
    expect(mainOf(await visitor.follow(saved))).toContain(say('declarations:edit.saved'));
    for (const row of [own(ANNA), held(AT_HOSPITAL)])
      expect([
        row['provider_order_number'],
        row['practitioner_order_number'],
        row['practitioner_other_reason'],
      ]).toEqual([1, 3, 'Poradnia zamknięta.']);
    // Only the signature makes it active.
    expect(held(AT_HOSPITAL)['state_export']).toBe('N');
    expect(mainOf(await visitor.get(`/declarations/${ANNA}`))).toContain('trzeci lub kolejny');
  });

  it('takes a reason of several lines, as a browser sends them', async () => {
    const visitor = await anna();
    const saved = await edited(visitor, ANNA, {
      practitionerNumber: '3',
      practitionerReason: '4',
      practitionerText: 'Poradnia zamknięta.\r\nOd maja.\r\n',
    });
    expect([saved.status, saved.location]).toEqual([303, '/declarations']);
    for (const row of [own(ANNA), held(AT_HOSPITAL)])
      expect(row['practitioner_other_reason']).toBe('Poradnia zamknięta.\nOd maja.');
  });

  it('that the portal does not save is not sent to the hospital system', async () => {
    const visitor = await anna();
    const page = await visitor.get(`/declarations/${ANNA}/edit`);
    await fail('declarations.change');
    const answer = await visitor.submit(page, SECOND);
    expect([answer.status, summaryOf(answer)]).toEqual([
      503,
      expect.stringContaining('Dane nie zostały poprawnie zapisane') as string,
    ]);
    expect(answer.page.querySelector('input[name=practitionerNumber][checked]')?.getAttribute('value')).toBe(
      '2',
    );
    expect(held(AT_HOSPITAL)['practitioner_order_number']).toBe(1);
  });

  it('that the hospital system refuses for good is undone, and the list says what stands', async () => {
    const visitor = await anna();
    const list = await visitor.follow(await edited(visitor, ZOFIA, SECOND));
    const told = 'Dane nie zostały zapisane w systemie HIS. Deklaracja nie jest już aktywna w systemie HIS.';
    expect(list.page.text.replace(/\s+/g, ' ').split(told)).toHaveLength(2);
    expect(mainOf(list)).toContain(say('declarations:edit.now.registered'));
    expect(own(ZOFIA)['practitioner_order_number']).toBe(1);
    expect(held(REFUSED_THERE)['practitioner_order_number']).toBe(1);
  });

  it('waits while the hospital system is down, and is done once it is up', async () => {
    const visitor = await anna();
    await fail('hospitalDeclarations.change');
    const list = await visitor.follow(await edited(visitor, ANNA, SECOND));
    expect(mainOf(list)).toContain('czeka na zapis w systemie przychodni');
    expect(mainOf(list)).not.toContain('nie jest już aktywna w systemie HIS');
    expect([own(ANNA), held(AT_HOSPITAL)].map((row) => row['practitioner_order_number'])).toEqual([2, 1]);
    expect(mainOf(await visitor.get(`/declarations/${ANNA}`))).toContain(say('second-steps:waits'));
    await fail();
    const done = await visitor.follow(await visitor.submit(list, {}, 'main form'));
    expect(mainOf(done)).toContain(say('second-steps:done'));
    expect(held(AT_HOSPITAL)['practitioner_order_number']).toBe(2);
  });

  it('of an edit that waits and is refused leaves both systems saying the same', async () => {
    const visitor = await anna();
    await fail('hospitalDeclarations.change');
    await edited(visitor, ZOFIA, SECOND);
    const list = await visitor.follow(
      await edited(visitor, ZOFIA, { practitionerNumber: '1', healthcareProviderNumber: '2' }),
    );
    await fail();
    await visitor.submit(list, {}, 'main form');
    for (const row of [own(ZOFIA), held(REFUSED_THERE)])
      expect([row['provider_order_number'], row['practitioner_order_number']]).toEqual([1, 1]);
  });

  it('in two tabs tells the later one, which loses nothing', async () => {
    const visitor = await anna();
    const [first, second] = [
      await visitor.get(`/declarations/${ANNA}/edit`),
      await visitor.get(`/declarations/${ANNA}/edit`),
    ];
    await visitor.submit(first, SECOND);
    const late = await visitor.submit(second, {
      healthcareProviderNumber: '2',
      healthcareProviderReason: '2',
    });
    expect(late.status).toBe(409);
    expect(mainOf(late)).toContain(say('account:stale.title'));
    expect(own(ANNA)['provider_order_number']).toBe(1);
    const again = await visitor.submit(late);
    expect(again.location).toBe('/declarations');
    expect([own(ANNA)['provider_order_number'], own(ANNA)['practitioner_order_number']]).toEqual([2, 1]);
  });

  it.each([
    ['SUBMITTED', 'jan.nowak', JAN],
    ['CANCELED', 'stanislaw.wojcik', 'declaration-5005'],
  ] as const)('of one that is %s is refused with what to do instead', async (state, account, id) => {
    const visitor = await at.signedIn(account);
    for (const act of ['edit', 'withdraw'] as const) {
      const page = await visitor.get(`/declarations/${id}/${act}`);
      expect(mainOf(page)).toContain(say(`declarations:${act}.closed.${state}`));
      expect(waysOf(page).some((way) => way.startsWith('/newdeclaration/'))).toBe(true);
      const before = own(id);
      const sent = await visitor.post(`/declarations/${id}/${act}`, tokensOf(page));
      expect([sent.status, own(id)]).toEqual([409, before]);
    }
  });

  it('ends with the fourth choice of a form before October 2018, and with the third after', async () => {
    const visitor = await anna();
    const numbers = async () =>
      (await visitor.get(`/declarations/${ANNA}/edit`)).page
        .querySelectorAll('input[name=practitionerNumber]:not([value=""])')
        .map((one) => one.getAttribute('value'));
    expect(await numbers()).toEqual(['1', '2', '3']);
    const posted = await edited(visitor, ANNA, { practitionerNumber: '4', practitionerReason: '1' });
    expect([posted.status, own(ANNA)['practitioner_order_number']]).toEqual([400, 1]);
    stores.change(
      'provider',
      'update declarations set date_of_submission = ? where id = ?',
      '2018-09-30',
      ANNA,
    );
    expect(await numbers()).toEqual(['1', '2', '3', '4']);
    stores.change(
      'provider',
      'update declarations set date_of_submission = ? where id = ?',
      '2018-10-01',
      ANNA,
    );
    expect(await numbers()).toEqual(['1', '2', '3']);
  });
});

describe('a withdrawal', () => {
  it('is asked first, ends both, and offers nothing more', async () => {
    const visitor = await anna();
    const question = await visitor.get(`/declarations/${ANNA}/withdraw`);
    expect(h1Of(question)).toBe(say('declarations:withdraw.title'));
    const list = await visitor.follow(await visitor.submit(question));
    expect(mainOf(list)).toContain(say('declarations:withdraw.done'));
    expect([own(ANNA)['state'], held(AT_HOSPITAL)['state']]).toEqual(['CANCELED', 'CANCELED']);
    const page = await visitor.get(`/declarations/${ANNA}`);
    expect(waysOf(page).filter((way) => /\/(edit|sign|withdraw)$/.test(way))).toEqual([]);
    const again = await visitor.post(`/declarations/${ANNA}/withdraw`, tokensOf(page));
    expect([again.status, summaryOf(again)]).toEqual([
      409,
      expect.stringContaining(say('declarations:withdraw.closed.CANCELED')) as string,
    ]);
  });

  it('of what the hospital system refuses to edit is not refused', async () => {
    const visitor = await anna();
    await visitor.submit(await visitor.get(`/declarations/${ZOFIA}/withdraw`));
    expect([own(ZOFIA)['state'], held(REFUSED_THERE)['state']]).toEqual(['CANCELED', 'CANCELED']);
  });

  it('waits while the hospital system is down', async () => {
    const visitor = await anna();
    await fail('hospitalDeclarations.change');
    const list = await visitor.follow(
      await visitor.submit(await visitor.get(`/declarations/${ANNA}/withdraw`)),
    );
    expect(mainOf(list)).toContain(say('declarations:withdraw.waits'));
    expect(held(AT_HOSPITAL)['state']).toBe('REGISTERED');
  });
});

describe('in English', () => {
  it('the list has words, and those of the unit are marked as Polish', async () => {
    const jan = await at.signedIn();
    jan.cookies.set('language', encodeURIComponent(btoa(JSON.stringify('en'))));
    const list = await jan.get('/declarations');
    expect(h1Of(list)).toBe(english.say('declarations:page.area'));
    expect(groupOf(list)).toBe(group('active', english));
    expect(list.page.querySelector('main .row [lang=pl]')?.text).toBeTruthy();
  });
});
