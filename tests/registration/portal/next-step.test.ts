import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { newPesel } from '#tests/enrolment/walk.ts';
import {
  GUEST_NAMES,
  guestWalk,
  OTHER_NAMES,
  PASSWORD_OF_GUEST,
  peselOfGuest,
} from '#tests/registration/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';

/** The page after a registration says each thing once, and the next step first; what refuses a guest names a way on. */

const at = portalForFile();
const SUMMARY = '/registration/summary';

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  const { provider, portal } = at.stores;
  await provider.deleteFrom('outbox').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await portal.deleteFrom('limits').execute();
});

let made = 0;
function guest(role: 'PATIENT' | 'WARD' | 'CHILD' = 'PATIENT') {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const phoneNumber = `60941${String(made).padStart(4, '0')}`;
  return { visitor, walk: guestWalk(visitor, role), typed: { phoneNumber, email: '' }, serial: 100 + made };
}
const headingOf = ({ page }: Answer) => (page.querySelector('h1')?.text ?? '').replaceAll('\u00ad', '');
const newestCode = async () => {
  const rows = await at.stores.provider.selectFrom('outbox').select('code').orderBy('id', 'desc').execute();
  return rows.find(({ code }) => code !== null)?.code ?? '';
};
/** Sentences and names of a page, each as often as it stands there. */
const saidOn = ({ page }: Answer) =>
  page
    .querySelectorAll('main :is(p, li, dt, dd, a)')
    .filter((node) => node.querySelector('p, li, dt, dd, a') === null)
    .flatMap((node) => node.text.replaceAll(/\s+/g, ' ').split(/(?<=[.?])\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

describe('the page after a registration', () => {
  it.each(['PATIENT', 'WARD', 'CHILD'] as const)(
    'of %s is titled by the next step, and says nothing twice',
    async (role) => {
      const { visitor, walk, typed, serial } = guest(role);
      const email = `krok${serial}@poczta.example`;
      const sent = await walk.send(await walk.atReview('', { ...typed, email }, serial));
      expect(headingOf(sent)).toBe(`${say(`registration:over.${role}`)} ${say('bookings:code.title')}`);
      const done = await visitor.follow(await visitor.submit(sent, { code: await newestCode() }));
      expect(headingOf(done)).toContain(say('registration:summary.title.done'));
      expect(textOf(done)).toContain(say('registration:summary.signIn'));
      for (const page of [sent, done]) {
        const said = saidOn(page);
        expect(said).toEqual([...new Set(said)]);
        expect(textOf(page).split(say('registration:summary.bring.title'))).toHaveLength(2);
        expect(textOf(page)).not.toContain(say('registration:summary.bring.also'));
      }
    },
  );

  it('says that a password comes later, and only then', async () => {
    const one = guest();
    const typedNow = await one.walk.send(await one.walk.atReview('', one.typed, one.serial));
    expect(textOf(typedNow)).not.toContain(say('registration:summary.steps.passwordLater'));
    await at.portal.tell('/registration-settings', { ...USUAL_SETTINGS, passwordByLink: 'on' });
    const { walk, typed, serial } = guest();
    const sent = await walk.send(await walk.atReview('', typed, serial));
    expect(textOf(sent)).toContain(say('registration:summary.steps.passwordLater'));
    expect(textOf(sent)).not.toContain(say('registration:summary.password.title'));
  });

  it('names the address of the mail, and the way on of whoever mistyped it', async () => {
    const { phoneConfirmationEnabled: _, ...withoutCode } = USUAL_SETTINGS;
    await at.portal.tell('/registration-settings', withoutCode);
    const { visitor, walk, typed, serial } = guest();
    const email = `zle${serial}@poczta.example`;
    const sent = await walk.send(await walk.atReview('?service=KARD', { ...typed, email }, serial));
    expect(headingOf(sent)).toContain(say('registration:summary.title.mail'));
    expect(textOf(sent)).toContain('z••••@poczta.example');
    const anew = sent.page.querySelector('main a[href^="/registration?"]');
    expect(anew?.text).toBe(say('registration:summary.mail.anew'));
    expect(sent.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    // The former registration bars nothing (C-117).
    const again = guestWalk(visitor);
    const review = await again.atReview('?service=KARD', { ...typed, email: `x${email}` }, serial);
    expect((await again.send(review)).path).toContain(SUMMARY);
  });

  it('says what the guardian needs who becomes a patient, too', async () => {
    const { walk, typed, serial } = guest('WARD');
    const own = { pesel: peselOfGuest('PATIENT', serial), knownBy: 'PESEL' };
    const person = await walk.next(await walk.atOwn(), own);
    const known = { pesel: peselOfGuest('WARD', serial), knownBy: 'PESEL' };
    const contact = await walk.next(person, { ...OTHER_NAMES, ...known });
    const consents = await walk.next(contact, typed);
    const sent = await walk.send(await walk.passFiles(await walk.consent(consents)));
    expect(sent.path).toContain(SUMMARY);
    expect(textOf(sent)).toContain(say('registration:summary.bring.also'));
  });

  it('never says that a code was sent to a corrected number that got none', async () => {
    const { visitor, walk, typed, serial } = guest();
    await walk.send(await walk.atReview('', typed, serial));
    const corrected = await visitor.follow(
      await visitor.submit(await visitor.get(`${SUMMARY}/number`), { phoneNumber: '603 911 005' }),
    );
    expect(textOf(corrected)).toContain(say('registration:summary.number.notSent'));
    const resend = await visitor.get(`${SUMMARY}/resend`);
    const refused = await visitor.submit(resend);
    expect(refused.status).toBe(429);
    for (const page of [corrected, await visitor.get(SUMMARY), resend, refused]) {
      expect(textOf(page)).not.toContain('Ostatni kod wysłaliśmy');
      expect(textOf(page)).toMatch(/Kod na numer \+48 ••• ••• 005 można wysłać o \d+:\d\d/);
    }
    await at.stores.provider
      .updateTable('phone_code_sends')
      .set((eb) => ({ sent_at: eb('sent_at', '-', 61_000) }))
      .execute();
    await visitor.submit(await visitor.get(`${SUMMARY}/resend`));
    const soon = await visitor.submit(await visitor.get(`${SUMMARY}/resend`));
    expect(textOf(soon)).toContain('Ostatni kod wysłaliśmy');
  });

  it('keeps a number in one line', async () => {
    const { walk, typed, serial } = guest();
    const sent = await walk.send(await walk.atReview('', typed, serial));
    expect(sent.page.querySelector('main .nowrap')?.text).toBe(`+48 ••• ••• ${typed.phoneNumber.slice(-3)}`);
  });
});

describe('the review', () => {
  it('has one way to each page', async () => {
    const { walk, typed, serial } = guest('WARD');
    const own = { pesel: peselOfGuest('PATIENT', serial), knownBy: 'PESEL' };
    const person = await walk.next(await walk.atOwn(), own);
    const known = { pesel: peselOfGuest('WARD', serial), knownBy: 'PESEL' };
    const consents = await walk.next(await walk.next(person, { ...OTHER_NAMES, ...known }), typed);
    const review = await walk.passFiles(await walk.consent(consents));
    const ways = review.page
      .querySelectorAll('main a[href*="return="]')
      .map((link) => (link.getAttribute('href') ?? '').split('?')[0]);
    expect(ways).toEqual([...new Set(ways)]);
    expect(ways).toContain('/registrationward/person');
    expect(ways).toContain('/registrationward/guardian-pesel');
  });
});

it('a guardian who is too young to be a patient reads whom to ring, and how to go on without', async () => {
  const { walk } = guest('CHILD');
  const refused = await walk.next(await walk.atOwn(), { pesel: newPesel('2012-02-02', 3), knownBy: 'PESEL' });
  expect(textOf(refused)).toContain(say('registration:guardian.tooYoung.call'));
  expect(refused.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  expect(refused.page.querySelector('main a[href*="/registrationchild/guardian?"]')).not.toBeNull();
});

it('a new guardian of a known child is shown nothing that was not typed (reg-123)', async () => {
  const patients = at.stores.provider.selectFrom('patients').selectAll();
  const zofia = await patients.where('id', '=', 'patient-1003').executeTakeFirstOrThrow();
  const { visitor, walk, typed } = guest('CHILD');
  const person = await walk.atPerson();
  const contact = await walk.next(person, {
    ...OTHER_NAMES,
    pesel: zofia.national_id ?? '',
    knownBy: 'PESEL',
  });
  const consents = await walk.next(contact, typed);
  const sent = await walk.send(await walk.passFiles(await walk.consent(consents)));
  const done = await visitor.follow(await visitor.submit(sent, { code: await newestCode() }));
  const username = /Login do portalu: (\S+?)\./.exec(textOf(done))?.[1] ?? '';
  await visitor.signIn(username, PASSWORD_OF_GUEST);
  const list = await visitor.follow(await visitor.get('/account/child'));
  expect(list.status).toBe(200);
  for (const page of [sent, done, list])
    for (const secret of ['Kowalska', 'Zofia', zofia.street])
      if (typeof secret === 'string' && secret !== '') expect(textOf(page)).not.toContain(secret);
  expect(textOf(list)).toContain(GUEST_NAMES.lastName);
});
