import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import type { Role } from '#tests/enrolment/walk.ts';
import {
  CONTACT,
  ENTRIES,
  GUEST_NAMES,
  guestWalk,
  OTHER_NAMES,
  peselOfGuest,
  solved,
} from '#tests/registration/walk.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;
const SUMMARY = '/registration/summary';

beforeAll(() => at.portal.reset());
beforeEach(async () => {
  await at.stores.portal.deleteFrom('limits').execute();
});

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text.trim() ?? '';
const errorsOf = ({ page }: Answer) =>
  page.querySelectorAll('.error-summary li').map((one) => one.text.trim());
const draftOf = ({ path }: Answer) => new URL(path, at.portal.origin).searchParams.get('draft') ?? '';

let made = 0;
/** Somebody in a browser of their own, whom nobody knows. */
function somebody(role: Role = 'PATIENT') {
  made += 1;
  const number = made % 90;
  const visitor = createVisitor(at.portal.origin);
  const contact = {
    phoneNumber: `60713${String(made).padStart(4, '0')}`,
    email: `kto${made}@poczta.example`,
  };
  const walk = guestWalk(visitor, role);
  return {
    visitor,
    walk,
    number,
    contact,
    pesel: peselOfGuest(role, number),
    review: (query = '') => walk.atReview(query, contact, number),
  };
}

/** A setting of the provider, as the staff could change it. */
async function put(key: 'login' | 'registration', changed: Record<string, unknown>) {
  for (const [name, value] of Object.entries(changed))
    stores.change(
      'provider',
      `update settings set value = json_set(value, '$.${name}', json(?)) where key = ?`,
      JSON.stringify(value),
      key,
    );
  await at.portal.advance('PT31S');
}
const accountOf = (phone: string) =>
  stores.read('provider', 'select * from accounts where phone_number = ?', `+48${phone}`) as
    Record<string, unknown> | undefined;

describe('an entry', () => {
  it.each(ROLES)(
    'begins with the first page, whose title says for whom an account is made: %s',
    async (role) => {
      const first = await somebody(role).walk.start();
      expect([first.status, h1Of(first)]).toEqual([
        200,
        expect.stringContaining(say(`registration:over.${role}`)) as string,
      ]);
      expect(first.headers.get('cache-control')).toContain('no-store');
      expect(mainOf(first)).toContain(say('registration:first.title'));
    },
  );

  it.each(ROLES)('leads whoever is signed in below their account: %s', async (role) => {
    const ewa = await at.signedIn('ewa.dabrowska');
    for (const path of [ENTRIES[role], `${ENTRIES[role]}/person`, `${ENTRIES[role]}/review?draft=x`])
      expect([path, (await ewa.get(path)).location]).toEqual([
        path,
        `/account/registration?patientRole=${role}`,
      ]);
  });

  it('is the page that says so while it is switched off, and so is each page below it, begun or not', async () => {
    const { walk, visitor, contact } = somebody('CHILD');
    const review = await walk.atReview('', contact, 95);
    await put('login', { showLinkToCreateAccountForChild: false });
    await expect.poll(async () => (await visitor.get(ENTRIES.CHILD)).status).toBe(404);
    const sent = await visitor.submit(review, { password: 'cztery-zwykle-slowa-razem' });
    expect([sent.status, (await walk.to(review, 'person')).status]).toEqual([404, 404]);
    expect(accountOf(contact.phoneNumber)).toBeUndefined();
    await put('login', { showLinkToCreateAccountForChild: true });
    await expect.poll(async () => (await visitor.get(ENTRIES.CHILD)).status).toBe(303);
  });

  it('reads nothing of its address but what is to be booked', async () => {
    const { walk } = somebody();
    const first = await walk.start(
      '?service=KARD&phoneNumber=600100199&isEmailAddress=true&email=a%40b.pl&pesel=85021402348&name=Jan',
    );
    const filled = first.page
      .querySelectorAll('main input[type="text"], main input[type="tel"], main input[type="email"]')
      .map((field) => field.getAttribute('value') ?? '');
    expect(filled.join('')).toBe('');
    expect(first.path).not.toMatch(/600100199|85021402348|Jan/);
  });
});

