import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPesel, type Role } from '#tests/enrolment/walk.ts';
import { CONTACT, GUEST_NAMES, guestWalk, OTHER_NAMES, peselOfGuest } from '#tests/registration/walk.ts';
import { pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { english, say } from '#tests/support/words.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeAll(() => at.portal.reset());

type Key = 'login' | 'registration' | 'identification' | 'installation';
const kept = new Map<Key, string | null>();
const valueOf = (key: Key) =>
  (stores.read('provider', 'select value from settings where key = ?', key) as { value: string } | undefined)
    ?.value ?? null;

function write(key: Key, value: string | null) {
  stores.change('provider', 'delete from settings where key = ?', key);
  if (value !== null)
    stores.change('provider', 'insert into settings (key, value) values (?, ?)', key, value);
}

/** Settings of the clinic, as its staff could change them; they are the former ones again after the test. */
async function put(key: Key, changed: Record<string, unknown>) {
  const value = valueOf(key);
  if (!kept.has(key)) kept.set(key, value);
  write(key, JSON.stringify({ ...(JSON.parse(value ?? '{}') as object), ...changed }));
  await at.portal.advance('PT31S');
}
afterEach(async () => {
  for (const [key, value] of kept) write(key, value);
  kept.clear();
  await at.portal.advance('PT31S');
});

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const errorsOf = ({ page }: Answer) =>
  page.querySelectorAll('.error-summary li').map((one) => one.text.trim());

function guest(role: Role = 'PATIENT', language: 'pl' | 'en' = 'pl') {
  const visitor = createVisitor(at.portal.origin);
  visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
  return { visitor, walk: guestWalk(visitor, role) };
}

const PASSPORT = { documentNumber: 'AB1234567', documentCountry: 'DE', gender: 'FEMALE' };

it('the guardian’s own document is refused at the field of the other person, however it is written', async () => {
  const { visitor, walk } = guest('WARD');
  const person = await walk.next(await walk.atOwnDocument(), { ...PASSPORT, birthDate: '14-02-1985' });
  const document = await walk.next(person, { ...OTHER_NAMES, pesel: '', knownBy: 'DOCUMENT' });
  const typed = { ...PASSPORT, documentNumber: 'ab 1234567', birthDate: '05-05-1950' };
  const same = await visitor.submit(document, typed);
  expect([same.status, errorsOf(same)]).toEqual([
    422,
    [`${say('registration:sameDocument')} ${say('registration:mend.ownDocument')}`],
  ]);
  const field = same.page.querySelector('#document-documentNumber');
  expect([field?.getAttribute('aria-invalid'), field?.getAttribute('value')]).toEqual(['true', 'ab 1234567']);
});

it('a password that was typed in vain is said to be asked for again on the last page', async () => {
  const { walk } = guest();
  const review = await walk.atReview();
  await put('registration', { registerConsents: { pl: 'Nowa zgoda', en: '' } });
  const back = await walk.send(review);
  expect(back.path).toContain('/registration/consents');
  expect(mainOf(back)).toContain(say('registration:review.passwordOnLast'));
});

it('the link beside the consents stands in the languages alone in which it has words', async () => {
  const registerConsentsLinkDest = 'https://przychodnia.example/dane';
  await put('registration', { registerConsentsLink: { pl: 'O danych', en: '' }, registerConsentsLinkDest });
  const linksIn = async (language: 'pl' | 'en') => {
    const { page } = await guest('PATIENT', language).walk.atConsents();
    return page.querySelectorAll(`main a[href="${registerConsentsLinkDest}"]`).length;
  };
  expect([await linksIn('pl'), await linksIn('en')]).toEqual([1, 0]);
});

it('of a ward under 18 the review says whom to ring while no child is registered here', async () => {
  await put('login', { showLinkToCreateAccountForChild: false });
  const { walk, visitor } = guest('WARD');
  await expect.poll(async () => (await visitor.get('/registrationchild')).status).toBe(404);
  const known = { pesel: newPesel('2016-05-05', 7), knownBy: 'PESEL' };
  const contact = await walk.next(await walk.atPerson(), { ...OTHER_NAMES, ...known });
  const review = await walk.passFiles(await walk.consent(await walk.next(contact, CONTACT)));
  expect(mainOf(review)).toContain(say('registration:review.minorByPhone'));
  expect(review.page.querySelector('main .notice a[href^="tel:"]')).not.toBeNull();
  expect(review.html).not.toContain('as=child');
});

it('of a ward under 18 who is registered as a child, answers go along, and the page says so and that files do not', async () => {
  await put('registration', { attachmentsVisible: true });
  const { walk, visitor } = guest('WARD');
  const known = { pesel: newPesel('2016-05-05', 9), knownBy: 'PESEL' };
  const contact = await walk.next(await walk.atPerson(), { ...OTHER_NAMES, ...known });
  const files = await walk.consent(await walk.next(contact, CONTACT));
  const birth = new File([new Uint8Array(pdf())], 'akt.pdf', { type: 'application/pdf' });
  const sent = await visitor.follow(await visitor.upload(files, [birth]));
  const review = await walk.passFiles(sent);
  const moved = await visitor.follow(await visitor.submit(review, {}, 'form[action*="as=child"]'));
  expect(moved.path).toContain('/registrationchild/consents');
  expect(mainOf(moved)).toContain(say('registration:review.nowChild'));
  expect(mainOf(moved)).toContain(say('registration:review.filesAnew'));
});

it('a consent that the clinic has in the other language alone is shown, marked and kept in that one', async () => {
  const pl = 'Akceptuję regulamin przychodni.';
  await put('registration', { registerConsents: { pl, en: ' ' } });
  const { walk, visitor } = guest('PATIENT', 'en');
  const contact = { phoneNumber: '601380011', email: 'en1@poczta.example' };
  const shown = async (answer: Answer) =>
    (await visitor.get(answer.path)).page.querySelector('label[for="consents-register"] [lang="pl"]')?.text;
  const page = await walk.atConsents('', contact, 61);
  await expect.poll(() => shown(page)).toBe(pl);
  await walk.send(await walk.passFiles(await walk.consent(await visitor.get(page.path))));
  const { id } = stores.read(
    'provider',
    'select id from accounts where phone_number = ?',
    '+48601380011',
  ) as { id: string };
  const given = await at.stores.provider
    .selectFrom('account_registration_consents')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('kind')
    .execute();
  expect(given).toMatchObject([
    { kind: 'PATIENT', language: 'en' },
    { kind: 'REGISTER', language: 'pl', text_hash: createHash('sha256').update(pl).digest('hex') },
  ]);
});

describe('a document', () => {
  it('is of a country that is named in the page’s language', async () => {
    const { walk } = guest('PATIENT', 'en');
    const options = (await walk.atDocument()).page.querySelectorAll('#document-documentCountry option');
    const germany = options.find((one) => one.getAttribute('value') === 'DE');
    expect([germany?.text, germany?.getAttribute('lang')]).toEqual(['Germany', undefined]);
  });

  it('is none that a newborn has: whom to ring is said there', async () => {
    const { walk } = guest('CHILD');
    await expect.poll(async () => (await walk.start()).status).toBe(200);
    expect(mainOf(await walk.atDocument())).toContain(say('registration:noPesel.CHILD'));
  });

  it('may be Polish while no PESEL is needed, and then nobody without one is sent to the desk', async () => {
    const { walk } = guest();
    expect(mainOf(await walk.start())).toContain(say('registration:noPesel.PATIENT'));
    await put('identification', { nationalIdRequired: false });
    const main = async () => mainOf(await walk.start());
    await expect.poll(main).not.toContain(say('registration:noPesel.PATIENT'));
  });
});

it('one’s own address is filled in by browsers, a ward’s is not', async () => {
  await put('registration', { addressVisible: true });
  const tokens = async (role: Role) => {
    const { walk } = guest(role);
    const names = role === 'PATIENT' ? GUEST_NAMES : OTHER_NAMES;
    const known = { pesel: peselOfGuest(role, 71), knownBy: 'PESEL' };
    const next = async () => walk.next(await walk.atPerson(), { ...names, ...known });
    await expect.poll(async () => (await next()).path).toContain('/address');
    const { page } = await next();
    return ['street', 'houseNumber', 'postalCode', 'city'].map((name) =>
      page.querySelector(`#address-${name}`)?.getAttribute('autocomplete'),
    );
  };
  expect(await tokens('PATIENT')).toEqual(['address-line1', 'off', 'postal-code', 'address-level2']);
  expect(await tokens('WARD')).toEqual(['off', 'off', 'off', 'off']);
});

it('the example of a number is one that the clinic’s country takes, and a lone plus is not left out in silence', async () => {
  await put('registration', { phoneIsRequired: false });
  await put('installation', { phones: 'de' });
  const { walk } = guest('PATIENT', 'en');
  const contact = async () => walk.atContact('', 81);
  await expect.poll(async () => mainOf(await contact())).toMatch(/\+49.*\(optional\)|\(optional\).*\+49/);
  const page = await contact();
  const [, example = ''] = /for example (\+49[ \d]+)/.exec(mainOf(page)) ?? [];
  expect(mainOf(page)).not.toContain('601 234 567');
  const plus = await walk.next(page, { ...CONTACT, phoneNumber: '+' });
  expect(mainOf(plus)).toContain(english.say('registration:contact.phone.leftOut'));
  const taken = await walk.next(await walk.to(page, 'contact'), { ...CONTACT, phoneNumber: example });
  expect(taken.path).toContain('/registration/consents');
  const back = await walk.to(taken, 'contact');
  expect(back.page.querySelector('#contact-phoneNumber')?.getAttribute('value')).toBe(example.trim());
});
