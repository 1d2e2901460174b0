import { beforeEach, describe, expect, it } from 'vitest';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { english, say } from '#tests/support/words.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { setPesel, unknownAtSummary } from '#tests/declarations/scene.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import { FIRST, REFUSED_BY_HOSPITAL, STAFF, walkOf, WITHOUT_UNIT } from '#tests/declarations/walk.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text.trim() ?? '';
const summaryOf = ({ page }: Answer) => page.querySelector('.error-summary')?.text ?? '';
const fail = (...calls: string[]) =>
  at.portal.tell('/declarations-failing', Object.fromEntries(calls.map((call) => [call, 'on'])));

type Row = Record<string, unknown>;
const own = (patientId: string, type: string) =>
  stores.read(
    'provider',
    `select * from declarations where patient_id = ? and type = ? and state <> 'CANCELED'`,
    patientId,
    type,
  ) as Row | undefined;
const held = (patientId: string, type: string, state: string) =>
  (
    stores.read(
      'provider',
      'select count(*) as count from hospital_declarations where patient_id = ? and type = ? and state = ?',
      patientId,
      type,
      state,
    ) as { count: number }
  ).count;
const OTHER_NURSE = 'nurse-kwiatkowska~unit-nurses';
const [JAN, HELENA] = ['patient-1001', 'patient-1004'] as const;

describe('/newdeclaration', () => {
  it('of another kind than the three is one page, whatever the step, with the ways to the three', async () => {
    const jan = await at.signedIn();
    for (const path of ['', '/NURSE', '/doctor', '/x/patients', '/x/staff', '/GP/summary', '/x/replace']) {
      const page = await jan.get(`/newdeclaration${path}`);
      expect([path, page.status, h1Of(page)]).toEqual([path, 404, 'Błędne parametry wywołania']);
      const ways = page.page.querySelectorAll('main .link-list a').map((way) => way.getAttribute('href'));
      expect(ways).toEqual((['GP', 'NURSE', 'MIDWIFE'] as const).map((kind) => newDeclarationPath(kind)));
    }
  });

  it('leads to the first step that has no answer', async () => {
    const jan = await at.signedIn();
    for (const step of ['patients', 'staff', 'summary', 'choices']) {
      const page = await jan.follow(await jan.get(`/newdeclaration/nurse/${step}`));
      expect([step, page.path.split('?')[0]]).toEqual([step, '/newdeclaration/nurse/staff']);
    }
    const anna = await at.signedIn('anna.kowalska');
    const patients = await anna.follow(await anna.get('/newdeclaration/nurse/summary'));
    expect(patients.path.split('?')[0]).toBe('/newdeclaration/nurse/patients');
    expect(mainOf(patients)).toContain('Zofia');
    const draft = patients.path.split('?')[1];
    const ahead = await anna.follow(await anna.get(`/newdeclaration/nurse/summary?${draft}`));
    expect(ahead.path).toBe(patients.path);
    expect((await anna.get(`/newdeclaration/midwife/patients?${draft}`)).status).toBe(404);
  });
});