describe('the pages', () => {
  it('are opened in their order, keep answers, and are this browser’s alone', async () => {
    const { walk, visitor, review } = somebody();
    const first = await walk.start();
    expect((await walk.to(first, 'review')).location).toContain('/registration/person');
    const last = await review();
    const back = await walk.to(last, 'contact');
    expect(back.page.querySelector('#contact-phoneNumber')?.getAttribute('value')).not.toBe('');
    const other = createVisitor(at.portal.origin);
    await other.get('/login');
    for (const page of ['person', 'contact', 'review'])
      expect((await other.get(`/registration/${page}?draft=${draftOf(last)}`)).status).toBe(404);
    expect((await visitor.get(last.path)).status).toBe(200);
  });

  it('say of each mistake what is wrong, in title and summary first, and keep all other answers', async () => {
    const { walk, visitor } = somebody();
    const wrong = await visitor.submit(await walk.start(), { ...GUEST_NAMES, name: 'Anna2', pesel: '123' });
    expect([wrong.status, errorsOf(wrong)]).toEqual([
      400,
      [say('people:names.digits'), say('enrolment:pesel.LENGTH')],
    ]);
    expect(wrong.page.querySelector('#person-lastName')?.getAttribute('value')).toBe(GUEST_NAMES.lastName);
    expect(wrong.page.querySelector('title')?.text).toContain('2');
  });

  it('take a PESEL for the answer to whether there is one', async () => {
    const { walk, pesel } = somebody();
    const next = await walk.next(await walk.start(), { ...GUEST_NAMES, pesel, knownBy: '' });
    expect(next.path).toContain('/registration/contact');
  });

  it('ask a foreigner for a document, and refuse a PESEL of another date at the step, whichever was changed last', async () => {
    const { visitor, walk, contact, pesel } = somebody();
    const document = await walk.next(await walk.start(), { ...GUEST_NAMES, pesel: '', knownBy: 'DOCUMENT' });
    const typed = {
      documentNumber: 'AB 123',
      documentCountry: 'UA',
      birthDate: '7 marca 1948',
      gender: 'FEMALE',
    };
    const consents = await walk.next(await walk.next(document, typed), contact);
    const review = await walk.passFiles(await walk.consent(consents));
    expect(mainOf(review)).toContain('7 marca 1948');

    const changed = await walk.next(await walk.change(review, 'person'), { pesel, knownBy: 'DOCUMENT' });
    expect([changed.path, mainOf(changed)]).toEqual([
      expect.stringContaining('/registration/document') as string,
      expect.stringContaining(say('enrolment:document.birthDate.otherThanPesel')) as string,
    ]);
    expect((await walk.to(review, 'review')).location).toContain('/registration/document');
    const reloaded = await visitor.get(changed.path);
    expect(mainOf(reloaded)).toContain(say('enrolment:document.birthDate.otherThanPesel'));
    const way = reloaded.page.querySelector('main a[href^="/registration/person"][href*="return="]');
    expect(way?.text).toContain(say('registration:mend.person'));
    const refused = await walk.next(changed, { birthDate: '7 marca 1949' });
    expect(errorsOf(refused)).toEqual([say('enrolment:document.birthDate.otherThanPesel')]);
    const mended = await walk.next(refused, { birthDate: '14-02-1985' });
    expect(mended.path).toContain('/registration/review');
    const again = await walk.next(await walk.change(mended, 'document'), { birthDate: '7 marca 1948' });
    expect(errorsOf(again)).toEqual([say('enrolment:document.birthDate.otherThanPesel')]);
  });

  it('say that the guardian and the other person may not be one, at the field', async () => {
    const { walk } = somebody('WARD');
    const own = { pesel: peselOfGuest('PATIENT', 96), knownBy: 'PESEL' };
    const person = await walk.next(await walk.atOwn(), own);
    const same = await walk.next(person, { ...OTHER_NAMES, ...own });
    expect(errorsOf(same)).toEqual([`${say('registration:samePerson')} ${say('registration:mend.own')}`]);
    expect(same.page.querySelector('#person-pesel-error')).not.toBeNull();
  });

  it('want each needed box and a right sum, and show a new sum after a wrong answer', async () => {
    const { walk, visitor, contact, number } = somebody();
    const page = await walk.atConsents('', contact, number);
    const empty = await visitor.submit(page);
    const missing = [
      'enrolment:consent.required',
      'registration:consents.needed',
      'registration:sum.required',
    ] as const;
    const texts = errorsOf(empty);
    expect(texts).toHaveLength(missing.length);
    missing.forEach((key, index) => expect(texts[index]).toContain(say(key)));
    expect(page.html).not.toMatch(/type="checkbox"[^>]*checked/);
    const former = await walk.consent(page, solved(page));
    expect(errorsOf(former)).toEqual([say('registration:sum.wrong')]);
    const wrong = await walk.consent(empty, { sum: '13' });
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, [say('registration:sum.wrong')]]);
    expect((await walk.consent(wrong, solved(wrong))).path).toMatch(/\/registration\/(files|review)/);
  });
});

