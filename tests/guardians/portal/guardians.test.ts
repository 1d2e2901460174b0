import { beforeEach, describe, expect, it } from 'vitest';
import { actingIn } from '#app/areas.menu.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { openBrokenPortal } from '#tests/support/broken-portal.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { SHORT_BUDGET, startPortal } from '#tests/support/portal-process.ts';
import { preparedFolder } from '#tests/support/portal-stores.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, PASSWORD, signedInAt, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { withLink } from '#tests/guardians/scene.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const LIST = '/account/warden';
const ASKED = '/ward/confirm/patient-1007/account-2002';
const ANNA = `${LIST}/account-2002`;
const name = 'Anna Kowalska';

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text ?? '';
const rowsOf = ({ page }: Answer) => page.querySelectorAll('main .row').map(({ text }) => text);
const isForm = ({ page }: Answer) => page.querySelector('#page-form') !== null;
const stateOf = (accountId = 'account-2002') =>
  (
    stores.read(
      'provider',
      `select link_state as state from account_patients where account_id = ? and patient_id = 'patient-1007'`,
      accountId,
    ) as { state: string }
  ).state;

describe(ASKED, () => {
  it('says who asks and what they will see, and changes nothing by being opened', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await stanislaw.get(ASKED);
    expect([page.status, h1Of(page)]).toEqual([200, say('guardians:confirm.title', { name })]);
    for (const line of actingIn(null)) expect(mainOf(page)).toContain(say(line));
    expect((await stanislaw.send(ASKED, { method: 'HEAD' })).status).toBe(200);
    expect(stateOf()).toBe('W');
  });

  it.each([
    ['yes', 'C', 'guardians:act.confirm.done'],
    ['no', 'D', 'guardians:confirm.declined'],
  ] as const)('%s: is done, is said, and leads to the messages', async (answer, state, said) => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const sent = await stanislaw.submit(await stanislaw.get(ASKED), { answer });
    expect([sent.location, stateOf()]).toEqual(['/messages', state]);
    expect(mainOf(await stanislaw.follow(sent))).toContain(say(said, { name }));
    const list = await (await at.signedIn('anna.kowalska')).get('/account/ward');
    expect(list.html.includes('Stanisław')).toBe(state === 'C');
  });

  it('leaves to the unit what waits for it', async () => {
    withLink(stores, { waits_for: 'UNIT' });
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await stanislaw.get(ASKED);
    expect([page.status, isForm(page)]).toEqual([200, false]);
    expect(mainOf(page)).toContain(say('guardians:forUnit'));
    expect(mainOf(await stanislaw.get(LIST))).toContain(say('guardians:forUnit'));
    expect(isForm(await stanislaw.get(`${ANNA}/confirm`))).toBe(false);
  });

  it('leaves to the unit, too, what waited for it when it was blocked', async () => {
    withLink(stores, { link_state: 'J', waits_for: 'UNIT' });
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const list = await stanislaw.get(LIST);
    expect(mainOf(list)).toContain(say('guardians:forUnitBlocked'));
    expect(list.page.querySelector(`a[href="${ANNA}/unblock"]`)).toBeNull();
    const page = await stanislaw.get(`${ANNA}/unblock`);
    expect([page.status, isForm(page)]).toEqual([200, false]);
    expect(mainOf(page)).toContain(say('guardians:forUnitBlocked'));
    expect(list.page.querySelector(`a[href="${ANNA}/remove"]`)).not.toBeNull();
  });

  it('is for nobody but the person: the same 404 for guardians, strangers and ids of nobody', async () => {
    const [anna, jan, ewa] = await Promise.all(
      ['anna.kowalska', 'jan.nowak', 'ewa.dabrowska'].map((one) => at.signedIn(one)),
    );
    for (const [visitor, path] of [
      [anna, '/ward/confirm/patient-1004/account-2002'],
      [anna, ASKED],
      [jan, ASKED],
      [ewa, ASKED],
      [jan, '/ward/confirm/patient-1001/account-9999'],
    ] as const) {
      const page = await visitor?.get(path);
      const posted = await visitor?.post(path, { answer: 'yes' });
      expect([path, page?.status, posted?.status]).toEqual([path, 404, expect.any(Number)]);
      expect(page?.html).not.toContain('Wójcik');
    }
    expect(stateOf()).toBe('W');
  });

  it.each([
    ['C', 'CONFIRMED'],
    ['J', 'BLOCKED'],
    ['D', 'ENDED'],
  ] as const)('in state %s says so and has no button', async (state, said) => {
    withLink(stores, { link_state: state });
    const page = await (await at.signedIn('stanislaw.wojcik')).get(ASKED);
    expect([page.status, h1Of(page), isForm(page)]).toEqual([
      200,
      say(`guardians:now.${said}`, { name }),
      false,
    ]);
    expect(page.page.querySelectorAll('main input[type=submit]')).toEqual([]);
  });

  it.each(['/ward/confirm', '/ward/confirm/patient-1007'])(
    '%s is wrong and leads to the messages',
    async (path) => {
      const page = await (await at.signedIn('stanislaw.wojcik')).get(path);
      expect([page.status, h1Of(page)]).toEqual([400, 'Błędne parametry wywołania']);
      expect(page.page.querySelector('main a.button-primary')?.getAttribute('href')).toBe('/messages');
    },
  );

  it('lets a guest sign in, and leads them back', async () => {
    const guest = createVisitor(at.portal.origin);
    const led = await guest.get(ASKED);
    expect(led.location).toBe(`/login?return=${encodeURIComponent(ASKED)}`);
    const page = await guest.follow(led);
    const opened = await guest.follow(
      await guest.submit(page, { username: 'stanislaw.wojcik', password: PASSWORD }),
    );
    expect([opened.path, opened.status]).toEqual([ASKED, 200]);
  });
});

