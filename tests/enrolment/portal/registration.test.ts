import { beforeEach, describe, expect, it } from 'vitest';
import { formatDate, formatTypedDate } from '#app/domain/dates/words.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { daysAgo, ENTRY, entryOf, HOME, NAMES, newPesel, peselFor, walkOf } from '#tests/enrolment/walk.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text.trim() ?? '';
const summaryOf = ({ page }: Answer) => page.querySelector('.error-summary')?.text ?? '';
const outcomeOf = ({ page }: Answer) => page.querySelector('#outcome')?.text ?? '';
const [JAN, ZOFIA, HELENA] = ['patient-1001', 'patient-1003', 'patient-1004'] as const;

const peselOf = (id: string) =>
  (stores.read('provider', 'select national_id from patients where id = ?', id) as { national_id: string })
    .national_id;
const linkOf = (accountId: string, patientId: string) =>
  stores.read(
    'provider',
    'select role, link_state, waits_for from account_patients where account_id = ? and patient_id = ?',
    accountId,
    patientId,
  );
const outbox = () =>
  (stores.read('provider', 'select count(*) as count from outbox') as { count: number }).count;

describe('/account/registration', () => {
  it('is a choice of whom one may register, and says what it does not know', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const choice = await ewa.get(ENTRY);
    expect([choice.status, h1Of(choice)]).toEqual([200, say('enrolment:choice.title')]);
    const ways = choice.page.querySelectorAll(`main a[href^="${ENTRY}?"]`);
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      (['PATIENT', 'WARD', 'CHILD'] as const).map(entryOf),
    );
    for (const query of ['patientRole=X', 'patientRole=', 'patientRole=WARD&patientRole=WARD']) {
      const unknown = await ewa.get(`${ENTRY}?${query}`);
      expect([unknown.status, h1Of(unknown)]).toEqual([400, say('enrolment:choice.unknown')]);
      expect(mainOf(unknown)).toContain(say('enrolment:choice.title'));
    }
    const jan = await at.signedIn('jan.nowak');
    expect((await jan.get(ENTRY)).html).not.toContain(`href="${entryOf('PATIENT')}"`);
    const own = await jan.get(entryOf('PATIENT'));
    expect([own.status, h1Of(own)]).toEqual([200, say('enrolment:own.there.title')]);
    expect(own.page.querySelector('main a[href="/account/mydata"]')).not.toBeNull();
  });

  it('is closed for wards and children while the provider does not offer it, also to a form that was open', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const open = await walkOf(anna).atPerson('CHILD');
    stores.change(
      'provider',
      `update settings set value = json_set(value, '$.showLinkToCreateAccountForChild', json('false')) where key = 'login'`,
    );
    await at.portal.advance('PT31S');
    await expect.poll(async () => (await anna.get(entryOf('CHILD'))).status).toBe(404);
    expect((await anna.submit(open, { ...NAMES, pesel: peselFor('CHILD'), knownBy: 'PESEL' })).status).toBe(
      404,
    );
    expect((await walkOf(anna).open(entryOf('WARD'))).status).toBe(200);
  });

  it('registers a child step by step, and the child is there at once', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOf(anna);
    const born = daysAgo(1_000);
    const pesel = newPesel(born, 3);
    const review = await walk.atReview('CHILD', `${pesel.slice(0, 6)} ${pesel.slice(6)}`);
    expect([review.status, h1Of(review)]).toEqual([200, say('enrolment:title.CHILD')]);
    expect(mainOf(review)).toContain(formatDate({ day: born, language: 'pl' }));
    expect(mainOf(review)).toContain(say('people:gender.FEMALE'));
    expect(review.html).not.toMatch(/name="consent"[^>]*checked/);
    const unticked = await anna.submit(review);
    expect([unticked.status, summaryOf(unticked)]).toEqual([
      400,
      expect.stringContaining(say('enrolment:consent.required')) as string,
    ]);
    const done = await anna.follow(await anna.submit(review, { consent: 'on' }));
    expect([done.status, h1Of(done)]).toEqual([
      200,
      say('enrolment:done.named', { name: 'Antonina Nowicka' }),
    ]);
    expect(mainOf(done)).toContain(say('people:link.bring.CHILD'));
    expect(mainOf(await anna.get('/account/child'))).toContain('Antonina Nowicka');
    expect((await anna.get('/newbooking/patients')).html).not.toContain(pesel);
    // Back, and sent again: the same page, and nobody is there twice.
    expect((await anna.follow(await anna.submit(review, { consent: 'on' }))).path).toBe(done.path);
    const count = stores.read(
      'provider',
      'select count(*) as count from patients where national_id = ?',
      pesel,
    );
    expect(count).toEqual({ count: 1 });
  });

  it('says in the form that nobody was registered when the look-up fails, and keeps all that was typed', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const review = await walkOf(anna).atReview('CHILD', newPesel(daysAgo(1_000), 3));
    stores.change(
      'provider',
      `create trigger refused before insert on look_ups begin select raise(abort, 'down'); end`,
    );
    const failed = await anna.submit(review, { consent: 'on' });
    stores.change('provider', 'drop trigger refused');
    expect([failed.status, summaryOf(failed)]).toEqual([
      503,
      expect.stringContaining(say('enrolment:failed')) as string,
    ]);
    expect(summaryOf(failed)).not.toContain('Nie wiemy');
    expect(mainOf(failed)).toContain('Antonina');
    const done = await anna.follow(await anna.submit(failed, { consent: 'on' }));
    expect(h1Of(done)).toBe(say('enrolment:done.named', { name: 'Antonina Nowicka' }));
  });

  it('says of a PESEL and of a birth date what is wrong, first of all', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOf(anna);
    const page = await walk.atPerson('CHILD');
    const right = peselFor('CHILD');
    const last = (Number(right.at(-1)) + 1) % 10;
    const cases: [string, string][] = [
      [right.slice(0, -1) + String(last), say('enrolment:pesel.CHECKSUM')],
      [right.slice(0, -1), say('enrolment:pesel.LENGTH')],
      [`${right}1`, say('enrolment:pesel.LENGTH')],
      [`${right.slice(0, -1)}X`, say('enrolment:pesel.SIGNS')],
      ['00000000000', say('enrolment:pesel.REPEATED')],
      [newPesel(daysAgo(20 * 366)), say('enrolment:born.ADULT')],
      [newPesel('2150-01-01'), say('enrolment:born.FUTURE')],
    ];
    for (const [pesel, text] of cases) {
      const answer = await anna.submit(page, { ...NAMES, name: '', pesel, knownBy: 'PESEL' });
      expect([answer.status, summaryOf(answer)]).toEqual([400, expect.stringContaining(text) as string]);
      const links = answer.page.querySelectorAll('.error-summary a').map((link) => link.text.trim());
      expect(links[0]).toContain(text);
      expect(links[1]).toContain(say('people:names.required'));
    }
  });

  it('takes a PESEL for the answer to whether there is one', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const first = await walkOf(anna).start('CHILD');
    const fields = first.page.querySelectorAll('main input').map((field) => field.getAttribute('name'));
    expect(fields.indexOf('knownBy')).toBeLessThan(fields.indexOf('pesel'));
    const next = await walkOf(anna).next(first, { ...NAMES, pesel: peselFor('CHILD'), knownBy: '' });
    expect(next.path).toContain('/address');
  });

  it('takes a foreigner by document, with the birth date in any spelling', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOf(anna);
    const page = await walk.atDocument('WARD');
    const born = daysAgo(60 * 366);
    const typed = { documentNumber: 'CD 998877', documentCountry: 'UA', gender: 'MALE' };
    for (const [birthDate, text] of [
      ['31-04-2000', say('fields:day.impossible')],
      ['jutro', say('fields:day.malformed')],
      ['1-1-1850', say('enrolment:born.TOO_OLD')],
    ] as const) {
      const answer = await anna.submit(page, { ...typed, birthDate });
      expect([answer.status, summaryOf(answer)]).toEqual([400, expect.stringContaining(text) as string]);
    }
    for (const documentCountry of ['PL', 'XX', '']) {
      const answer = await anna.submit(page, { ...typed, documentCountry, birthDate: '7.03.1948' });
      expect(summaryOf(answer)).toContain(say('people:edit.document.country'));
    }
    const address = await walk.next(page, { ...typed, birthDate: formatTypedDate(born) });
    const review = await walk.passFiles(await walk.next(address, HOME));
    expect(mainOf(review)).toContain(formatDate({ day: born, language: 'pl' }));
    const done = await anna.follow(await anna.submit(review, { consent: 'on' }));
    expect(h1Of(done)).toBe(say('enrolment:done.named', { name: 'Antonina Nowicka' }));
  });

  it('keeps one draft of an account, whoever else asks for it, and leads back to where it stands', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const address = await walkOf(ewa).atAddress('PATIENT');
    const again = await walkOf(ewa).open(entryOf('PATIENT'));
    expect(again.path).toBe(address.path);
    const review = address.path.replace('/address', '/review');
    expect((await walkOf(ewa).open(review)).path).toBe(address.path);
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(address.path)).status).toBe(404);
    const begun = await ewa.get(entryOf('WARD'));
    expect(h1Of(begun)).toBe(say('enrolment:begun.title'));
    const changed = await ewa.follow(await ewa.submit(begun, {}, 'main form'));
    expect(h1Of(changed)).toBe(say('enrolment:title.WARD'));
    expect(mainOf(changed)).toContain(say('enrolment:begun.allKept'));
  });

  it('is one of two that were opened in two tabs: what is answered first there takes the place of the other', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const [ward, child] = [await walkOf(anna).atPerson('WARD'), await walkOf(anna).open(entryOf('CHILD'))];
    const first = await walkOf(anna).next(ward, { ...NAMES, pesel: peselFor('WARD'), knownBy: 'PESEL' });
    const second = await walkOf(anna).next(child, { ...NAMES, pesel: peselFor('CHILD'), knownBy: 'PESEL' });
    expect(second.html).toContain(say('enrolment:begun.replaced'));
    // The other tab is told so, and led to the page that offers the one that there is.
    const sent = await walkOf(anna).next(first, HOME);
    expect(h1Of(sent)).toBe(say('enrolment:begun.title'));
    expect(sent.html).toContain(say('enrolment:begun.replacedSent'));
    expect(sent.page.querySelector(`main a[href="${second.path}"]`)).not.toBeNull();
    const opened = await walkOf(anna).open(first.path);
    expect(h1Of(opened)).toBe(say('enrolment:begun.title'));
    expect(opened.html).toContain(say('enrolment:begun.replacedOther'));
    expect((await walkOf(anna).open(entryOf('CHILD'))).path).toBe(second.path);
  });

  describe('in a tab whose registration is gone', () => {
    const titleOf = ({ page }: Answer) => page.querySelector('title')?.text ?? '';

    const wardAndAnother = async (visitor: Visitor) => {
      const walk = walkOf(visitor);
      const [ward, child] = [await walk.atPerson('WARD'), await walk.open(entryOf('CHILD'))];
      const address = await walk.next(ward, { ...NAMES, pesel: peselFor('WARD'), knownBy: 'PESEL' });
      const pesel = newPesel('2022-05-05', 9);
      return { address, other: await walk.next(child, { ...NAMES, pesel, knownBy: 'PESEL' }) };
    };

    it('is told when the one that replaced it is finished, and keeps the address that is sent', async () => {
      const anna = await at.signedIn('anna.kowalska');
      const walk = walkOf(anna);
      const { address, other } = await wardAndAnother(anna);
      const left = await walk.open(other.path);
      const review = await walk.passFiles(await walk.next(other, HOME));
      await anna.submit(review, { consent: 'on' });
      const late = await walk.next(left, HOME);
      expect(outcomeOf(late)).toContain(say('enrolment:finishedAlready'));
      // The last step sent twice has done its work, and nothing is amiss.
      const again = await anna.follow(await anna.submit(review, { consent: 'on' }));
      expect(outcomeOf(again)).not.toContain(say('enrolment:finishedAlready'));
      const opened = await walk.open(address.path);
      expect([opened.status, h1Of(opened)]).toEqual([200, say('enrolment:title.WARD')]);
      expect(outcomeOf(opened)).toContain(say('enrolment:gone.REPLACED.opened'));
      expect(titleOf(opened)).not.toBe(titleOf(await walk.open(opened.path)));
      // A look that nobody asked for says nothing to the page that comes next.
      await anna.send(address.path, { method: 'HEAD' });
      expect(outcomeOf(await anna.get('/bookings'))).toBe('');
      const wrong = await anna.submit(address, { ...HOME, postalCode: '20' });
      expect([wrong.status, wrong.html.includes('value="Lublin"')]).toEqual([400, true]);
      expect(mainOf(wrong)).toContain(say('enrolment:gone.faulty'));
      const sent = await walk.next(wrong, HOME);
      expect(outcomeOf(sent)).toContain(say('enrolment:gone.REPLACED.kept'));
      expect(h1Of(sent)).toBe(say('enrolment:title.WARD'));
      const further = await walk.next(sent, { ...NAMES, pesel: peselFor('WARD'), knownBy: 'PESEL' });
      expect(mainOf(await walk.passFiles(further))).toContain('20-810');
    });

    it('is told when it, or the one that replaced it, was deleted', async () => {
      const anna = await at.signedIn('anna.kowalska');
      const walk = walkOf(anna);
      const { address } = await wardAndAnother(anna);
      await walk.atPerson('CHILD');
      expect(outcomeOf(await walk.open(address.path))).toContain(say('enrolment:gone.REPLACED.opened'));
      const review = await walk.atReview('WARD');
      await walk.atPerson('WARD');
      const sent = await anna.follow(await anna.submit(review, { consent: 'on' }));
      expect(outcomeOf(sent)).toContain(say('enrolment:gone.DISCARDED.lost'));
      expect(h1Of(sent)).toBe(say('enrolment:title.WARD'));
      for (const step of ['person', 'discard']) {
        const page = await walk.open(review.path.replace('/review', `/${step}`));
        expect(outcomeOf(page)).toContain(say('enrolment:gone.DISCARDED.opened'));
      }
    });

    it('is told so where nothing is known of it any more, and of another’s nothing at all', async () => {
      const ewa = await at.signedIn('ewa.dabrowska');
      const address = await walkOf(ewa).atAddress('CHILD');
      stores.change('portal', `delete from drafts where journey = 'enrolment'`);
      const sent = await walkOf(ewa).next(address, HOME);
      expect(outcomeOf(sent)).toContain(say('enrolment:gone.MISSING.kept'));
      const anna = await at.signedIn('anna.kowalska');
      expect((await anna.get(address.path)).status).toBe(404);
    });

    it('is told that it is of another role now, and sends nothing of that unseen', async () => {
      const ewa = await at.signedIn('ewa.dabrowska');
      const walk = walkOf(ewa);
      const review = await walk.atReview('WARD');
      const address = await walk.open(review.path.replace('/review', '/address'));
      await ewa.submit(await ewa.get(entryOf('CHILD')), {}, 'main form');
      const sent = await ewa.follow(await ewa.submit(review, { consent: 'on' }));
      expect([h1Of(sent), sent.path]).toEqual([
        say('enrolment:title.CHILD'),
        expect.stringContaining('/person?') as string,
      ]);
      expect(outcomeOf(sent)).toContain(say('enrolment:gone.MOVED.lost'));
      expect(mainOf(sent)).toContain(say('enrolment:begun.left.person'));
      const kept = await walk.next(address, { ...HOME, houseNumber: '88' });
      expect(outcomeOf(kept)).toContain(say('enrolment:gone.MOVED.kept'));
      const further = await walk.next(kept, { ...NAMES, pesel: peselFor('CHILD'), knownBy: 'PESEL' });
      expect(further.path).toContain('/review?');
      expect(mainOf(further)).toContain('88');
    });

    it('is told so where all answers have moved, and goes on there', async () => {
      const ewa = await at.signedIn('ewa.dabrowska');
      const walk = walkOf(ewa);
      const address = await walk.atAddress('PATIENT');
      await ewa.submit(await ewa.get(entryOf('WARD')), {}, 'main form');
      const sent = await walk.next(address, HOME);
      expect(h1Of(sent)).toBe(say('enrolment:title.WARD'));
      expect(outcomeOf(sent)).toContain(say('enrolment:gone.MOVED.kept'));
      expect(sent.path).toContain('/files?');
      const opened = await walk.open(address.path);
      expect([h1Of(opened), opened.path]).toEqual([
        say('enrolment:title.WARD'),
        expect.stringContaining('/address?') as string,
      ]);
      expect(outcomeOf(opened)).toContain(say('enrolment:gone.MOVED.opened'));
    });
  });

  it('says the country, and takes no gender other than that of the PESEL', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect(mainOf(await walkOf(anna).atReview('CHILD'))).toMatch(/\d, Polska/);
    const document = await walkOf(anna).next(await walkOf(anna).start('CHILD'), {
      ...NAMES,
      pesel: peselFor('CHILD'),
      knownBy: 'DOCUMENT',
    });
    const typed = { documentNumber: 'AB1', documentCountry: 'UA', birthDate: '5-05-2022' };
    const other = await anna.submit(document, { ...typed, gender: 'MALE' });
    expect([other.status, summaryOf(other)]).toEqual([
      400,
      expect.stringContaining(say('enrolment:document.gender.otherThanPesel')) as string,
    ]);
    expect((await walkOf(anna).next(document, { ...typed, gender: 'FEMALE' })).path).toContain('/address');
  });

  it('asks the birth date again when the PESEL is changed at the end, and is not finished before both agree', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOf(anna);
    const document = await walk.next(await walk.start('CHILD'), {
      ...NAMES,
      pesel: newPesel('2020-02-02'),
      knownBy: 'DOCUMENT',
    });
    const typed = { documentNumber: 'AB12', documentCountry: 'UA', birthDate: '2.02.2020', gender: 'FEMALE' };
    const review = await walk.passFiles(await walk.next(await walk.next(document, typed), HOME));
    const wayOf = (answer: Answer, step: string) =>
      answer.page.querySelector(`main a[href*="/registration/${step}?"]`)?.getAttribute('href') ?? '';

    const changed = { ...NAMES, pesel: newPesel('2021-03-03'), knownBy: 'DOCUMENT' };
    const again = await walk.next(await anna.get(wayOf(review, 'person')), changed);
    expect(again.path).toContain('/registration/document');
    expect(outcomeOf(again)).toContain(say('enrolment:document.birthDate.otherThanPesel'));
    expect(again.html).toContain('AB12');
    // For as long as it is so, with the way to the other step, which leads back to the review.
    const reloaded = await anna.get(again.path);
    expect(outcomeOf(reloaded)).toContain(say('enrolment:document.birthDate.otherThanPesel'));
    const mend = reloaded.page.querySelector('main a[href*="/registration/person?"][href*="return=review"]');
    expect(mend?.text).toContain(say('registration:mend.person'));
    // Neither by its address nor by what was open before is it sent.
    const ahead = await walk.open(review.path);
    expect(ahead.path).toContain('/registration/document');
    const sent = await walk.next(review, { consent: 'on' });
    expect(sent.path).toContain('/registration/document');

    const mended = await walk.next(again, { ...typed, birthDate: '3.03.2021' });
    expect(mended.path).toContain('/registration/review');
    const done = await walk.next(mended, { consent: 'on' });
    expect(done.path).toContain('/registration/done');
  });

  it('asks for a file where the provider does, and keeps what was added', async () => {
    stores.change(
      'provider',
      `update settings set value = json_set(value, '$.attachmentsRequired', json('true')) where key = 'registration'`,
    );
    await at.portal.advance('PT31S');
    const ewa = await at.signedIn('ewa.dabrowska');
    await expect
      .poll(async () => mainOf(await walkOf(ewa).atFiles('PATIENT')))
      .toContain(say('enrolment:files.needed'));
    const files = await walkOf(ewa).atFiles('PATIENT');
    const none = await ewa.submit(files, {}, 'form[action*="next=1"]');
    expect([none.status, summaryOf(none)]).toEqual([
      422,
      expect.stringContaining(say('enrolment:files.required')) as string,
    ]);
    // What is chosen on the page that came back is a file, and no second “Dalej”.
    const added = await ewa.follow(await ewa.upload(none, [fileOf(pdf(), 'dowod.pdf')]));
    expect([added.status, mainOf(added).includes('dowod.pdf')]).toEqual([200, true]);
  });

  it('leaves the papers of a child behind when it goes on as one’s own, and says so', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const files = await walkOf(ewa).atFiles('CHILD');
    const file = fileOf(pdf(), 'akt-urodzenia.pdf');
    const added = await ewa.follow(await ewa.upload(files, [file]));
    expect(mainOf(added)).toContain('akt-urodzenia.pdf');
    const begun = await ewa.get(entryOf('PATIENT'));
    const changed = await ewa.follow(await ewa.submit(begun, {}, 'main form'));
    expect(changed.html).toContain(say('enrolment:begun.filesGone'));
    expect(stores.read('provider', 'select count(*) as count from waiting_person_files')).toEqual({
      count: 0,
    });
  });

  it('asks for a file at the end, too, where the provider does so only since it was begun', async () => {
    const takesFiles = (required: boolean, visible: boolean) =>
      stores.change(
        'provider',
        `update settings set value = json_set(value, '$.attachmentsRequired', json('${required}'),
          '$.attachmentsVisible', json('${visible}')) where key = 'registration'`,
      );
    takesFiles(false, false);
    await at.portal.advance('PT31S');
    const ewa = await at.signedIn('ewa.dabrowska');
    const review = await walkOf(ewa).atFiles('PATIENT');
    expect(review.path).toContain('/review?');
    takesFiles(true, true);
    const asked = await ewa.follow(await ewa.submit(review, { consent: 'on' }));
    expect([asked.status, asked.path]).toEqual([200, expect.stringContaining('/files?') as string]);
    expect(asked.page.querySelector('#outcome')?.text).toContain(say('enrolment:files.required'));
    expect(mainOf(asked)).toContain(say('enrolment:files.needed'));
    const added = await ewa.follow(await ewa.upload(asked, [fileOf(pdf(), 'dowod.pdf')]));
    const done = await ewa.submit(await walkOf(ewa).passFiles(added), { consent: 'on' });
    expect(h1Of(await ewa.follow(done))).toBe(say('enrolment:done.own.title'));
  });

  it('says which country nobody knows, and leads to the address', async () => {
    const anna = await at.signedIn('anna.kowalska');
    stores.change(
      'provider',
      `update settings set value = json_set(value, '$.supportedCountries',
        json('[{"code":"PL","name":"Polska"},{"code":"XX","name":"Nibylandia"}]')) where key = 'registration'`,
    );
    await at.portal.advance('PT31S');
    const files = await walkOf(anna).next(await walkOf(anna).atAddress('CHILD', newPesel('2022-05-05', 8)), {
      ...HOME,
      country: 'XX',
    });
    const review = await walkOf(anna).passFiles(files);
    const refused = await anna.submit(review, { consent: 'on' });
    expect([refused.status, summaryOf(refused)]).toEqual([
      400,
      expect.stringContaining(say('people:edit.country.unknown')) as string,
    ]);
    expect(refused.page.querySelector('.error-summary a[href*="/address?"]')).not.toBeNull();
  });
});

