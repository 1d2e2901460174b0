import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePath } from '#app/domain/bookings/paths.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { stageOf, type Account, type Scene } from '#tests/support/scene.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** Decision 034: the service step offers what age and gender allow the patient, and says so of the rest. */

let portal: PortalProcess;
let scene: Scene;

beforeAll(async () => {
  portal = await startPortal();
  scene = stageOf(portal).scene({ language: 'pl', contrast: 'default', textSize: '100' });
});
afterAll(() => portal.stop());

const GIN = 'Konsultacja ginekologiczna';
const GER = 'Konsultacja geriatryczna';
const PED = 'Konsultacja pediatryczna';
const INT = 'Konsultacja internistyczna';
const WITHHELD = say('booking-wizard:services.withheld');
const PHONE = '81\u00a0555\u00a001\u00a000';

const mainOf = ({ page }: Answer) => page.querySelector('main');
/** The words on the page, those of its buttons included. */
const textOf = (answer: Answer) => {
  const buttons = mainOf(answer)?.querySelectorAll('input[type=submit]') ?? [];
  const words = [mainOf(answer)?.text ?? '', ...buttons.map((one) => one.getAttribute('value') ?? '')];
  return words.join(' ');
};
const linksOf = (answer: Answer) =>
  mainOf(answer)
    ?.querySelectorAll('a')
    .map((link) => link.text.trim()) ?? [];

/** The services page of a new draft for the patient, with a query of its own. */
async function services(account: Account, { patientId, query = '' }: { patientId?: string; query?: string }) {
  const visitor = await scene.as(account);
  const { draft, answer } = await walkOf(visitor).start();
  if (patientId) await visitor.submit(answer, { patientId });
  return { visitor, page: await visitor.get(`/newbooking/services?draft=${draft}${query}`) };
}

describe('the list of services', () => {
  it.each([
    ['jan.nowak', undefined, [INT, GER], [GIN, PED]],
    ['anna.kowalska', 'patient-1002', [INT, GIN], [GER, PED]],
    ['anna.kowalska', 'patient-1003', [INT, GIN, PED], [GER]],
    ['anna.kowalska', 'patient-1004', [INT, GIN, GER], [PED]],
  ] as const)('of %s for %s', async (account, patientId, listed, withheld) => {
    const text = textOf((await services(account, { ...(patientId ? { patientId } : {}) })).page);
    for (const name of listed) expect(text).toContain(name);
    for (const name of withheld) expect(text).not.toContain(name);
  });

  it('has no internist for a child once the internist is for adults, and counts places that are left', async () => {
    const adults = "update availabilities set restrictions = ? where service_code = 'INT'";
    const one = "update availabilities set restrictions = ? where id = 'int-sikora'";
    await scene.ahead('PT1M', async () => {
      scene.change('provider', adults, '{"minAge":18}');
      const child = await services('anna.kowalska', { patientId: 'patient-1003' });
      expect(textOf(child.page)).toContain(PED);
      expect(textOf(child.page)).not.toContain(INT);
    });
    await scene.ahead('PT2M', async () => {
      scene.change('provider', adults, '{}');
      scene.change('provider', one, '{"minAge":18}');
      const child = await services('anna.kowalska', { patientId: 'patient-1003' });
      expect(textOf(child.page)).toContain(`${INT}\u00a02 osoby do wyboru albo ktoś z dyżuru`);
      const places = await services('anna.kowalska', { patientId: 'patient-1003', query: '&service=INT' });
      expect(textOf(places.page)).not.toContain('Sikora');
    });
    scene.change('provider', one, '{}');
    await scene.ahead('PT3M', async () => {
      const child = await services('anna.kowalska', { patientId: 'patient-1003' });
      expect(textOf(child.page)).toContain(`${INT}\u00a03 osoby do wyboru albo ktoś z dyżuru`);
    });
  });

  it('of a guest has all', async () => {
    const text = textOf(await createVisitor(portal.origin).get('/newbooking/services'));
    for (const name of [INT, GIN, GER, PED]) expect(text).toContain(name);
  });
});