describe('the staff', () => {
  it('is that of the kind, with the provider, and is searched', async () => {
    const jan = await at.signedIn();
    for (const [kind, name, other] of [
      ['GP', 'Kubiak', 'Adamska'],
      ['NURSE', 'Adamska', 'Baran'],
      ['MIDWIFE', 'Baran', 'Kubiak'],
    ] as const) {
      const page = await walkOf(jan).atStaff({ kind });
      expect(mainOf(page)).toContain('Przychodnia pod Lipami');
      expect([mainOf(page).includes(name), mainOf(page).includes(other)]).toEqual([true, false]);
    }
    const staff = await walkOf(jan).atStaff({ kind: 'GP' });
    const found = await jan.get(`${staff.path}&q=kubiak`);
    expect(
      found.page.querySelectorAll('main input[type=radio][name=practitioner]:not([value=""])'),
    ).toHaveLength(1);
    const similar = await jan.get(`${staff.path}&q=kubjak`);
    expect(mainOf(similar)).toContain(say('declaration-wizard:staff.similar'));
    const nobody = await jan.get(`${staff.path}&q=xyzxyz`);
    expect(mainOf(nobody)).toContain(say('declaration-wizard:staff.none.title'));
    const foreign = await jan.submit(staff, { practitioner: STAFF.NURSE });
    expect([foreign.status, summaryOf(foreign)]).toEqual([
      422,
      expect.stringContaining(say('declaration-wizard:staff.unknown')) as string,
    ]);
  });

  it.each(['primaryCare.nurses', 'primaryCare.healthcareProvider'])(
    'says that the server does not answer when %s fails, and keeps what was chosen',
    async (call) => {
      const jan = await at.signedIn();
      const choices = await walkOf(jan).atChoices();
      await fail(call);
      const staff = await jan.get(choices.path.replace('/choices', '/staff'));
      expect(mainOf(staff)).toContain('Serwer nie odpowiada');
      expect(mainOf(staff)).toContain('81');
      expect((await jan.get(choices.path)).status).toBe(200);
      await fail();
      const again = await jan.get(choices.path.replace('/choices', '/staff'));
      expect(again.page.querySelector('input[checked][name=practitioner]')?.getAttribute('value')).toBe(
        STAFF.NURSE,
      );
    },
  );

  it('says before the choice that the hospital system does not answer, and whom to call', async () => {
    const jan = await at.signedIn();
    const staff = await walkOf(jan).atStaff();
    expect(mainOf(staff)).not.toContain(say('declaration-wizard:staff.hospitalDown'));
    await fail('declarations.hospitalForPatient');
    const [said = '', call = ''] = say('declaration-wizard:staff.hospitalDown').split(/(?= Spróbuj)/);
    const main = mainOf(await jan.get(staff.path));
    expect(main).toContain(said);
    expect(main).toMatch(new RegExp(`${call.trim().slice(0, 20)}.*81 555 01 00`));
  });

  it('takes a reason of several lines, as a browser sends them', async () => {
    const jan = await at.signedIn();
    const several = { practitionerNumber: '3', practitionerReason: '4', practitionerText: 'Raz.\r\nDwa.' };
    const choices = await walkOf(jan).atChoices();
    await jan.follow(await jan.submit(await jan.follow(await jan.submit(choices, { ...FIRST, ...several }))));
    expect(own(JAN, 'NURSE')?.['practitioner_other_reason']).toBe('Raz.\nDwa.');
  });

  it('tells an adult that a clinic is for children, and not a child', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const said = say('declaration-wizard:staff.forChildren');
    const of = async (patientId: string) => mainOf(await walkOf(anna).atStaff({ kind: 'GP', patientId }));
    expect(await of('patient-1002')).toContain(said);
    expect(await of('patient-1003')).not.toContain(said);
  });

  it('tells a man who may choose a midwife, and does not stop him', async () => {
    const jan = await at.signedIn();
    const staff = await walkOf(jan).atStaff({ kind: 'MIDWIFE' });
    expect(mainOf(staff)).toContain(say('declaration-wizard:staff.midwife'));
    expect(h1Of(await walkOf(jan).saved({ kind: 'MIDWIFE' }))).toBe(say('declaration-wizard:result.title'));
    const anna = await at.signedIn('anna.kowalska');
    const woman = await walkOf(anna).atStaff({ kind: 'MIDWIFE', patientId: 'patient-1002' });
    expect(mainOf(woman)).not.toContain(say('declaration-wizard:staff.midwife'));
  });
});

describe('another patient, chosen at the end', () => {
  it('is asked whom to choose and which choice it is, for both were of the first one', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOf(anna);
    const summary = await walk.atSummary({ kind: 'MIDWIFE', patientId: 'patient-1002' });
    const way = summary.page.querySelector('main a[href*="/patients?"]')?.getAttribute('href') ?? '';
    const staff = await walk.next(await anna.get(way), { patientId: 'patient-1003' });
    expect(staff.path).toContain('/staff');
    const told = staff.page.text;
    expect(told).toContain(say('declaration-wizard:facts.practitioner'));
    expect(told).toContain(say('declaration-wizard:choices.title'));
    expect((await walk.open(summary.path)).path).toContain('/staff');
  });
});

