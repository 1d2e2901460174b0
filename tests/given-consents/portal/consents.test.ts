import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { consentAs, hospitalAnswers, withConsentSettings, withFailing } from '#tests/given-consents/scene.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const LIST = '/consents';
const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const mainOf = ({ page }: Answer) => words(page.querySelector('main')?.text);
const h1Of = ({ page }: Answer) => words(page.querySelector('h1')?.text);
const hasForm = ({ page }: Answer) => page.querySelector('#page-form') !== null;
const linksOf = ({ page }: Answer) =>
  page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');

/** The ids that stand under each heading of the list. */
const groupsOf = ({ page }: Answer) =>
  Object.fromEntries(
    page.querySelectorAll('main section.section').map((section) => [
      words(section.querySelector('h2')?.text).replace(/: \d+$/, ''),
      section
        .querySelectorAll('h3 a')
        .map((link) => (link.getAttribute('href') ?? '').replace('/consents/', ''))
        .sort(),
    ]),
  );
const group = (name: 'waiting' | 'inForce' | 'notYet' | 'ended') =>
  say(`given-consents:list.group.${name}`, { count: 1 }).replace(': 1', '');
const rowOf = ({ page }: Answer, id: string) =>
  words(
    page.querySelectorAll('main .row').find((row) => row.querySelector(`a[href="/consents/${id}"]`) !== null)
      ?.text,
  );
const statusOf = (id: string) =>
  stores.read('provider', 'select status, cancelled_on from patient_consents where id = ?', id) as {
    status: string;
    cancelled_on: string | null;
  };