describe('a service that is not for the patient', () => {
  it.each(['&q=ginekolog', '&service=GIN', '&q=gynaecologist'])(
    'is not "nothing found": %s',
    async (query) => {
      const { page } = await services('jan.nowak', { query });
      expect(page.page.querySelector('h1')?.text).toBe(say('booking-wizard:services.title'));
      expect(textOf(page)).toContain(WITHHELD);
      expect(textOf(page)).not.toContain(say('booking-wizard:services.none.title'));
      expect(textOf(page)).toContain(PHONE);
      expect(linksOf(page)).toContain(say('booking-wizard:services.showAll'));
      expect(linksOf(page)).not.toContain(say('booking-wizard:summary.changePatient'));
      expect(page.page.querySelectorAll('main li form').map(String)).toEqual([]);
    },
  );

  it('leads to somebody else where the account acts for several', async () => {
    const { visitor, page } = await services('anna.kowalska', {
      patientId: 'patient-1003',
      query: '&service=GER',
    });
    expect(textOf(page)).toContain(WITHHELD);
    const link = mainOf(page)
      ?.querySelectorAll('.empty-state a')
      .find(({ text }) => text.trim() === say('booking-wizard:summary.changePatient'));
    const patients = await visitor.get(link?.getAttribute('href') ?? '');
    expect(patients.page.querySelector('h1')?.text).toBe(say('booking-wizard:patients.title'));
  });

  it('leaves what else was found', async () => {
    const { page } = await services('jan.nowak', { query: '&q=konsultacja' });
    expect(textOf(page)).toContain(INT);
    expect(textOf(page)).not.toContain(GIN);
    expect(textOf(page)).not.toContain(WITHHELD);
  });

  it('is refused when it is posted anyway', async () => {
    const { visitor, page } = await services('jan.nowak', { query: '&service=GIN' });
    const sent = await visitor.post(page.path, { ...tokensOf(page), availabilityId: 'gin-rutkowska' });
    expect(sent.status).toBe(422);
    expect(sent.page.querySelector('.error-summary')?.text).toContain(WITHHELD);
  });

  it('chosen by a guest is said after the sign-in, where there is one patient', async () => {
    const guest = createVisitor(portal.origin);
    const places = await guest.get('/newbooking/services?service=GIN');
    const login = await guest.follow(
      await guest.post(places.path, { ...tokensOf(places), availabilityId: 'gin-rutkowska' }),
    );
    const signedIn = await guest.submit(login, { username: 'jan.nowak', password: PASSWORD });
    const refused = await guest.follow(signedIn);
    expect(refused.path).toMatch(/^\/newbooking\/services\?/);
    expect(refused.page.querySelector('#outcome')?.text).toContain(WITHHELD);
    expect(textOf(refused)).toContain(INT);
  });

  it('named by an address is said, whatever places it has', async () => {
    const jan = await scene.as('jan.nowak');
    expect(textOf(await jan.follow(await jan.get('/newbooking?service=GIN')))).toContain(WITHHELD);
  });

  it('named by an address is said once the patient is chosen', async () => {
    const anna = await scene.as('anna.kowalska');
    const patients = await anna.follow(await anna.get('/newbooking?catalog=ger-gorecka'));
    const refused = await anna.follow(await anna.submit(patients, { patientId: 'patient-1003' }));
    expect(refused.page.querySelector('#outcome')?.text).toContain(WITHHELD);
  });

  it('is not moved either', async () => {
    const born = "update patients set birth_date = ? where id = 'patient-1003'";
    const read = "select birth_date from patients where id = 'patient-1003'";
    const { birth_date: own } = scene.read('provider', read) as { birth_date: string };
    const of =
      "select system_id from bookings where patient_id = 'patient-1003' and service_code = 'PED' and status = 'SCHEDULED' and starts_at > ? order by starts_at";
    const { system_id: id } = scene.read('provider', of, Date.now()) as { system_id: string };
    const anna = await scene.as('anna.kowalska');
    scene.change('provider', "update account_patients set role = 'WARD' where patient_id = 'patient-1003'");
    scene.change('provider', born, '1990-01-01');
    try {
      const list = await anna.follow(await anna.get(movePath({ system: 'AMMS', systemId: id })));
      expect(list.page.querySelector('#outcome')?.text).toContain(say('bookings:move.withheld'));
    } finally {
      scene.change('provider', born, own);
      scene.change(
        'provider',
        "update account_patients set role = 'CHILD' where patient_id = 'patient-1003'",
      );
    }
  });
});