describe('a declaration that stands', () => {
  it('is asked of, goes with the save of the new one, and not before', async () => {
    const jan = await at.signedIn();
    const question = await walkOf(jan).afterStaff({ kind: 'GP' });
    expect(h1Of(question)).toBe(say('declaration-wizard:replace.title.GP'));
    expect(mainOf(question)).toContain('Majewska');
    expect(mainOf(question)).toContain(say('declaration-wizard:replace.consequence'));
    const choices = await jan.follow(await jan.submit(question));
    const summary = await jan.follow(await jan.submit(choices, FIRST));
    expect(own(JAN, 'GP')?.['id']).toBe('declaration-5001');
    await fail('hospitalDeclarations.preRegister');
    expect((await jan.submit(summary)).status).toBe(503);
    await fail('declarations.add');
    const failed = await jan.submit(summary);
    expect([failed.status, summaryOf(failed)]).toEqual([
      503,
      expect.stringContaining(say('declaration-wizard:failed.inDoubt')) as string,
    ]);
    expect(own(JAN, 'GP')?.['id']).toBe('declaration-5001');
    await fail();
    const done = await jan.follow(await jan.submit(summary));
    expect(h1Of(done)).toBe(say('declaration-wizard:result.title'));
    expect(own(JAN, 'GP')).toMatchObject({ state: 'REGISTERED', state_export: 'N' });
    expect([held(JAN, 'GP', 'REGISTERED'), held(JAN, 'GP', 'SUBMITTED')]).toEqual([1, 1]);
    // Back, and sent again: the same page, and nothing is there twice.
    expect((await jan.follow(await jan.submit(summary))).path).toBe(done.path);
  });

  it('stays when the question is answered by no', async () => {
    const jan = await at.signedIn();
    const question = await walkOf(jan).afterStaff({ kind: 'GP' });
    const kept = await jan.submit(question, {}, 'main form.inline-form');
    expect(kept.location).toBe('/declarations');
    const list = await jan.follow(kept);
    expect(mainOf(list)).toContain(say('declaration-wizard:replace.kept'));
    expect(own(JAN, 'GP')?.['id']).toBe('declaration-5001');
    expect(held(JAN, 'GP', 'REGISTERED')).toBe(0);
  });

  it('of the hospital system alone is asked of as well; a withdrawn one is not', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const question = await walkOf(anna).afterStaff({ kind: 'GP', patientId: HELENA });
    expect(mainOf(question)).toContain('Sikora');
    expect(mainOf(question)).toContain(say('declaration-wizard:replace.active'));
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const choices = await walkOf(stanislaw).afterStaff({ kind: 'GP' });
    expect(choices.path).toContain('/choices');
  });

  it('that is not signed yet goes at the hospital as well: at once, or when its system answers again', async () => {
    const jan = await at.signedIn();
    const walk = walkOf(jan);
    await walk.saved();
    await walk.saved({ practitioner: OTHER_NURSE });
    expect([held(JAN, 'NURSE', 'REGISTERED'), held(JAN, 'NURSE', 'CANCELED')]).toEqual([1, 1]);
    const summary = await walk.atSummary();
    await fail('hospitalDeclarations.change');
    expect(h1Of(await jan.follow(await jan.submit(summary)))).toBe(say('declaration-wizard:result.title'));
    await fail();
    expect(own(JAN, 'NURSE')).toMatchObject({ practitioner_id: 'nurse-adamska' });
    expect(held(JAN, 'NURSE', 'REGISTERED')).toBe(2);
    expect(
      stores.read('portal', "select count(*) as count from second_steps where state = 'WAITING'"),
    ).toEqual({ count: 1 });
  });

  it('that another tab has saved meanwhile is told: one stands, and nothing is doubled at the hospital', async () => {
    const jan = await at.signedIn();
    const walk = walkOf(jan);
    const [one, other] = [await walk.atSummary(), await walk.atSummary({ practitioner: OTHER_NURSE })];
    expect(one.path).not.toBe(other.path);
    expect(h1Of(await jan.follow(await jan.submit(one)))).toBe(say('declaration-wizard:result.title'));
    const told = await jan.follow(await jan.submit(other));
    expect(h1Of(told)).toBe(say('declaration-wizard:replace.title.NURSE'));
    expect(mainOf(told)).toContain(say('declaration-wizard:replace.meanwhile'));
    expect(own(JAN, 'NURSE')).toMatchObject({ practitioner_id: 'nurse-adamska' });
    expect(held(JAN, 'NURSE', 'REGISTERED')).toBe(1);
  });

  it('is one after 20 rounds of two tabs at once', async () => {
    const jan = await at.signedIn();
    const walk = walkOf(jan);
    for (let round = 0; round < 20; round += 1) {
      const tabs = [await walk.atSummary(), await walk.atSummary({ practitioner: OTHER_NURSE })];
      const answers = await Promise.all(tabs.map(async (tab) => jan.follow(await jan.submit(tab))));
      expect(answers.filter((answer) => answer.path.includes('/result/'))).toHaveLength(1);
      expect(held(JAN, 'NURSE', 'REGISTERED')).toBe(1);
      stores.change('provider', "delete from declarations where patient_id = ? and type = 'NURSE'", JAN);
      stores.change(
        'provider',
        "delete from hospital_declarations where patient_id = ? and type = 'NURSE'",
        JAN,
      );
    }
  });
});

