import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { formatDeadline } from '#app/domain/dates/words.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { sendsPayout, summaryOf } from '#tests/deposits/scene.ts';

/** B§2 to B§8: what the pages of deposits say and do. */

const at = portalForFile();
const PREFIX = say('deposits:refusal.prefix');

const plain = (text = '') => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const main = ({ page }: Answer) => plain(page.querySelector('main')?.text);

/** As a page's form would send it, whatever page there is. */
async function posts(visitor: Visitor, path: string, fields: Record<string, string>) {
  const { csrf } = tokensOf(await visitor.get('/display'));
  return visitor.post(path, { csrf, ...fields });
}

async function set(settings: object) {
  const value = JSON.stringify(settings);
  await at.stores.provider
    .insertInto('settings')
    .values({ key: 'deposits', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
const payouts = (deposit: string) =>
  at.stores.provider.selectFrom('deposit_payouts').selectAll().where('deposit_id', '=', deposit).execute();
const setAccount = (type: 'AUTHORIZED' | 'UNAUTHORIZED') =>
  at.stores.provider.updateTable('accounts').set({ type }).where('username', '=', 'anna.kowalska').execute();

/** The sentence of a month that is full, on the portal's own day: from the first of the next one more can be asked for. */
async function monthIsFull() {
  const today = dayOf(await at.portal.now());
  const [year = 0, month = 0] = today.split('-').map(Number);
  const day = dayOf(new Date(Date.UTC(year, month, 1)));
  return say('deposits:new.closed.MONTH_FULL', { day: formatDeadline({ day, today, language: 'pl' }) });
}

beforeEach(() => set({ most: null, perMonth: null }));

describe('the list and a deposit', () => {
  it('say both balances, and every payout with its state in words', async () => {
    const jan = await at.signedIn();
    const words = main(await jan.get('/deposits'));
    for (const said of ['1 200,50 zł', '1 250,50 zł', '500,00 zł', '800,00 zł'])
      expect(words).toContain(said);
    for (const state of ['ACCEPTED', 'PAID', 'REFUSED'] as const)
      expect(words).toContain(say(`deposits:state.${state}`));
    expect(words).toContain('Kwota jest potrzebna na opłacenie pobytu.');
    expect(words).toContain(say('deposits:takeBack'));
  });

  it('are found by the path alone; another’s and a missing one are one page (A-16)', async () => {
    const jan = await at.signedIn();
    const own = await jan.get('/deposits/deposit-1?idDeposit=deposit-3');
    expect([own.status, main(own).includes('1 350,50 zł')]).toEqual([200, true]);
    for (const path of ['/deposits/deposit-3', '/deposits/none', '/deposits/deposit-3?idDeposit=deposit-1'])
      expect((await jan.get(path)).status).toBe(404);
  });

  it('have a way to all requests, where more were sent than stand there', async () => {
    const jan = await at.signedIn();
    const before = await payouts('deposit-1');
    const [one] = before;
    if (!one) throw new Error('no payout');
    const more = Array.from({ length: 25 }, (_, index) => ({
      ...one,
      id: `more-${index}`,
      key_hash: `more-${index}`,
    }));
    await at.stores.provider.insertInto('deposit_payouts').values(more).execute();
    const cut = await jan.get('/deposits');
    const rows = ({ page }: Answer) => page.querySelectorAll('#payouts > li').length;
    const all = cut.page.querySelector('main a[href="/deposits?payouts=all#payouts"]');
    expect(rows(cut)).toBe(20);
    const whole = await jan.get('/deposits?payouts=all');
    expect(all?.text).toBe(say('deposits:payout.all', { count: rows(whole) }));
    expect(rows(whole)).toBeGreaterThan(before.length + 24);
    await at.stores.provider.deleteFrom('deposit_payouts').where('id', 'like', 'more-%').execute();
  });

  it('never say zero of what is not known', async () => {
    const jan = await at.signedIn();
    await set({ failing: ['deposits.balances'] });
    for (const path of ['/deposits', '/deposits/deposit-1']) {
      const words = main(await jan.get(path));
      expect(words).toContain(say('page:outage.title'));
      expect(words).toContain(say('deposits:state.PAID'));
      expect(words).not.toMatch(/(?<!\d)0,00 zł/);
    }
    expect(main(await jan.get('/newdeposit'))).toContain(say('page:outage.title'));
    await set({ failing: ['deposits.list'] });
    const list = await jan.get('/deposits');
    const words = main(list);
    // Which deposit is which is read in the heading and the links, and no way leads to a form that cannot work.
    for (const system of ['Szpital pod Lipami', 'Ośrodek Rehabilitacji pod Lipami'])
      expect(list.page.querySelectorAll('main .rows h3').map(({ text }) => plain(text))).toContain(
        `Jan Nowak, ${system}`,
      );
    const ways = list.page.querySelectorAll('main .rows a');
    expect(ways.map((way) => [way.getAttribute('href'), plain(way.text).trim()])).toEqual([
      ['/deposits/deposit-1', 'Jan Nowak, Szpital pod Lipami'],
      ['/deposits/deposit-2', 'Jan Nowak, Ośrodek Rehabilitacji pod Lipami'],
    ]);
    expect(main(await jan.get('/deposits/deposit-2'))).toContain('Ośrodek Rehabilitacji pod Lipami');
    expect(words).toContain('1 200,50 zł');
    expect(words).toContain(say('page:outage.title'));
    expect(words).not.toContain(say('deposits:payout.none'));
  });

  it('say why there is nothing to see, and what to do (A-07, C-80)', async () => {
    const paths = ['/deposits', '/deposits/deposit-1', '/newdeposit', summaryOf('deposit-1', 100)];
    const [ewa, piotr, lucyna] = [
      await at.signedIn('ewa.dabrowska'),
      await at.signedIn('piotr.zielinski'),
      await at.signedIn('lucyna.baran'),
    ];
    for (const path of paths) {
      expect(main(await ewa.get(path))).toContain(say('deposits:noPatient'));
      expect(main(await piotr.get(path))).toContain(say('deposits:unconfirmed'));
    }
    for (const path of ['/newdeposit', summaryOf('deposit-1', 100)]) {
      const sent = await posts(piotr, path, { amountToPayout: '10' });
      expect([sent.status, main(sent).includes(say('deposits:unconfirmed'))]).toEqual([422, true]);
      // As whoever only looks: no field is there to be mended.
      const seen = await piotr.get(path);
      expect([main(sent), sent.page.querySelector('title')?.text]).toEqual([
        main(seen),
        seen.page.querySelector('title')?.text,
      ]);
      expect(sent.page.querySelector('#errors')).toBeNull();
      expect(sent.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    }
    expect(await payouts('deposit-1')).toHaveLength(3);
    for (const path of ['/deposits', '/newdeposit']) {
      const none = await lucyna.get(path);
      expect(main(none)).toContain(say('deposits:list.empty'));
      expect(none.page.querySelector('#page-form')).toBeNull();
    }
  });

  it('leave the pages with the confirmation of the account', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get('/deposits/deposit-5')).status).toBe(200);
    await setAccount('UNAUTHORIZED');
    expect(main(await anna.get('/deposits/deposit-5'))).not.toContain('1 000,00');
    await setAccount('AUTHORIZED');
  });
});

describe('a request to pay out', () => {
  it('asks for the patient where there are several, and says the limits before anything is typed', async () => {
    await set({ least: 1_000, most: 50_000, perMonth: 2, paidTo: { pl: 'Kasa nr 3', en: 'Desk 3' } });
    const anna = await at.signedIn('anna.kowalska');
    const who = await anna.get('/newdeposit');
    expect(who.page.querySelectorAll('.link-list a').map((link) => link.text)).toEqual([
      'Anna Kowalska',
      'Zofia Kowalska',
      'Helena Kowalska',
    ]);
    const form = main(await anna.get('/newdeposit?patientId=patient-1004'));
    for (const said of ['1 000,00 zł', '10,00 zł', '500,00 zł', '0 z 2', 'Kasa nr 3'])
      expect(form).toContain(said);
    for (const address of ['/newdeposit?patientId=patient-1001', '/newdeposit?deposit=deposit-1'])
      for (const answer of [await anna.get(address), await posts(anna, address, { amountToPayout: '1' })])
        expect(answer.status).toBe(404);
  });

  it.each([
    ['120,50', 12_050],
    ['120.50', 12_050],
    ['120,5', 12_050],
    ['120', 12_000],
    ['0,01', 1],
    ['0,29', 29],
    ['1,15', 115],
    ['1 200,50', 120_050],
    ['1\u00a0200,50', 120_050],
    ['1\u202f200,50', 120_050],
    ['PLN\u00a01,200.50', 120_050],
  ])('takes “%s” for %i grosze', async (typed, amount) => {
    const jan = await at.signedIn();
    const sent = await posts(jan, '/newdeposit', { deposit: 'deposit-1', amountToPayout: typed });
    const { searchParams } = new URL(sent.location ?? '', 'http://portal.example');
    expect([sent.status, searchParams.get('amount')]).toEqual([303, String(amount)]);
  });

  it('takes what is available to the grosz, and refuses one more at the field; what lies there does not count', async () => {
    const jan = await at.signedIn();
    const asked = (amountToPayout: string) =>
      posts(jan, '/newdeposit', { deposit: 'deposit-2', amountToPayout });
    expect((await asked('500')).status).toBe(303);
    const more = await asked('500,01');
    expect([more.status, main(more).includes('500,00 zł')]).toEqual([400, true]);
  });

  it('is told by the specification’s words when it is accepted, and stands in the list', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const list = await anna.follow(await sendsPayout(anna, 'deposit-3', 12_050));
    expect(main(list)).toContain('Wniosek został zarejestrowany');
    expect(main(list)).toContain('Wypłata 120,50 zł');
    expect(main(list)).toContain('229,50 zł');
  });

  it('is made once, whatever comes of one form: twenty posts, a reload, and once more after a lost answer', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const path = summaryOf('deposit-5', 100);
    const summary = await anna.get(path);
    await set({ most: null, perMonth: null, failing: ['deposits.request.answer'] });
    const lost = await anna.submit(summary, {}, '#page-form');
    expect([lost.status, main(lost).includes('Serwer nie odpowiada')]).toEqual([503, true]);
    expect(main(lost)).toContain(say('page:problem.inDoubt.payout'));
    expect(lost.page.querySelector('#errors a[href="/deposits"]')?.text).toBe(say('deposits:summary.list'));
    expect(main(lost)).toContain('1,00 zł');
    await set({ most: null, perMonth: null });
    await Promise.all(
      Array.from({ length: 20 }, async () => anna.submit(await anna.get(path), {}, '#page-form')),
    );
    expect(await payouts('deposit-5')).toHaveLength(1);
  });

  it('is refused with the words of the specification, and with what can be done', async () => {
    const jan = await at.signedIn();
    await set({ most: 5_000, perMonth: null });
    const tooMuch = await sendsPayout(jan, 'deposit-1', 5_001);
    expect(tooMuch.status).toBe(422);
    expect(main(tooMuch)).toContain(
      `${PREFIX} Odmowa - Przekroczono saldo depozytu lub maksymalną kwotę wypłaty`,
    );
    expect(main(tooMuch)).toContain('50,01 zł');
    expect(main(tooMuch)).toContain(plain(say('deposits:next.MIN_BALANCE_EXCEEDED', { amount: '50,00 zł' })));

    await set({});
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const full = await sendsPayout(stanislaw, 'deposit-6', 100);
    expect(full.status).toBe(422);
    expect(main(full)).toContain(`${PREFIX} Odmowa - Przekroczono liczbę wypłat w okresie`);
    const none = await stanislaw.get('/newdeposit');
    expect(main(none)).toContain('3 z 3');
    expect(main(none)).toContain(await monthIsFull());
    expect(none.page.querySelector('#page-form')).toBeNull();
    expect(none.page.querySelector('main .notice a[href^="tel:"]')).not.toBeNull();

    const oleksandr = await at.signedIn('oleksandr.kovalenko');
    const unknown = await sendsPayout(oleksandr, 'deposit-7', 100);
    expect(unknown.status).toBe(422);
    expect(main(unknown)).toContain(`${PREFIX} Nie odnaleziono pacjenta o podanym PESEL`);
    expect(unknown.page.querySelector('#errors a[href^="tel:"]')).not.toBeNull();
  });

  it('offers no deposit of which nothing can be asked for: of some of them it says why, and of one that the address names', async () => {
    const jan = await at.signedIn();
    await set({ most: null, perMonth: 1 });
    const full = await monthIsFull();
    const some = await jan.get('/newdeposit');
    expect(main(some)).toContain(full);
    expect(some.page.querySelector('#payout-amountToPayout')).not.toBeNull();
    expect(some.page.querySelector('input[name="deposit"]')).toBeNull();
    const sent = await posts(jan, '/newdeposit', { amountToPayout: '1,00' });
    expect([sent.status, sent.location?.includes('deposit=deposit-2')]).toEqual([303, true]);

    const named = await jan.get('/newdeposit?deposit=deposit-1');
    expect([main(named).includes(full), named.page.querySelector('#page-form')]).toEqual([true, null]);
    expect((await posts(jan, '/newdeposit?deposit=deposit-1', { amountToPayout: '1,00' })).status).toBe(422);

    await set({ least: 200_000, most: null, perMonth: null });
    const little = await jan.get('/newdeposit');
    expect(main(little).split(say('deposits:new.closed.TOO_LITTLE'))).toHaveLength(3);
    expect(little.page.querySelector('#page-form')).toBeNull();
  });

  it.each(['pl', 'en'] as const)(
    'is not offered where nothing is left to be paid out, and it is said why (%s)',
    async (language) => {
      const jan = await at.signedIn();
      jan.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
      const waysTo = ({ page }: Answer) =>
        page.querySelectorAll('main a[href^="/newdeposit"]').map((way) => way.getAttribute('href'));
      const why = {
        pl: 'Nie ma teraz pieniędzy do wypłaty: na wszystkie czeka już wniosek albo zatrzymała je przychodnia.',
        en: 'There is no money to pay out now',
      }[language];
      const leave = (id: string, available_balance: number) =>
        at.stores.provider.updateTable('deposits').set({ available_balance }).where('id', '=', id).execute();
      await leave('deposit-2', 0);
      const some = await jan.get('/deposits');
      expect([main(some).split(why).length, waysTo(some)]).toEqual([
        2,
        ['/newdeposit', '/newdeposit?deposit=deposit-1'],
      ]);
      const one = await jan.get('/deposits/deposit-2');
      expect([main(one).includes(why), waysTo(one)]).toEqual([true, []]);
      expect(one.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
      await leave('deposit-1', 0);
      const none = await jan.get('/deposits');
      expect([main(none).split(why).length, waysTo(none)]).toEqual([3, []]);
      await leave('deposit-1', 120_050);
      await leave('deposit-2', 50_000);
    },
  );

  it('tells the code of a refusal that nobody knows, with the phone (B-31)', async () => {
    const jan = await at.signedIn();
    await set({ least: 1_000, most: null, perMonth: null });
    const refused = await sendsPayout(jan, 'deposit-1', 999);
    expect(refused.status).toBe(422);
    expect(main(refused)).toContain(`${PREFIX} Zadzwoń do rejestracji i podaj kod REFUSAL_MIN_PAYOUT.`);
    expect(refused.page.querySelector('#errors a[href^="tel:"]')).not.toBeNull();
  });
});
