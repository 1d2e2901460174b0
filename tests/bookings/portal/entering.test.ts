import { expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';

const at = portalForFile();

const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const noticeOf = ({ page }: Answer) => page.querySelector('#outcome')?.text.trim() ?? '';
const pathOf = ({ path }: Answer) => path.split('?')[0];

/** Signs in on the page to which a guest's visit of `path` leads, and goes on. */
async function throughSignIn(path: string, username: string) {
  const guest = createVisitor(at.portal.origin);
  const login = await guest.follow(await guest.get(path));
  expect(pathOf(login)).toBe('/login');
  return guest.follow(await guest.submit(login, { username, password: PASSWORD }));
}

/** B§2: the step's own address, with everything it may name, comes through the sign-in. */
it.each([
  ['a person', 'service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK', 'Bielecka'],
  [
    'whoever is on duty, by the occupation',
    'service=INT&orgUnit=unit-family&occupation=LEK',
    'Poradnia Lekarza Rodzinnego',
  ],
  ['whoever is on duty', 'service=INT&orgUnit=unit-family', 'Poradnia Lekarza Rodzinnego'],
])('a guest at the dates keeps what the address names: %s', async (_, query, expected) => {
  const dates = await throughSignIn(`/newbooking/dates?${query}`, 'jan.nowak');
  expect([pathOf(dates), textOf(dates)]).toEqual(['/newbooking/dates', expect.stringContaining(expected)]);
});

it('somebody signed in keeps it too', async () => {
  const jan = await at.signedIn('jan.nowak');
  const query = 'service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK';
  const dates = await jan.follow(await jan.get(`/newbooking/dates?${query}`));
  expect([pathOf(dates), textOf(dates)]).toEqual(['/newbooking/dates', expect.stringContaining('Bielecka')]);
});

it('a service that the patient may not take is refused with the reason', async () => {
  const refused = await throughSignIn('/newbooking?service=INT&orgUnit=unit-family', 'piotr.zielinski');
  expect(pathOf(refused)).toBe('/newbooking/services');
  expect(noticeOf(refused)).toContain('Nie mamy deklaracji wyboru lekarza');
});

it('a service that the chosen patient may not take is refused with the reason', async () => {
  const anna = await at.signedIn('anna.kowalska');
  const start = await anna.follow(
    await anna.get('/newbooking?service=POL&orgUnit=unit-nurses&employee=midwife-baran'),
  );
  const refused = await anna.follow(await anna.submit(start, { patientId: 'patient-1003' }));
  expect(pathOf(refused)).toBe('/newbooking/services');
  expect(noticeOf(refused)).toContain('Nie mamy deklaracji wyboru położnej');
});

it('the address may name the patient and the entry of the catalogue', async () => {
  const anna = await at.signedIn('anna.kowalska');
  const dates = await anna.follow(await anna.get('/newbooking?patient=patient-1004&catalog=ubezp-lis'));
  expect(pathOf(dates)).toBe('/newbooking/dates');
  expect(textOf(dates)).toContain('Helena');
});

it.each(['patient=patient-1001&catalog=ubezp-lis', 'patient=none'])(
  'and is not believed: %s',
  async (query) => {
    const anna = await at.signedIn('anna.kowalska');
    const patients = await anna.follow(await anna.get(`/newbooking?${query}`));
    expect(pathOf(patients)).toBe('/newbooking/patients');
  },
);

it('a service that is not offered is no spelling mistake', async () => {
  const jan = await at.signedIn('jan.nowak');
  const services = await jan.follow(await jan.get('/newbooking?service=NONE'));
  expect(noticeOf(services)).toContain('Usługi z tego linku nie ma w naszej ofercie');
  expect(textOf(services)).not.toContain('Nic nie znaleziono');
});

it.each(['jan.nowak', null])('nor is it at the step itself, where all services follow (%s)', async (name) => {
  const visitor = name ? await at.signedIn(name) : createVisitor(at.portal.origin);
  const step = name ? (await walkOf(visitor).start()).answer.path : '/newbooking/services?';
  const services = await visitor.get(`${step}&service=NOSUCH`);
  expect(services.status).toBe(200);
  expect(services.page.querySelector('h1')?.text).toBe('Wybierz usługę');
  expect(textOf(services)).toContain('Usługi z tego linku nie ma w naszej ofercie');
  expect(textOf(services)).not.toContain('Sprawdź pisownię');
  expect(textOf(services)).not.toContain('podobne usługi');
  expect(
    services.page
      .querySelectorAll('main .choice-list')
      .map(({ text }) => text)
      .join(),
  ).toContain('Rehabilitacja');
});

it('a time held for one patient is free again when the visit is for another', async () => {
  const anna = await at.signedIn('anna.kowalska');
  const { draft } = await walkOf(anna).atSummary({ patientId: 'patient-1002' });
  const holds = () => at.stores.provider.selectFrom('slot_holds').selectAll().execute();
  expect(await holds()).toHaveLength(1);
  const patients = await anna.get(`/newbooking/patients?draft=${draft}`);
  await anna.submit(patients, { patientId: 'patient-1004' });
  expect(await holds()).toEqual([]);
});

it('a service with several places is remembered until it is known for whom the visit is', async () => {
  const anna = await at.signedIn('anna.kowalska');
  const patients = await anna.follow(await anna.get('/newbooking?service=REHA'));
  expect(pathOf(patients)).toBe('/newbooking/patients');
  const places = await anna.follow(await anna.submit(patients, { patientId: 'patient-1002' }));
  expect([pathOf(places), places.page.querySelector('h1')?.text]).toEqual([
    '/newbooking/services',
    say('booking-wizard:services.choose'),
  ]);
});