describe('somebody who is known', () => {
  it('is asked for on a page of its own, without a name, and waits', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const link = await walkOf(piotr).sent('WARD', peselOf(JAN));
    expect([link.status, h1Of(link)]).toEqual([200, say('enrolment:link.title')]);
    expect(link.path).toMatch(/^\/account\/registration\/link\?draft=/);
    expect(mainOf(link)).not.toContain('Nowak');
    expect(link.html).not.toMatch(/name="consent"[^>]*checked/);
    const before = outbox();
    const unticked = await piotr.submit(link);
    expect([unticked.status, summaryOf(unticked)]).toEqual([
      400,
      expect.stringContaining(say('enrolment:link.unticked')) as string,
    ]);
    expect(linkOf('account-2003', JAN)).toBeUndefined();
    expect(outbox()).toBe(before);
    const done = await piotr.follow(await piotr.submit(link, { consent: 'on' }));
    expect(h1Of(done)).toBe(say('enrolment:done.REQUESTED.title'));
    expect(done.html).not.toContain(peselOf(JAN));
    expect(linkOf('account-2003', JAN)).toEqual({ role: 'WARD', link_state: 'W', waits_for: 'PERSON' });
  });

  it('looks the same as a patient, a ward and a child', async () => {
    const pages: string[] = [];
    for (const [role, id] of [
      ['WARD', JAN],
      ['WARD', HELENA],
      ['CHILD', ZOFIA],
    ] as const) {
      const piotr = await at.signedIn('piotr.zielinski');
      const link = await walkOf(piotr).sent(role, peselOf(id));
      expect(h1Of(link)).toBe(say('enrolment:link.title'));
      pages.push(mainOf(link).replace(/\s+/g, ' '));
    }
    expect(pages[0]).toBe(pages[1]);
  });

  it('is no record of one’s own for who says so', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const done = await walkOf(ewa).sent('PATIENT', peselOf('patient-1015'));
    expect(h1Of(done)).toBe(say('enrolment:done.ALREADY_EXIST.title'));
    expect((await ewa.get('/account/mydata')).html).not.toContain('Kozłowska');
  });

  it('waits for the unit on every page, which leads to it and offers no second registration', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const done = await walkOf(ewa).sent('PATIENT', peselOf('patient-1001'));
    expect(mainOf(done)).not.toContain('podpisem');
    const waiting = [
      ...['/start', '/bookings', '/newbooking', '/account/warden', '/account/parent'],
      ...['/applications', '/consents', '/declarations'],
    ];
    for (const path of waiting) {
      const page = await ewa.follow(await ewa.get(path));
      expect([path, page.page.querySelector(`main a[href="${entryOf('PATIENT')}"]`)]).toEqual([path, null]);
      expect([path, mainOf(page).includes(say('page:noPatient.claim.next'))]).toEqual([path, true]);
      expect(page.page.querySelector('main a[href="/account/mydata"]')).not.toBeNull();
    }
    const own = await ewa.get(entryOf('PATIENT'));
    expect(h1Of(own)).toBe(say('enrolment:own.waiting.title'));
    expect(mainOf(await ewa.get(ENTRY))).toContain(say('enrolment:own.waiting.text'));
    expect(mainOf(await ewa.get('/account/mydata'))).toContain('54 03 14 000 34');
  });

  it('is on the account already: their card, and nothing is registered', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const card = await walkOf(anna).sent('WARD', peselOf(HELENA));
    expect(card.path).toBe(`/account/patients/${HELENA}`);
    expect(mainOf(card)).toContain(say('enrolment:mine'));
  });

  it('is looked for five times an hour, and the draft stays', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const walk = walkOf(ewa);
    for (const number of [1, 2, 3, 4, 5]) await walk.sent('WARD', peselOf(`patient-100${number}`));
    const review = await walk.atReview('WARD', peselOf('patient-1006'));
    const sixth = await ewa.submit(review, { consent: 'on' });
    expect(sixth.status).toBe(429);
    expect(summaryOf(sixth)).toContain(say('enrolment:tooMany', { day: '', time: '' }).slice(0, 30));
    expect((await walk.open(entryOf('WARD'))).path).toBe(review.path);
  });

  it('needs a look-up before a link', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get('/account/registration/link')).location).toBe(ENTRY);
    const review = await walkOf(anna).atReview('WARD');
    const link = review.path.replace('/review', '/link');
    expect((await anna.get(link)).location).toBe(review.path);
  });
});

