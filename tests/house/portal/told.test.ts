import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { createVisitor, PASSWORD, signedInAt, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** The outcome of a write is told as it was (A§8, B§8, C§8), with a hospital's host whose answers are lost, bare or failed. */

let broken: BrokenPortal;
beforeAll(async () => {
  broken = await openBrokenPortal(SHORT_BUDGET);
});
afterEach(() => {
  broken.host.losesAnswerOf = () => false;
  broken.host.answers = () => null;
});
afterAll(() => broken.stop());

const signedIn = (username: string) => signedInAt(broken.portal.origin, username);
const guest = () => createVisitor(broken.portal.origin);
const isCall = (request: Request, call: string) =>
  `${request.method} ${new URL(request.url).pathname}`.startsWith(call);

const losing = (call: string) => {
  broken.host.losesAnswerOf = (request) => isCall(request, call);
};
const answering = (answers: Record<string, () => Response>) => {
  broken.host.answers = (request) =>
    Object.entries(answers).find(([call]) => isCall(request, call))?.[1]() ?? null;
};
const inOrder = () => {
  losing('none');
  answering({});
};
const bare = (status: number) => () => new Response(null, { status });
const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const wayOf = ({ page }: Answer) => page.querySelector('main a.button-primary')?.getAttribute('href');

describe('a change of the password whose answer is lost', () => {
  it('says that it is not known, and that the new one is to be tried, which works', async () => {
    const lucyna = await signedIn('lucyna.baran');
    const page = await lucyna.get('/changepassword');
    losing('PUT /portal/api/account/password');
    const newPassword = 'dwa-zielone-rowery-nad-Odra';
    const answer = await lucyna.submit(page, { oldPassword: PASSWORD, newPassword });
    expect(answer.status).toBe(503);
    expect(mainOf(answer)).toContain(say('page:problem.inDoubt.password'));
    expect(wayOf(answer)).toBe('/logout');
    expect(answer.html).not.toContain(newPassword);

    inOrder();
    const { location } = await guest().signIn('lucyna.baran', newPassword);
    expect(location).toBe('/main');
  });
});

describe('a deletion of the account that the host fails', () => {
  it.each([500, 502])('with %i says so, changes nothing, and the session goes on', async (status) => {
    const ewa = await signedIn('ewa.dabrowska');
    const page = await ewa.get('/account/delete');
    answering({ 'DELETE /mpi/accounts/mpi-user': bare(status) });
    const failed = await ewa.submit(page);
    expect(failed.status).toBe(503);
    expect(mainOf(failed)).toContain('Usunięcie konta nie powiodło się');
    expect(failed.page.querySelector('#page-form')).not.toBeNull();
    inOrder();
    expect((await ewa.get('/account')).status).toBe(200);
    expect((await guest().signIn('ewa.dabrowska')).location).toBe('/main');
  });
});

describe('the code of another number that the host does not send', () => {
  it('is not said to be sent; the number waits, and one can go there later', async () => {
    const jan = await signedIn('jan.nowak');
    answering({ 'POST /mpi/accounts/confirmations/phone-no/generate': bare(500) });
    const asked = await jan.submit(await jan.get('/account/phone'), { phoneNumber: '511 222 333' });
    expect(asked.location).toBe('/account/phone/code/resend');
    const page = await jan.follow(asked);
    expect(mainOf(page)).not.toContain('Wysłano wiadomość SMS');
    expect(mainOf(page)).toContain(say('account:ownPhone.waits'));
    // Its answer was no answer of the contract: nobody knows.
    expect(mainOf(page)).toContain(say('page:problem.inDoubt.code'));
    inOrder();
    const sent = await jan.follow(await jan.submit(page));
    expect(mainOf(sent)).toContain('Wysłano wiadomość SMS z kodem potwierdzającym');
  });
});

describe('a message whose answer is lost', () => {
  const TITLE = 'Pytanie o dawkę leku';
  const sent = async (jan: Awaited<ReturnType<typeof signedIn>>) =>
    (await jan.get('/messages/outbox')).html.split(TITLE).length - 1;

  it('is not sent a second time, neither by the form that comes back nor by the one before it', async () => {
    const jan = await signedIn('jan.nowak');
    const form = await jan.get('/messages/new?about=RESULT&id=result-1&patientId=patient-1001');
    const before = await sent(jan);
    losing('POST /mpi/messages/u/mpi-user/portal');
    const lost = await jan.submit(form, { title: TITLE, content: 'Czy brać rano?' });
    expect(lost.status).toBe(503);
    expect(mainOf(lost)).toContain(say('page:problem.inDoubt.message'));
    expect(mainOf(lost)).not.toContain(say('messages:send.failed'));
    const once = await sent(jan);
    expect(once).toBeGreaterThan(before);

    inOrder();
    expect((await jan.submit(lost)).location).toBe('/messages/outbox');
    expect((await jan.submit(form, { title: TITLE, content: 'Czy brać rano?' })).status).toBe(303);
    expect(await sent(jan)).toBe(once);
  });

  it('says what the host says of itself: that it was not sent', async () => {
    const jan = await signedIn('jan.nowak');
    const form = await jan.get('/messages/new?about=RESULT&id=result-1&patientId=patient-1001');
    answering({ 'POST /mpi/messages/u/mpi-user/portal': bare(500) });
    const failed = await jan.submit(form, { content: 'Czy brać wieczorem?' });
    expect(failed.status).toBe(503);
    expect(mainOf(failed)).toContain(say('messages:send.failed'));
  });
});

const PHONE_GATE = {
  'GET /mpi/accounts/mpi-user/is-phone-required': () => Response.json({ value: true }),
  'GET /portal/api/account/gates': () => Response.json({ open: ['PHONE'] }),
  'GET /portal/api/account/phone-code': () =>
    Response.json({ sendsLeft: 4, sent: { validUntil: '2126-12-01T11:00:00.000Z', triesLeft: 5 } }),
};
const CONFIRM = 'PUT /mpi/accounts/confirmations/phone-no/confirm';

describe('a phone code at the gate', () => {
  it.each([
    [400, 422, 'public:phone.codeRefused'],
    [404, 503, 'public:phone.confirmFailed'],
    [409, 422, 'bookings:code.over'],
    [500, 503, 'public:phone.confirmFailed'],
    [502, 503, 'public:phone.confirmFailed'],
  ] as const)('that the host answers with %i alone', async (status, shown, text) => {
    const jan = await signedIn('jan.nowak');
    answering({ ...PHONE_GATE, [CONFIRM]: bare(status) });
    const page = await jan.get('/phone-to-confirm/code');
    const answer = await jan.submit(page, { code: '482913' });
    expect(answer.status).toBe(shown);
    expect(mainOf(answer)).toContain(say(text));
  });

  it.each([
    [400, 'account:phone.notSaved'],
    [409, 'account:phone.notSaved'],
  ] as const)('is not asked for when the number is refused by %i alone', async (status, text) => {
    const jan = await signedIn('jan.nowak');
    answering({ ...PHONE_GATE, 'PUT /mpi/accounts/mpi-user/phone-contact': bare(status) });
    const answer = await jan.submit(await jan.get('/phone-to-confirm'), { phoneNumber: '600 100 190' });
    expect(answer.status).toBe(422);
    expect(mainOf(answer)).toContain(say(text));
  });

  it('is not asked for when the number is another’s, as the host says in its own words', async () => {
    const jan = await signedIn('jan.nowak');
    const taken = () => Response.json({ errorCode: 'PHONE_ALREADY_IN_USE' }, { status: 400 });
    answering({ ...PHONE_GATE, 'PUT /mpi/accounts/mpi-user/phone-contact': taken });
    const answer = await jan.submit(await jan.get('/phone-to-confirm'), { phoneNumber: '600 100 191' });
    expect(mainOf(answer)).toContain(say('bookings:code.inUse'));
  });
});

describe('a host that answers by status alone', () => {
  const RECOVERY = 'POST /mpi/accounts/mpi-user/password-recovery';

  it('with 400 to a recovery by mail, is told nobody', async () => {
    answering({ [RECOVERY]: bare(400) });
    const visitor = guest();
    const page = await visitor.get('/resetpassword');
    const answer = await visitor.submit(page, { contact: 'jan.nowak@example.com' });
    expect(answer.location).toBe('/resetpassword/summary');
  });

  it('with 400 to a recovery by phone, has its sentence', async () => {
    answering({ [RECOVERY]: bare(400) });
    const visitor = guest();
    const answer = await visitor.submit(await visitor.get('/resetpassword'), { contact: '600 100 101' });
    expect(answer.status).toBe(422);
    expect(mainOf(answer)).toContain(say('public:resetPassword.smsDisabled'));
  });

  it('with 400 to a merge, has its sentence', async () => {
    const zofia = guest();
    const page = await zofia.follow(await zofia.signIn('zofia.kozlowska'));
    answering({ 'POST /portal/api/account/account-to-merge/code': bare(400) });
    const answer = await zofia.follow(await zofia.submit(page));
    expect(answer.page.text).toContain(say('public:merge.impossible'));
  });

  it.each([
    ['nothing', bare(423)],
    [
      'no time',
      () =>
        Response.json({ defined: true, code: 'LOCKED', status: 423, message: '', data: {} }, { status: 423 }),
    ],
    ['words', () => new Response('Locked', { status: 423 })],
  ])('with 423 to a sign-in and %s beside it, says that the account is locked', async (_, answer) => {
    answering({ 'POST /portal/api/sessions': answer });
    const refused = await guest().signIn('jan.nowak');
    expect(refused.status).toBe(423);
    expect(mainOf(refused)).toContain('Konto zostało czasowo zablokowane.');
  });

  it.each([
    [404, 404],
    [409, 422],
  ])('with %i to a cancel, is no outage', async (status, shown) => {
    const jan = await signedIn('jan.nowak');
    const page = await jan.get('/bookings/AMMS/booking-3001/cancel');
    answering({ 'DELETE /mppd/api/bookings/AMMS/booking-3001': bare(status) });
    const answer = await jan.submit(page);
    expect(answer.status).toBe(shown);
  });
});

describe('a visit', () => {
  it('that the host failed to make is said not to be made, with what to look at first', async () => {
    const jan = await signedIn('jan.nowak');
    const { answer } = await walkOf(jan).atSummary();
    answering({ 'POST /mppd/api/bookings': bare(502) });
    const failed = await jan.submit(answer);
    expect(failed.status).toBe(503);
    expect(mainOf(failed)).toContain(say('booking-wizard:summary.notMade'));
    expect(mainOf(failed)).toContain(say('page:problem.inDoubt.make'));
  });

  it.each([
    [400, 422],
    [404, 404],
    [500, 503],
  ])('that the host does not confirm, by %i alone, has the sentence for it', async (status, shown) => {
    const stanislaw = await signedIn('stanislaw.wojcik');
    const page = await stanislaw.get('/bookings/confirm/AMMS/booking-3032');
    answering({ 'PUT /mppd/api/bookings/AMMS/booking-3032/confirm': bare(status) });
    const answer = await stanislaw.submit(page);
    expect(answer.status).toBe(shown);
    expect(mainOf(answer)).toContain(say('bookings:confirm.failed'));
  });
});
