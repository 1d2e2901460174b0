import { beforeEach, describe, expect, it } from 'vitest';
import { knownIn } from '#tests/registration/pairs.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { peselOf } from '#provider/seed/pesel.ts';

/** C-14, S-12, AP-56, reg-123, reg-124: a new guardian of somebody whom the clinic knows learns nothing of them, and the guardians there are told. */

const at = portalForFile();
const LIST_OF = { WARD: '/account/ward', CHILD: '/account/child' } as const;
type Role = keyof typeof LIST_OF;
/** Zofia Kowalska, a child, is Anna's; Stanisław Wójcik is of age. */
const WHO = {
  CHILD: { name: 'Zofia', lastName: 'Kowalska', owner: 'anna.kowalska' },
  WARD: { name: 'Stanisław', lastName: 'Wójcik', owner: 'stanislaw.wojcik' },
} as const;

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  await at.stores.provider.deleteFrom('outbox').execute();
  await at.stores.portal.deleteFrom('limits').execute();
});

async function peselsOf(role: Role) {
  const { name, lastName } = WHO[role];
  const row = await at.stores.provider
    .selectFrom('patients')
    .select('national_id')
    .where('name', '=', name)
    .where('last_name', '=', lastName)
    .executeTakeFirstOrThrow();
  const { people } = await knownIn(at.stores);
  const known = people.find(({ pesel }) => pesel === row.national_id);
  if (!known) throw new Error(`${name} has no PESEL`);
  const { birthDate, gender } = known;
  return { known: known.pesel, unknown: peselOf({ birthDate, gender, serial: 3_900 }) };
}

/** Without what was typed of the person, and of the number. */
const blanked = (answer: Answer, { name, lastName }: { name: string; lastName: string }) =>
  textOf(answer)
    .replaceAll(name, 'NAME')
    .replaceAll(lastName, 'SURNAME')
    .replaceAll(/\+48 [\d•]{3} [\d•]{3} \d{3}/g, 'NUMBER')
    .replaceAll(/\b\d{1,2}:\d{2}\b/g, 'TIME')
    .replaceAll(/Login do portalu: \S+\./g, 'USERNAME');

let made = 0;
/** Registers a ward or child, and proves the number. */
async function registered(role: Role, pesel: string, names: { name: string; lastName: string }) {
  made += 1;
  const phoneNumber = `60588${String(made).padStart(4, '0')}`;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor, role);
  const typed = { ...names, middleName: '', pesel, knownBy: 'PESEL' };
  const contact = { phoneNumber, email: '', username: `opiekun.${made}` };
  const contacts = await walk.next(await walk.atPerson(), typed);
  const review = await walk.passFiles(await walk.consent(await walk.next(contacts, contact)));
  const sent = await walk.send(review);
  const rows = await at.stores.provider
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', `+48${phoneNumber}`)
    .execute();
  const done = await visitor.follow(await visitor.submit(sent, { code: rows[0]?.code ?? '' }));
  const account = await at.stores.provider
    .selectFrom('accounts')
    .select('username')
    .where('phone_number', '=', `+48${phoneNumber}`)
    .executeTakeFirstOrThrow();
  return { visitor, username: account.username, pages: [sent, done].map((page) => blanked(page, names)) };
}

const NEW = [
  { name: 'Antonina', lastName: 'Wolska' },
  { name: 'Bronisława', lastName: 'Sikora' },
] as const;

describe.each(['WARD', 'CHILD'] as const)('a new guardian of a known person: %s', (role) => {
  it('reads the same as of an unknown one, before the code and after it', async () => {
    const pesels = await peselsOf(role);
    const known = await registered(role, pesels.known, NEW[0]);
    const unknown = await registered(role, pesels.unknown, NEW[1]);
    expect(known.pages).toEqual(unknown.pages);
    expect(known.pages[1]).toContain('Numer telefonu został potwierdzony');
  });

  it('sees what was typed alone after signing in, and the owner of the record is told', async () => {
    const { known } = await peselsOf(role);
    const { username } = await registered(role, known, NEW[0]);
    const visitor = createVisitor(at.portal.origin);
    await visitor.signIn(username, PASSWORD_OF_GUEST);
    const list = await visitor.follow(await visitor.get(LIST_OF[role]));
    expect([list.status, textOf(list)]).toEqual([200, expect.stringContaining('Antonina')]);
    const links = list.page.querySelectorAll('main a[href^="/"]').map((link) => link.getAttribute('href'));
    const others = ['/start', '/account', '/bookings', '/main'];
    const { name, lastName, owner } = WHO[role];
    for (const path of [LIST_OF[role], ...links, ...others]) {
      const page = await visitor.follow(await visitor.get(path ?? ''));
      const ofThem = [name, lastName].filter((word) => page.html.includes(word));
      expect([path, ofThem]).toEqual([path, []]);
    }
    const { email } = await at.stores.provider
      .selectFrom('accounts')
      .select('email')
      .where('username', '=', owner)
      .executeTakeFirstOrThrow();
    const told = async () => {
      const rows = await at.stores.provider.selectFrom('outbox').select(['recipient', 'text']).execute();
      return rows.filter(({ recipient }) => recipient === email).map(({ text }) => text);
    };
    await expect.poll(told, { timeout: 5_000 }).not.toEqual([]);
    expect((await told()).join(' ')).not.toContain(known);
  });
});