it('of an outcome that nobody knows there is a page, too', async () => {
  const ewa = await at.signedIn('ewa.dabrowska');
  for (const [outcome, key] of [
    ['REVERTED', 'enrolment:done.REVERTED.title'],
    ['REQUESTED', 'enrolment:done.REQUESTED.title'],
    ['ALREADY_EXIST', 'enrolment:done.ALREADY_EXIST.title'],
    ['WARD', 'enrolment:done.WARD.title'],
    ['CHILD', 'enrolment:done.CHILD.title'],
    ['SOMETHING', 'enrolment:done.OTHER.title'],
  ] as const) {
    const page = await ewa.get(`/account/registration/done?outcome=${outcome}&patientRole=WARD`);
    expect([page.status, h1Of(page)]).toEqual([200, say(key)]);
  }
  const jan = await at.signedIn('jan.nowak');
  const own = `/account/registration/done?outcome=REGISTERED&patientRole=PATIENT&patientId=${JAN}`;
  const registered = await jan.get(own);
  expect(h1Of(registered)).toBe(say('enrolment:done.own.title'));
  expect(mainOf(registered)).toContain(say('enrolment:done.own.book'));
  expect(mainOf(registered)).not.toContain('osoby');
  const foreign = `/account/registration/done?outcome=REGISTERED&patientRole=WARD&patientId=${JAN}`;
  expect((await ewa.get(foreign)).status).toBe(404);
});