describe(LIST, () => {
  it('says how each link stands, in the words of the specification', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const [anna, tomasz] = rowsOf(await stanislaw.get(LIST));
    expect(anna).toContain('Do potwierdzenia');
    expect(tomasz).toContain('Zablokowany');
    expect(tomasz).toContain(say('guardians:accountBlocked'));
    withLink(stores, { link_state: 'C' });
    expect(rowsOf(await stanislaw.get(LIST))[0]).toContain('Potwierdzony');
  });

  it.each([
    ['confirm', 'W', 'C'],
    ['block', 'W', 'J'],
    ['block', 'C', 'J'],
    ['unblock', 'J', 'C'],
    ['remove', 'W', 'D'],
    ['remove', 'C', 'D'],
    ['remove', 'J', 'D'],
  ] as const)(
    '%s of %s makes %s: a page that says what follows, the safe button first, and then the list',
    async (act, from, to) => {
      withLink(stores, { link_state: from });
      const stanislaw = await at.signedIn('stanislaw.wojcik');
      const list = await stanislaw.get(LIST);
      expect(list.page.querySelector(`main a[href="${ANNA}/${act}"]`)).not.toBeNull();
      const page = await stanislaw.get(`${ANNA}/${act}`);
      expect(h1Of(page)).toBe(say(`guardians:act.${act}.title`, { name }));
      expect(mainOf(page)).toContain(say(`guardians:act.${act}.consequence`, { name }));
      const ways = page.page.querySelectorAll('main .actions a, main .actions input[type=submit]');
      expect(ways[0]?.getAttribute('href')).toBe(LIST);
      const done = await stanislaw.follow(await stanislaw.submit(page));
      expect([done.path, stateOf()]).toEqual([LIST, to]);
      const said = say(`guardians:act.${act}.done`, { name });
      expect(done.page.querySelector('[autofocus]')?.text).toContain(said);
      expect(rowsOf(done).some((row) => row.includes(name))).toBe(to !== 'D');
    },
  );

  it('does not say that somebody acts now whose account is blocked', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await stanislaw.get(`${LIST}/account-2009/unblock`);
    expect(mainOf(page)).toContain(say('guardians:accountBlocked'));
    const done = await stanislaw.follow(await stanislaw.submit(page));
    expect(stateOf('account-2009')).toBe('C');
    expect(mainOf(done)).toContain('na razie nie może działać');
    expect(mainOf(done)).not.toContain('Od teraz');
  });

  it('the page of a link that has ended begins with a capital letter', async () => {
    stores.change(
      'provider',
      `update account_patients set link_state = 'D', typed = null where account_id = 'account-2002' and patient_id = 'patient-1007'`,
    );
    const anna = await at.signedIn('anna.kowalska');
    const page = await anna.get('/account/patients/patient-1007/remove');
    expect(h1Of(page)).toBe(say('guardians:unlink.refusedNobody.WARD'));
  });

  it.each([
    ['C', 'block'],
    ['D', 'block'],
    ['J', 'confirm'],
    ['C', 'confirm'],
  ] as const)('an act on a link that is %s by now is 409 and shows how it stands: %s', async (now, act) => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await stanislaw.get(`${ANNA}/${act}`);
    withLink(stores, { link_state: now });
    const late = await stanislaw.submit(page);
    expect([late.status, stateOf()]).toEqual([409, now]);
    expect(mainOf(late)).toContain(say('guardians:refused.LINK_STATE'));
  });

  it('a request that was withdrawn is not confirmed by a tab that is open', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await stanislaw.get(ASKED);
    const anna = await at.signedIn('anna.kowalska');
    await anna.submit(await anna.get('/account/patients/patient-1007/remove'));
    const late = await stanislaw.submit(page);
    expect([late.status, stateOf(), h1Of(late)]).toEqual([409, 'D', say('guardians:now.ENDED', { name })]);
    withLink(stores, { link_state: 'J' });
    expect((await stanislaw.submit(page)).status).toBe(409);
    expect(stateOf()).toBe('J');
  });

  it('is empty for want of guardians, and for want of an own patient, and says which', async () => {
    const jan = await (await at.signedIn('jan.nowak')).get(LIST);
    expect(mainOf(jan)).toContain(say('guardians:wardens.empty.title'));
    const ewa = await at.signedIn('ewa.dabrowska');
    expect(mainOf(await ewa.get(LIST))).toContain(say('guardians:wardens.noOwn'));
    expect(mainOf(await ewa.get('/account/parent'))).toContain(say('guardians:parents.noOwn'));
  });

  it('says that it does not come, and how to try again; so do parents', async () => {
    const halina = await at.signedIn('halina.mazur');
    for (const path of [LIST, '/account/parent']) {
      const page = await halina.get(path);
      expect(mainOf(page)).toContain('Serwer nie odpowiada');
      expect(page.page.querySelector(`main a.button-secondary[href="${path}"]`)?.text).toContain(
        'Spróbuj ponownie',
      );
    }
  });
});