describe(LIST, () => {
  it('has each consent in exactly one group, in words and without a code', async () => {
    const page = await (await at.signedIn()).get(LIST);
    expect(groupsOf(page)).toMatchObject({
      [group('waiting')]: ['consent-7001'],
      [group('inForce')]: [
        'consent-7002',
        'consent-7004',
        'consent-carer-1',
        'partner-consent-1',
        'partner-consent-2',
      ],
      [group('ended')]: ['consent-7003', 'consent-carer-2', 'partner-consent-3'],
    });
    expect(mainOf(page)).not.toMatch(/REGISTERED|SIGNED|CANCELLED|CPAR|CDPM|CTEL|OCCU|UNCHECKED/);
    expect(rowOf(page, 'consent-carer-2')).toMatch(/wycofano: \p{L}+ \d+ \p{L}+/u);
    expect(rowOf(page, 'partner-consent-2')).toMatch(/obowiązuje do \p{L}+ \d+ \p{L}+ 2027/u);
  });

  it('has those of everybody for whom the account may act, each with its patient, and nobody else', async () => {
    const page = await (await at.signedIn('anna.kowalska')).get(LIST);
    for (const [id, patient] of [
      ['consent-7010', 'Anna Kowalska'],
      ['partner-consent-4', 'Zofia'],
      ['consent-7012', 'Helena'],
    ] as const)
      expect(rowOf(page, id)).toContain(patient);
    expect(rowOf(page, 'consent-7012')).toMatch(/Jeszcze nie obowiązuje.*od \p{L}+ \d+ \p{L}+/u);
    expect(page.html).not.toContain('consent-7030');
  });

  it('says of teleconsultations how it stands, and offers nothing to take back there', async () => {
    const jan = await (await at.signedIn()).get(LIST);
    expect(mainOf(jan)).toContain('Zgoda na telekonsultacje');
    expect(mainOf(jan)).toContain(say('given-consents:teleconsultations.pill.C'));
    const anna = await (await at.signedIn('anna.kowalska')).get(LIST);
    expect(mainOf(anna)).toContain(say('given-consents:teleconsultations.pill.UNCHECKED'));
    stores.change('provider', `update teleconsultation_states set value = 'X'`);
    const strange = mainOf(await (await at.signedIn('anna.kowalska')).get(LIST));
    expect(strange).toContain(say('given-consents:teleconsultations.pill.UNKNOWN'));
    // Jan's consent is in force, and lets in whatever the word of his data is.
    const given = mainOf(await (await at.signedIn()).get(LIST));
    expect(given).toContain(say('given-consents:teleconsultations.pill.REGISTERED'));
  });

  it('lists the others when the state of teleconsultations alone does not come', async () => {
    withFailing(stores, ['givenConsents.teleconsultations']);
    const page = await (await at.signedIn()).get(LIST);
    expect(groupsOf(page)[group('waiting')]).toEqual(['consent-7001']);
    expect(mainOf(page)).toContain(
      say('page:outage.system', { system: say('given-consents:teleconsultations.system') }),
    );
  });

  it('says that the server does not answer, never that there are none', async () => {
    withFailing(stores, ['givenConsents.list']);
    const page = await (await at.signedIn()).get(LIST);
    expect(mainOf(page)).toContain('Serwer nie odpowiada');
    expect(linksOf(page)).toContain(LIST);
    expect(mainOf(page)).toContain('81\u00a0555\u00a001\u00a000'.replaceAll('\u00a0', ' '));
    expect(mainOf(page)).not.toContain(say('given-consents:list.empty'));
  });

  it('is empty with a way on, and the way to become a patient for who is none', async () => {
    const lucyna = await (await at.signedIn('lucyna.baran')).get(LIST);
    expect(mainOf(lucyna)).toContain(say('given-consents:list.empty'));
    expect(linksOf(lucyna)).toContain('/newconsent');
    const ewa = await (await at.signedIn('ewa.dabrowska')).get(LIST);
    expect(mainOf(ewa)).toContain(say('given-consents:list.noPatient'));
    expect(linksOf(ewa).some((href) => href.includes('registration'))).toBe(true);
  });

  it('has of an account that is not confirmed what it made itself, and says so', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const page = await piotr.get(LIST);
    expect(mainOf(page)).toContain(say('lists:cut.account'));
    expect(page.html).toContain('consent-7021');
    expect(page.html).not.toContain('consent-7022');
    expect((await piotr.get('/consents/consent-7022')).status).toBe(404);
    for (const own of ['/consents/consent-7021', '/consents/consent-7021/sign'])
      expect([own, (await piotr.get(own)).status]).toEqual([own, 200]);
  });

  it('follows what the staff says of signatures at the next page', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect(groupsOf(await anna.get(LIST))[group('waiting')]).toEqual(['consent-7010']);
    withConsentSettings(stores, { signatureRequired: { CPAR: false } });
    expect(groupsOf(await anna.get(LIST))[group('inForce')]).toContain('consent-7010');
  });

  it('never has a state that nobody knows as in force', async () => {
    consentAs(stores, 'consent-carer-1', { status: 'X' });
    const jan = await at.signedIn();
    expect(groupsOf(await jan.get(LIST))[group('notYet')]).toEqual(['consent-carer-1']);
    const page = await jan.get('/consents/consent-carer-1');
    expect(mainOf(page)).toContain(say('given-consents:means.UNKNOWN'));
    expect(linksOf(page).filter((href) => /cancel|sign/.test(href))).toEqual([]);
    expect(linksOf(page).some((href) => href.startsWith('tel:'))).toBe(true);
  });
});