describe('the save', () => {
  it('says what the hospital system has answered, in its language', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const page = await walkOf(stanislaw).atSummary({ kind: 'GP', practitioner: REFUSED_BY_HOSPITAL });
    stanislaw.cookies.set('language', encodeURIComponent(btoa('"en"')));
    const refused = await stanislaw.submit(page);
    expect(refused.status).toBe(422);
    expect(summaryOf(refused)).toContain(english.say('declaration-wizard:refused.hospital'));
    expect(refused.page.querySelector('.error-summary [lang=pl]')?.text).toContain('nie przyjmuje');
    expect(own('patient-1007', 'GP')).toBeUndefined();
  });

  it('of a patient whom the hospital system does not know saves nothing', async () => {
    const oleksandr = await at.signedIn('oleksandr.kovalenko');
    const refused = await oleksandr.submit(await unknownAtSummary(stores, oleksandr));
    expect([refused.status, summaryOf(refused)]).toEqual([
      422,
      expect.stringContaining(say('declaration-wizard:refused.noPatient')) as string,
    ]);
    expect(own('patient-1008', 'NURSE')).toBeUndefined();
  });

  it('of a patient whom the hospital system does not know is not begun: the first step says it, with the phone', async () => {
    const oleksandr = await at.signedIn('oleksandr.kovalenko');
    const first = await walkOf(oleksandr).start('NURSE');
    expect(mainOf(first)).toContain(say('declaration-wizard:patients.unknown'));
    expect(first.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(first.page.querySelector('#page-form')).toBeNull();

    setPesel(stores, 'patient-1008', peselOf({ birthDate: '1990-05-14', gender: 'MALE', serial: 77 }));
    const known = await walkOf(oleksandr).start('NURSE');
    setPesel(stores, 'patient-1008', null);
    const refused = await oleksandr.submit(known, { practitioner: STAFF.NURSE });
    expect([refused.status, mainOf(refused).includes(say('declaration-wizard:patients.unknown'))]).toEqual([
      422,
      true,
    ]);
  });

  it('mends what is missing of the patient, and checks it', async () => {
    stores.change('provider', 'update patients set city = null, insurer_code = null where id = ?', JAN);
    const jan = await at.signedIn();
    const summary = await walkOf(jan).atSummary();
    const wrong = await jan.submit(summary, { postalCode: '20-01', city: 'Lublin', insurerCode: '03' });
    expect([wrong.status, summaryOf(wrong)]).toEqual([
      400,
      expect.stringContaining(say('booking-wizard:personaldata.postalCode.invalid')) as string,
    ]);
    expect(own(JAN, 'NURSE')).toBeUndefined();
    const mended = { city: 'Świdnik', insurerCode: '03', familyName: 'Nowakowski' };
    const done = await jan.follow(await jan.submit(summary, mended));
    expect(h1Of(done)).toBe(say('declaration-wizard:result.title'));
    expect(stores.read('provider', 'select city, insurer_code from patients where id = ?', JAN)).toEqual({
      city: 'Świdnik',
      insurer_code: '03',
    });
    expect(
      stores.read('provider', 'select family_name from declaration_data where patient_id = ?', JAN),
    ).toEqual({ family_name: 'Nowakowski' });
  });

  it('has the data of the patient changed on a page of their own, which leads back to the summary', async () => {
    const jan = await at.signedIn();
    const summary = await walkOf(jan).atSummary();
    const mend = await jan.get(`${summary.path}&data=all`);
    expect(h1Of(mend)).toBe(say('declaration-wizard:data.mend'));
    expect(mainOf(mend)).not.toContain(say('declaration-wizard:summary.submit'));
    const back = await jan.follow(await jan.submit(mend, { street: '', houseNumber: '7', city: 'Świdnik' }));
    expect([h1Of(back), mainOf(back).includes('7/3, 20-012 Świdnik')]).toEqual([
      say('declaration-wizard:summary.title'),
      true,
    ]);
    expect(own(JAN, 'NURSE')).toBeUndefined();
  });

  it('of somebody who works in no unit has none', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const done = await walkOf(stanislaw).saved({ kind: 'GP', practitioner: WITHOUT_UNIT });
    expect(own('patient-1007', 'GP')).toMatchObject({ practitioner_id: 'doctor-wrona', unit_id: null });
    expect(mainOf(done)).not.toContain(say('declaration-wizard:facts.unit'));
  });

  it('is of today in Warsaw', async () => {
    const day = (hour: string) => `2027-02-10T${hour}:00.000Z`;
    for (const [hour, on] of [
      ['22:59', '2027-02-10'],
      ['23:00', '2027-02-11'],
    ] as const) {
      const now = await at.portal.now();
      await at.portal.advance(`PT${Math.ceil((Date.parse(day(hour)) - now.getTime()) / 1000)}S`);
      stores.change('provider', 'update sessions set expires_at = ?', Date.parse('2027-03-01'));
      const visitor = await at.signedIn();
      const done = await walkOf(visitor).saved({ kind: on === '2027-02-10' ? 'NURSE' : 'MIDWIFE' });
      expect(h1Of(done)).toBe(say('declaration-wizard:result.title'));
      expect(own(JAN, on === '2027-02-10' ? 'NURSE' : 'MIDWIFE')).toMatchObject({
        date_of_submission: on,
        state: 'REGISTERED',
        state_export: 'N',
      });
    }
  });
});

