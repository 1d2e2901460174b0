import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#app/domain/patients/patients.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { stageOf } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { withTenChildren } from './ten.ts';

/** A§2, A§3, AP-20: what the pages of people show, and what they do not. */

const at = portalForFile();
const scene = () => stageOf(at.portal).scene({ language: 'pl', contrast: 'default', textSize: '100' });

const main = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const HELENA = '/account/patients/patient-1004';

describe('pages of people', () => {
  it('take any document alike, and say in words when too many were changed', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const path = '/account/patients/patient-1005/edit';
    const send = async (documentNumber: string) =>
      piotr.submit(await piotr.get(path), { city: 'Lublin', documentNumber, documentCountry: 'UA' });
    // Oleksandr's, nobody's, and more.
    const answers = [];
    for (const number of ['FX481516', 'FX481517', 'FX1', 'FX2', 'FX3']) answers.push(await send(number));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      answers.map(() => [303, '/account/mydata']),
    );
    const sixth = await send('FX4');
    expect(sixth.status).toBe(429);
    expect(sixth.page.querySelector('.error-summary')?.text).toContain(
      'najwyżej 5 razy w godzinę i 20 w dobę',
    );
    await at.portal.advance('PT1H2M');
    const later = await at.signedIn('piotr.zielinski');
    const again = await later.submit(await later.get(path), {
      city: 'Lublin',
      documentNumber: 'FX5',
      documentCountry: 'UA',
    });
    expect(again.status).toBe(303);
    await at.portal.reset();
  });

  it('offer registration to who has no patient, and to nobody whose data did not come', async () => {
    const [none, outage] = [
      await (await at.signedIn('ewa.dabrowska')).get('/account/mydata'),
      await (await at.signedIn('halina.mazur')).get('/account/mydata'),
    ];
    expect(none.html).toContain('/account/registration?patientRole=PATIENT');
    expect(main(outage)).toContain('Serwer nie odpowiada');
    expect(main(outage)).toContain(say('page:outage.retry'));
    expect(outage.html).not.toContain('/account/registration');
  });

  it('say how somebody is added, where the settings let people do it', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const { provider } = at.stores;
    const row = await provider
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'login')
      .executeTakeFirstOrThrow();
    const set = async (value: string) => {
      await provider.updateTable('settings').set({ value }).where('key', '=', 'login').execute();
      await at.portal.advance('PT1M');
      await ewa.get('/account/child');
    };
    const kept = JSON.parse(row.value) as object;
    await set(JSON.stringify({ ...kept, showLinkToCreateAccountForWard: false }));
    expect((await ewa.get('/account/child')).html).toContain('/account/registration?patientRole=CHILD');
    expect((await ewa.get('/account/ward')).html).not.toContain('/account/registration');
    await set(JSON.stringify({ ...kept, showLinkToCreateAccountForChild: false }));
    expect((await ewa.get('/account/child')).html).not.toContain('/account/registration');
    await set(row.value);
  });

  it('show of who waits what was typed, and no page of theirs', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const list = await anna.get('/account/ward');
    expect(main(list)).toContain('Stanisław Wójcik');
    expect(main(list)).toContain('Czeka na potwierdzenie');
    expect(list.html).not.toMatch(/patient-1007(?:"|\/edit)/);
    for (const path of ['patient-1001', 'patient-9999', 'patient-1007'].flatMap((id) => [id, `${id}/edit`])) {
      expect((await anna.get(`/account/patients/${path}`)).status, path).toBe(404);
    }
  });

  it('offer nothing about who has blocked the account', async () => {
    const set = (state: string) =>
      at.stores.provider
        .updateTable('account_patients')
        .set({ link_state: state as 'J' })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', 'patient-1007')
        .execute();
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get('/account/ward')).html).toContain('/patient-1007/remove');
    await set('J');
    const blocked = await anna.get('/account/ward');
    await set('W');
    expect(main(blocked)).toContain(say('people:link.blocked'));
    expect(blocked.html).not.toContain('patient-1007');
  });

  it('say that children leave the list at 18, also where none is left and none may be added', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    expect(main(await ewa.get('/account/child'))).toContain(say('people:children.about'));
  });

  it('name in the choices who is not confirmed', async () => {
    const set = (authorized: 0 | 1) =>
      at.stores.provider
        .updateTable('patients')
        .set({ authorized })
        .where('id', '=', 'patient-1004')
        .execute();
    const anna = await at.signedIn('anna.kowalska');
    await set(0);
    const choice = await anna.follow(await anna.get('/newbooking'));
    const picker = await anna.follow(await anna.get('/benefits/encounters'));
    await set(1);
    const words = say('patients:unconfirmed', { who: '' });
    expect(main(choice).split(words)).toHaveLength(2);
    expect(picker.html).toContain(words);
  });

  it('save what was changed, and keep to both values when another window was faster', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const [first, second] = [await anna.get(`${HELENA}/edit`), await anna.get(`${HELENA}/edit`)];
    const saved = await anna.follow(await anna.submit(first, { city: 'Opole' }));
    expect(main(saved)).toContain('Dane zostały poprawnie zapisane');
    const late = await anna.submit(second, { city: 'Zamość', street: 'ul. Nowa' });
    expect(late.status).toBe(409);
    for (const text of ['Zapisane: Opole', 'Wpisane tutaj: Zamość', 'Wpisane tutaj: ul. Nowa']) {
      expect(main(late)).toContain(text);
    }
    const again = await anna.follow(await anna.submit(late));
    expect(main(again)).toContain('Zamość');
  });

  it('save the same twice, for the answer may have been lost: equal data are no conflict', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const [first, second] = [await anna.get(`${HELENA}/edit`), await anna.get(`${HELENA}/edit`)];
    for (const page of [first, second]) {
      const saved = await anna.follow(await anna.submit(page, { city: 'Chełm' }));
      expect(main(saved)).toContain('Dane zostały poprawnie zapisane');
    }
  });

  it('take an address for letters whole or not at all', async () => {
    const jan = await at.signedIn('jan.nowak');
    const path = '/account/patients/patient-1001/edit';
    const letters = { lettersHouseNumber: '9', lettersPostalCode: '00 950', lettersCity: 'Warszawa' };
    const partly = await jan.submit(await jan.get(path), { lettersCity: 'Warszawa' });
    expect(partly.status).toBe(400);
    const whole = await jan.follow(await jan.submit(await jan.get(path), letters));
    expect(main(whole)).toContain('00-950 Warszawa');
    const none = Object.fromEntries(Object.keys(letters).map((name) => [name, '']));
    const emptied = await jan.follow(await jan.submit(await jan.get(path), none));
    expect(main(emptied)).toContain(say('people:data.lettersHome'));
  });

  it('lock names while nobody can say whether they may be changed', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const path = '/account/patients/patient-1005/edit';
    expect((await piotr.get(path)).page.querySelector('input[name=name]')).not.toBeNull();
    const jan = await at.signedIn('jan.nowak');
    const locked = await jan.get('/account/patients/patient-1001/edit');
    expect(locked.page.querySelector('input[name=name]')).toBeNull();
    expect(main(locked)).toContain('Imiona i nazwisko zmienia tylko przychodnia');
  });

  it('say the PESEL in groups, and never a negative age', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect(main(await anna.get('/account/patients/patient-1003'))).toMatch(/\d\d \d\d \d\d \d\d\d \d\d/);
    expect(ageOn({ birthDate: '2026-11-28', day: '2026-11-27' })).toBeNull();
  });

  it('hold ten people in 14 kB, each link with the person’s name', async () => {
    const { html, page } = await withTenChildren(scene(), (visitor) => visitor.get('/account/child'));
    const links = page.querySelectorAll('main .row a');
    const names = links.map((link) => link.text.replaceAll(/[\s\u00a0]+/g, ' ').trim());
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name.includes('Kowalczykowska'))).toEqual([]);
    const size = gzipSync(html).length;
    process.stdout.write(`/account/child with ten people: ${size} B (gzip)\n`);
    expect(size).toBeLessThanOrEqual(14_000);
  });
});