describe('/consents/:id', () => {
  it('says kind, patient, for whom, scope, days and state', async () => {
    const jan = await at.signedIn();
    const cdpm = mainOf(await jan.get('/consents/consent-7001'));
    for (const part of ['Jan Nowak', 'Ewa Nowak-Sobczak', 'ul. Krótka 5/3, 20-012 Lublin'])
      expect(cdpm).toContain(part);
    expect(cdpm).toContain(say('given-consents:means.AWAITS_SIGNATURE'));
    const anna = await at.signedIn('anna.kowalska');
    const cpar = mainOf(await anna.get('/consents/consent-7010'));
    for (const part of ['Szpital Miejski', 'Sadowska', say('given-consents:paper.all')])
      expect(cpar).toContain(part);
  });

  it.each([
    ['consent-7003', 'Obowiązuje do', 'Wycofana'],
    ['consent-carer-2', 'Wycofana', 'Obowiązuje do'],
  ])('has of %s the day under its own name', async (id, has, lacks) => {
    const text = mainOf(await (await at.signedIn()).get(`/consents/${id}`));
    expect(text).toMatch(new RegExp(`${has} ?\\p{L}+ \\d+ \\p{L}+`, 'u'));
    expect(text).not.toContain(lacks);
  });

  it.each(['consent-7010', 'x', 'a'.repeat(300)])('of %s is one 404 on each page', async (id) => {
    const jan = await at.signedIn();
    for (const page of ['', '/cancel', '/printout', '/printout.pdf'])
      expect([page, (await jan.get(`/consents/${id}${page}`)).status]).toEqual([page, 404]);
  });

  it('has the documents that it shares, while the button is on', async () => {
    const jan = await at.signedIn();
    const shown = await jan.get('/consents/partner-consent-1');
    expect(linksOf(shown)).toContain('/benefits/medicaltestresult/result-2?patientId=patient-1001');
    expect(mainOf(shown)).toContain(say('given-consents:documents.listed', { count: 1 }));
    withFailing(stores, ['givenConsents.documents']);
    const failed = await jan.get('/consents/partner-consent-1');
    expect([failed.status, h1Of(failed)]).toEqual([200, h1Of(shown)]);
    expect(mainOf(failed)).toContain('Serwer nie odpowiada');
    withFailing(stores, []);
    await at.portal.tell('/record', {});
    const off = await jan.get('/consents/partner-consent-1');
    expect(mainOf(off)).not.toContain(say('given-consents:documents.title'));
  });

  it('waits for the own consent of somebody of 16, and says so', async () => {
    consentAs(stores, 'partner-consent-1', { waits_own: 1 });
    const jan = await at.signedIn();
    expect(groupsOf(await jan.get(LIST))[group('notYet')]).toContain('partner-consent-1');
    expect(mainOf(await jan.get('/consents/partner-consent-1'))).toContain(
      say('given-consents:means.AWAITS_OWN_CONSENT'),
    );
  });
});

describe('/consents/:id/printout', () => {
  it('is a page first, and from it a PDF in a tab of its own whose name says nothing of anybody', async () => {
    const jan = await at.signedIn();
    const page = await jan.get('/consents/consent-7001/printout');
    expect(mainOf(page)).toContain(say('given-consents:paper.signature'));
    const link = page.page.querySelector('main a[href$="printout.pdf"]');
    expect(words(link?.text)).toContain(say('page:newTab'));
    const file = await jan.send('/consents/consent-7001/printout.pdf');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('zgoda.pdf');
    const over = mainOf(await jan.get('/consents/consent-carer-2/printout'));
    expect(over).toContain(say('given-consents:paper.isOver'));
    expect(over).not.toContain(say('given-consents:paper.signature'));
  });
});