describe('a visit that needs a declaration', () => {
  it('leads to the right kind, and from there back to the same draft, which goes on', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const services = await piotr.follow(await piotr.get('/newbooking?anew=1'));
    const draft = new URLSearchParams(services.path.split('?')[1]).get('draft') ?? '';
    const places = await piotr.get(`/newbooking/services?draft=${draft}&service=INT`);
    const refused = await piotr.submit(places, {}, 'main form.inline-form');
    const way =
      refused.page.querySelector('.error-summary a[href^="/newdeclaration"]')?.getAttribute('href') ?? '';
    expect(way).toMatch(/^\/newdeclaration\/general-practitioner\?/);
    const staff = await piotr.follow(await piotr.get(way.replaceAll('&amp;', '&')));
    const choices = await piotr.follow(await piotr.submit(staff, { practitioner: STAFF.GP }));
    const summary = await piotr.follow(await piotr.submit(choices, FIRST));
    const home = { houseNumber: '1', postalCode: '20-400', city: 'Lublin', insurerCode: '03' };
    const done = await piotr.follow(await piotr.submit(summary, home));
    expect(h1Of(done)).toBe(say('declaration-wizard:result.title'));
    const back = done.page.querySelector('main a[href^="/newbooking"]')?.getAttribute('href') ?? '';
    expect(new URLSearchParams(back.replaceAll('&amp;', '&').split('?')[1]).get('draft')).toBe(draft);
    const again = await piotr.get(back.replaceAll('&amp;', '&'));
    const dates = await piotr.follow(await piotr.submit(again, {}, 'main form.inline-form'));
    expect(h1Of(dates)).toBe(say('booking-wizard:dates.title'));
  });

  it('is not said to lack one while that cannot be known; one of the portal is enough', async () => {
    await fail('declarations.hospitalForPatient');
    const piotr = await at.signedIn('piotr.zielinski');
    const jan = await at.signedIn();
    const choose = async (visitor: typeof jan) => {
      const services = await visitor.follow(await visitor.get('/newbooking?anew=1'));
      const draft = new URLSearchParams(services.path.split('?')[1]).get('draft') ?? '';
      const places = await visitor.get(`/newbooking/services?draft=${draft}&service=INT`);
      return visitor.follow(await visitor.submit(places, {}, 'main form.inline-form'));
    };
    expect(summaryOf(await choose(piotr))).toContain(say('booking-wizard:services.declarationUnknown'));
    expect(h1Of(await choose(jan))).toBe(say('booking-wizard:dates.title'));
  });

  it('has no way to a part of the portal that is off', async () => {
    stores.change(
      'provider',
      `update settings set value = json_set(value, '$.declarationsModule', json('false')) where key = 'application'`,
    );
    await at.portal.advance('PT31S');
    const piotr = await at.signedIn('piotr.zielinski');
    await expect.poll(async () => (await piotr.get('/newdeclaration/nurse')).status).toBe(404);
    const services = await piotr.follow(await piotr.get('/newbooking?anew=1'));
    const draft = new URLSearchParams(services.path.split('?')[1]).get('draft') ?? '';
    const places = await piotr.get(`/newbooking/services?draft=${draft}&service=INT`);
    const refused = await piotr.submit(places, {}, 'main form.inline-form');
    expect(summaryOf(refused)).toContain(say('booking-wizard:services.declaration.L'));
    expect(refused.page.querySelector('.error-summary a[href^="/newdeclaration"]')).toBeNull();
    expect(refused.page.querySelector('.error-summary a[href^="tel:"]')).not.toBeNull();
  });
});