describe('/account/parent', () => {
  it('tells former parents as such, and takes one from the list after a question', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const list = await stanislaw.get('/account/parent');
    expect(mainOf(list)).not.toContain('Potwierdzony');
    expect(mainOf(list)).toContain(say('guardians:parents.former', { day: '8 maja 1963' }));
    const done = await stanislaw.follow(
      await stanislaw.submit(await stanislaw.get('/account/parent/account-2010/remove')),
    );
    expect(done.path).toBe('/account/parent');
    expect(mainOf(done)).toContain(say('guardians:removeParent.done'));
    expect(rowsOf(done).some((row) => row.includes('Krystyna'))).toBe(false);
    expect((await (await at.signedIn('jan.nowak')).get('/account/parent/account-2010/remove')).status).toBe(
      404,
    );
  });

  it('before the 18th birthday says why not, and whom to call', async () => {
    stores.change(
      'provider',
      `insert into account_patients (account_id, patient_id, role, link_state, linked_at)
       values ('account-2005', 'patient-1021', 'PATIENT', 'C', 0)`,
    );
    const igor = await at.signedIn('ewa.dabrowska');
    const path = '/account/parent/account-2021/remove';
    expect(mainOf(await igor.get('/account/parent'))).toContain('Potwierdzony');
    const page = await igor.get(path);
    expect([isForm(page), mainOf(page).includes(say('guardians:removeParent.refused'))]).toEqual([
      false,
      true,
    ]);
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    const token = page.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
    expect((await igor.post(path, { csrf: token })).status).toBe(409);
    await at.portal.advance('P30DT1H');
    try {
      const again = await at.signedIn('ewa.dabrowska');
      expect(isForm(await again.get(path))).toBe(true);
      expect(mainOf(await again.get('/account/parent'))).not.toContain('Potwierdzony');
    } finally {
      await at.portal.advance('-P30DT1H');
    }
  });
});

describe('/account/patients/:id/remove', () => {
  const HELENA = '/account/patients/patient-1004/remove';

  it('asks, says that the data stay, and unlinks', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const page = await anna.get(HELENA);
    expect(mainOf(page)).toContain(say('guardians:unlink.stays'));
    const ways = page.page.querySelectorAll('main .actions a, main .actions input[type=submit]');
    expect(ways[0]?.getAttribute('href')).toBe('/account/ward');
    const done = await anna.follow(await anna.submit(page));
    expect([done.path, rowsOf(done).some((row) => row.includes('Helena'))]).toEqual(['/account/ward', false]);
    expect(mainOf(done)).toContain(say('guardians:unlink.done', { name: 'Helena Kowalska' }));
    expect((await anna.get('/account/patients/patient-1004')).status).toBe(404);
  });

  it('refuses the last guardian of a child, with whom to call; and is none for the own patient', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const page = await anna.get('/account/patients/patient-1003/remove');
    expect([isForm(page), mainOf(page).includes(say('guardians:unlink.LAST_GUARDIAN'))]).toEqual([
      false,
      true,
    ]);
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect((await anna.get('/account/patients/patient-1002/remove')).status).toBe(404);
  });

  it('ends at once in sessions that are open: a wizard that is begun, its time, and pages of the person', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const visit = await anna.get('/bookings?patientId=patient-1004');
    expect(visit.status).toBe(200);
    const { answer: summary } = await walkOf(anna).atSummary({ patientId: 'patient-1004' });
    expect(summary.html).toContain('Helena');
    stores.change(
      'provider',
      `update account_patients set link_state = 'D' where account_id = 'account-2002' and patient_id = 'patient-1004'`,
    );
    expect((await anna.get('/bookings?patientId=patient-1004')).status).toBe(404);
    const page = await anna.get(summary.path);
    expect(page.html).not.toContain('Helena');
    expect(page.status).toBe(404);
    expect((await anna.get('/bookings')).html).not.toContain('Helena');
  });
});