describe('/consents/:id/cancel', () => {
  it('names the consent and what ends, and changes nothing by being opened', async () => {
    const jan = await at.signedIn();
    const path = '/consents/partner-consent-1/cancel';
    for (const page of [await jan.get(path), await jan.get(path)]) {
      expect(mainOf(page)).toContain('Szpital Miejski');
      expect(mainOf(page)).toContain(say('given-consents:cancel.ends.CPAR'));
    }
    expect(statusOf('partner-consent-1').status).toBe('SIGNED');
  });

  it('says of one that is not in force what will not begin, and once that it is taken back', async () => {
    const jan = await at.signedIn();
    const question = mainOf(await jan.get('/consents/consent-7001/cancel'));
    expect(question).toContain('nie ma teraz dostępu');
    expect(question).not.toContain('nie będzie już mieć dostępu');
    const list = await jan.follow(await jan.submit(await jan.get('/consents/consent-7001/cancel')));
    const row = list.page
      .querySelectorAll('main .row')
      .find(({ innerHTML }) => innerHTML.includes('/consents/consent-7001"'));
    expect(words(row?.text).split('wycofano: dziś')).toHaveLength(2);
    expect(words(row?.text)).toContain(say('given-consents:signature.REGISTERED'));
    const steps = (await jan.get('/consents/consent-7001')).page.querySelectorAll('.timeline li b');
    expect(steps.map(({ text }) => words(text))).toEqual(
      [say('given-consents:step.given'), say('given-consents:pill.CANCELLED')].map(
        (name) => `${say('page:steps.done')}: ${name}`,
      ),
    );
  });

  it('takes it back with the day of today, says so, and ends sharing at once', async () => {
    const jan = await at.signedIn();
    for (const id of ['partner-consent-1', 'partner-consent-2']) {
      const sent = await jan.submit(await jan.get(`/consents/${id}/cancel`));
      expect(sent.location).toBe(LIST);
      const list = await jan.follow(sent);
      expect(mainOf(list)).toContain('Zgoda jest wycofana');
      expect(groupsOf(list)[group('ended')]).toContain(id);
      expect(statusOf(id).status).toBe('CANCELLED');
      expect(statusOf(id).cancelled_on).not.toBeNull();
    }
    const result = await jan.get('/benefits/medicaltestresult/result-1/sharing?patientId=patient-1001');
    expect(mainOf(result)).toContain(say('benefits:sharing.nobody.title'));
    expect(linksOf(result)).toContain('/newconsent');
  });

  it('sends to the consents that wait for a signature whom an unsigned one alone would help', async () => {
    stores.change('provider', `update patient_consents set status = 'REGISTERED' where type = 'CPAR'`);
    const jan = await at.signedIn();
    const result = await jan.get('/benefits/medicaltestresult/result-1/sharing?patientId=patient-1001');
    expect(hasForm(result)).toBe(false);
    expect(mainOf(result)).toContain(say('benefits:sharing.nobody.unsigned'));
    expect(linksOf(result)).toContain(LIST);
  });

  const ofJan = (value: string) =>
    stores.change(
      'provider',
      `update teleconsultation_states set value = ? where patient_id = 'patient-1001'`,
      value,
    );
  const rowOfTeleconsultations = say('given-consents:teleconsultations.row');

  it('takes back what the unit has of teleconsultations as well, and says so before', async () => {
    const jan = await at.signedIn();
    const question = await jan.get('/consents/consent-7004/cancel');
    expect(mainOf(question)).toContain(say('given-consents:cancel.teleconsultations.both'));
    const list = await jan.follow(await jan.submit(question));
    expect(mainOf(list)).toContain('Zgoda jest wycofana');
    expect(mainOf(list)).not.toContain(rowOfTeleconsultations);
  });

  it('never promises to ask again where no consent to teleconsultations is required', async () => {
    ofJan('UNCHECKED');
    const jan = await at.signedIn();
    const question = await jan.get('/consents/consent-7004/cancel');
    expect(mainOf(question)).toContain(say('given-consents:cancel.teleconsultations.notRequired'));
    expect(mainOf(question)).not.toContain('zapyta o tę zgodę ponownie');
    const list = await jan.follow(await jan.submit(question));
    expect(mainOf(list)).toContain('nie wymaga zgody na telekonsultacje, dlatego');
  });

  it('does not know what else there is while the state of teleconsultations does not come', async () => {
    withFailing(stores, ['givenConsents.teleconsultations']);
    const jan = await at.signedIn();
    const question = await jan.get('/consents/consent-7004/cancel');
    expect(mainOf(question)).toContain(say('given-consents:cancel.teleconsultations.unknown'));
    expect(mainOf(await jan.follow(await jan.submit(question)))).toContain('Zgoda jest wycofana');
  });

  it('has one effect of two posts, and the second says that it was done before', async () => {
    const jan = await at.signedIn();
    const page = await jan.get('/consents/consent-7002/cancel');
    const again = await jan.get('/consents/consent-7002/cancel');
    await jan.follow(await jan.submit(page));
    const second = await jan.follow(await jan.submit(again));
    expect(mainOf(second)).toContain('była już wycofana');
    const audit = stores.read(
      'provider',
      `select count(*) as count from audit where action = 'givenConsents.cancel' and object = 'consent-7002'`,
    ) as { count: number };
    expect(audit.count).toBeLessThanOrEqual(2);
  });

  it.each([
    ['consent-7003', 'już się zakończyła'],
    ['consent-carer-2', 'jest już wycofana'],
  ])('of %s says why not, and has no button', async (id, why) => {
    const jan = await at.signedIn();
    expect(linksOf(await jan.get(`/consents/${id}`)).filter((href) => href.endsWith('/cancel'))).toEqual([]);
    const page = await jan.get(`/consents/${id}/cancel`);
    expect([page.status, hasForm(page), h1Of(page)]).toEqual([
      200,
      false,
      say('given-consents:cancel.refusedTitle'),
    ]);
    expect(mainOf(page)).toContain(why);
  });

  it('ends the carer’s authorization at the hospital, or waits for that and says so', async () => {
    const jan = await at.signedIn();
    await jan.follow(await jan.submit(await jan.get('/consents/consent-carer-1/cancel')));
    const ended = stores.read(
      'provider',
      `select date_to from carer_authorizations where consent_id = 'consent-carer-1'`,
    ) as { date_to: string | null };
    expect(ended.date_to).not.toBeNull();
  });
});