describe('a registration', () => {
  it.each(ROLES)('is sent by every page, once, and its summary follows: %s', async (role) => {
    const { walk, review, contact } = somebody(role);
    const page = await review('?service=KARD&orgUnit=unit-1');
    const done = await walk.send(page);
    expect([done.status, done.path]).toEqual([200, expect.stringContaining(SUMMARY)]);
    expect(accountOf(contact.phoneNumber)).toBeDefined();
    expect((await walk.send(page)).path).toContain(SUMMARY);
    const { count } = stores.read(
      'provider',
      'select count(*) as count from accounts where phone_number = ?',
      `+48${contact.phoneNumber}`,
    ) as { count: number };
    expect(count).toBe(1);
  });

  it('is refused once when it is sent within five seconds, loses nothing, and works when it is sent again', async () => {
    const { visitor, review } = somebody();
    const password = 'cztery-zwykle-slowa-razem';
    const page = await review();
    const quick = await visitor.submit(page, { password });
    expect([quick.status, errorsOf(quick)]).toEqual([422, [say('registration:robot.tooQuick')]]);
    expect(
      quick.page.querySelector('#page-form .button-primary')?.getAttribute('value') ?? quick.html,
    ).toContain(say('registration:robot.again'));
    expect(quick.html).not.toContain(password);
    const again = await visitor.follow(await visitor.submit(quick, { password }));
    expect(again.path).toContain(SUMMARY);
  });

  it('says of a weak password what is wrong, at its field, and uses no sum up', async () => {
    const { walk, review } = somebody();
    const page = await review();
    const weak = await walk.send(page, 'qwerty12');
    expect(errorsOf(weak)[0]).toContain(say('public:newPassword.vulnerable').slice(0, 40));
    expect(mainOf(weak)).toContain(say('registration:review.passwordAgain'));
    expect((await walk.send(weak)).path).toContain(SUMMARY);
  });

  it('keeps a consent with version, time and the hash of its words', async () => {
    const { walk, review, contact } = somebody();
    await walk.send(await review());
    const settings = stores.read('provider', "select value from settings where key = 'registration'") as {
      value: string;
    };
    const words = (JSON.parse(settings.value) as { registerConsents: { pl: string } }).registerConsents.pl;
    const hash = createHash('sha256').update(words).digest('hex');
    const { id } = accountOf(contact.phoneNumber) as { id: string };
    const kept = await at.stores.provider
      .selectFrom('account_registration_consents')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(kept.map(({ kind }) => kind)).toEqual(['PATIENT', 'REGISTER']);
    expect(JSON.stringify(kept)).toContain(hash);
  });

  it('shows a text that was changed meanwhile anew, to be ticked anew, and the answers stand', async () => {
    const { walk, visitor, review } = somebody();
    const page = await review();
    await put('registration', { registerConsents: { pl: 'Nowa treść.', en: 'New words.' } });
    await expect
      .poll(async () => (await visitor.get(page.path)).location ?? '')
      .toContain('/registration/consents');
    const anew = await visitor.follow(await visitor.submit(page, { password: 'cztery-zwykle-slowa-razem' }));
    expect(mainOf(anew)).toContain('Nowa treść.');
    expect(mainOf(anew)).toContain(say('enrolment:consent.changed'));
    expect(anew.html).not.toMatch(/type="checkbox"[^>]*checked/);
    expect((await walk.passFiles(await walk.consent(anew))).path).toContain('/registration/review');
  });

  it('has no password in its draft, and is deleted with it', async () => {
    const { visitor, review } = somebody();
    const page = await review();
    const link = page.page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';
    const gone = await visitor.submit(await visitor.get(link));
    expect(gone.status).toBe(303);
    expect((await visitor.get(page.path)).status).toBe(404);
  });
});

describe('settings', () => {
  afterEach(async () => {
    await put('registration', { addressVisible: false, addressRequired: false, phoneIsRequired: true });
    await put('login', { usernamePromptMode: 'LOGIN' });
  });

  it('ask for an address, and for a name to sign in with, only while they say so', async () => {
    await put('registration', { addressVisible: true, addressRequired: true });
    await put('login', { usernamePromptMode: 'E_MAIL' });
    const { walk, visitor, pesel, contact } = somebody();
    await expect
      .poll(
        async () => (await walk.next(await walk.start(), { ...GUEST_NAMES, pesel, knownBy: 'PESEL' })).path,
      )
      .toContain('/registration/address');
    const address = await walk.next(await walk.start(), { ...GUEST_NAMES, pesel, knownBy: 'PESEL' });
    const empty = await visitor.submit(address);
    expect(empty.status).toBe(400);
    const page = await walk.next(address, { houseNumber: '8', postalCode: '20-810', city: 'Lublin' });
    expect(page.path).toContain('/registration/contact');
    expect(page.page.querySelector('#contact-username')).toBeNull();
    const review = await walk.passFiles(await walk.consent(await walk.next(page, contact)));
    expect((await walk.send(review)).path).toContain(SUMMARY);
  });

  it('leave a phone free, of which fewer than four digits are none, which is said', async () => {
    await put('registration', { phoneIsRequired: false });
    const { walk, pesel } = somebody();
    const atContact = async () => walk.next(await walk.start(), { ...GUEST_NAMES, pesel, knownBy: 'PESEL' });
    await expect.poll(async () => mainOf(await atContact())).toContain('(opcjonalnie)');
    const next = await walk.next(await atContact(), { ...CONTACT, phoneNumber: '123' });
    expect([next.path, mainOf(next)]).toEqual([
      expect.stringContaining('/registration/consents') as string,
      expect.stringContaining(say('registration:contact.phone.leftOut')) as string,
    ]);
  });
});