describe('while the messages are off', () => {
  it('one goes to the guardians after the answer, and from an address that lacks a part', async () => {
    const portal = await startPortal({
      dataDirectory: await preparedFolder({ settings: { messagesModule: false } }),
    });
    try {
      const stanislaw = await signedInAt(portal.origin, 'stanislaw.wojcik');
      const wrong = await stanislaw.get('/ward/confirm');
      expect(wrong.page.querySelector('main a.button-primary')?.getAttribute('href')).toBe(LIST);
      const sent = await stanislaw.submit(await stanislaw.get(ASKED));
      expect(sent.location).toBe(LIST);
    } finally {
      await portal.stop();
    }
  });
});

describe('a host of its own', () => {
  it('that fails with 500 leaves the link, says so and offers to try again; a state that nobody knows waits', async () => {
    const broken = await openBrokenPortal(SHORT_BUDGET);
    try {
      const stanislaw = await signedInAt(broken.portal.origin, 'stanislaw.wojcik');
      const page = await stanislaw.get(ASKED);
      const isCall = (request: Request, call: string) =>
        `${request.method} ${new URL(request.url).pathname}` === call;
      const WARDENS = '/mpi/accounts/mpi-user/patients/wardens';
      broken.host.answers = (request) =>
        isCall(request, `PUT ${WARDENS}`) ? new Response(null, { status: 500 }) : null;
      const failed = await stanislaw.submit(page);
      expect([failed.status, isForm(failed)]).toEqual([503, true]);
      expect(mainOf(failed)).toContain(say('guardians:failed'));
      expect(mainOf(failed)).toContain('Spróbuj ponownie');
      expect(mainOf(failed)).not.toContain('przedtem');

      const row = {
        accountId: 'account-2002',
        patientId: 'patient-1007',
        name: 'Anna',
        lastName: 'Kowalska',
      };
      broken.host.answers = (request) =>
        isCall(request, `GET ${WARDENS}`)
          ? Response.json([{ ...row, status: 'X', since: '2026-10-17T06:00:00.000Z' }])
          : null;
      expect(rowsOf(await stanislaw.get(LIST))[0]).toContain('Do potwierdzenia');
      broken.host.answers = () => null;
      expect(rowsOf(await stanislaw.get(LIST))[0]).toContain('Do potwierdzenia');
      const again = await stanislaw.submit(failed);
      expect(again.location).toBe('/messages');
    } finally {
      await broken.stop();
    }
  });
});

describe('a claim to be a patient', () => {
  it('waits, says what to bring, and is withdrawn by who made it', async () => {
    stores.change(
      'provider',
      `insert into account_patients (account_id, patient_id, role, link_state, linked_at, waits_for, typed)
       values ('account-2005', 'patient-1001', 'PATIENT', 'W', 0, 'UNIT', ?)`,
      JSON.stringify({ name: 'Ewa', lastName: 'Dąbrowska', nationalIdentificationNumber: '90010112349' }),
    );
    const ewa = await at.signedIn('ewa.dabrowska');
    const own = await ewa.get('/account/mydata');
    for (const text of ['waiting', 'mistake', 'withdraw'] as const)
      expect(mainOf(own)).toContain(say(`people:mydata.${text}`));
    expect(mainOf(own)).toContain('Ewa Dąbrowska');
    expect(own.html).not.toContain('Nowak');
    const question = await ewa.get('/account/patients/patient-1001/remove');
    expect([question.status, h1Of(question)]).toEqual([200, say('guardians:unlink.own.title')]);
    const sent = await ewa.submit(question, {});
    expect(sent.location).toBe('/account/mydata');
    expect(mainOf(await ewa.follow(sent))).toContain(say('guardians:unlink.own.done'));
    expect((await ewa.get('/account/registration?patientRole=PATIENT')).status).toBe(303);
  });
});