describe('what the hospital’s system does not take', () => {
  const path = '/consents/consent-carer-1/cancel';

  it('waits with a button while it does not answer; the consent is taken back all the same', async () => {
    hospitalAnswers(stores, 'FAILS');
    const jan = await at.signedIn();
    const list = await jan.follow(await jan.submit(await jan.get(path)));
    expect(rowOf(list, 'consent-carer-1')).toContain('czeka na zapis w systemie przychodni');
    expect(groupsOf(list)[group('ended')]).toContain('consent-carer-1');
    expect(mainOf(await jan.get('/consents/consent-carer-1'))).toContain(
      'czeka na zapis w systemie przychodni',
    );
    expect(mainOf(await jan.get('/consents/consent-7001'))).not.toContain('czeka na zapis');

    hospitalAnswers(stores, 'WORKS');
    const after = await jan.follow(await jan.submit(list, {}, 'main form'));
    expect(mainOf(after)).toContain(say('second-steps:done'));
    expect(mainOf(after)).not.toContain('czeka na zapis w systemie przychodni');
  });

  it('is told when it is refused for good, with the phone', async () => {
    hospitalAnswers(stores, 'REFUSES');
    const jan = await at.signedIn();
    const list = await jan.follow(await jan.submit(await jan.get(path)));
    expect(statusOf('consent-carer-1').status).toBe('CANCELLED');
    expect(mainOf(list)).toContain(say('second-steps:refused.carerEnded'));
  });
});

describe('/consents/sharing', () => {
  it('has a part for each who may know something today, over all kinds, and how it is taken back', async () => {
    const page = await (await at.signedIn()).get('/consents/sharing');
    const heads = page.page.querySelectorAll('main .panel h2').map(({ text }) => words(text));
    expect(heads).toEqual(expect.arrayContaining(['Anna Kowalska', 'Szpital Miejski w Puławach']));
    expect(mainOf(page)).not.toContain('Ewa Nowak-Sobczak');
    expect(linksOf(page)).toContain('/consents/consent-carer-1/cancel');
    expect(mainOf(page)).toContain(say('given-consents:sharing.waiting', { count: 1 }));
  });
});

it('leads on /start to what waits for a signature', async () => {
  const page = await (await at.signedIn()).get('/start/todo');
  expect(linksOf(page)).toContain('/consents/consent-7001');
});

it('leads a guest to sign in, and back to the same page', async () => {
  const guest = createVisitor(at.portal.origin);
  for (const path of [LIST, '/consents/consent-7001', '/consents/consent-7001/cancel'])
    expect((await guest.get(path)).location).toBe(`/login?return=${encodeURIComponent(path)}`);
});

it.each(['ok', 'error', '', '%3Cb%3Ex'])('an address with epuapstatus=%s changes nothing', async (word) => {
  const jan = await at.signedIn();
  const page = await jan.get(`/consents/consent-7001?epuapstatus=${word}`);
  expect(page.html).not.toContain('<b>x');
  expect(statusOf('consent-7001').status).toBe('REGISTERED');
});
