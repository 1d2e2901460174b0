import { afterEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import {
  begin,
  decideAtDesk,
  releaseAtDesk,
  setService,
  signedBy,
  unsign,
  type AtDesk,
} from '#tests/support/signing-desk.ts';
import { signedInAt, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** B§4, S-06, S-07, S-08, B-35, B-37, B-71, B-72, B-77: a consent that is signed, from its page to the service and back. */

const at = portalForFile();
const { change, read } = storesAt(() => at.portal.dataDirectory);
const ID = 'consent-7001';
const PATH = `/consents/${ID}/sign`;
const ERROR = 'Podczas podpisywania dokumentu wystąpił błąd.';

afterEach(async () => {
  unsign({ change }, ID);
  await setService(at.portal.benchOrigin, 'WORKS');
});

const jan = () => at.signedIn();
const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const titleOf = ({ page }: Answer) => page.querySelector('h1')?.text;
const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';
const statusOf = () =>
  (read('provider', 'select status from patient_consents where id = ?', ID) as { status: string }).status;

describe('on the way there', () => {
  it('a form leads to the service by 303, and its page alone names that in its form-action', async () => {
    const visitor = await jan();
    const page = await visitor.get(PATH);
    expect(policyOf(page)).toContain(`form-action 'self' ${at.portal.benchOrigin};`);
    expect(page.headers.get('x-form-target')).toBeNull();
    for (const path of ['/consents', '/consents/consent-7003/sign'])
      expect(policyOf(await visitor.get(path))).toContain("form-action 'self';");
    const led = await visitor.submit(page);
    expect([led.status, led.location]).toEqual([
      303,
      expect.stringMatching(`^${at.portal.benchOrigin}/desk/`),
    ]);
    expect(led.location).not.toMatch(/nowak|patient|1001|7001|\d{11}/i);
  });

  it('what a form or an address says of the way back changes nothing', async () => {
    const visitor = await jan();
    const evil = { successUrl: 'https://evil.example', errorUrl: 'https://evil.example' };
    const query = `?${new URLSearchParams(evil).toString()}`;
    const form = await visitor.get(PATH + query);
    const led = await visitor.submit(form, evil);
    expect(await decideAtDesk(led)).toMatch(
      /^\/consents\/consent-7001\/sign\?epuapstatus=ok&nonce=[\w-]{20,}$/,
    );
  });

  it('an address elsewhere is followed by nobody, and a service that is down changes nothing', async () => {
    const visitor = await jan();
    for (const [mood, status, said] of [
      ['FOREIGN_ADDRESS', 422, 'Usługa podpisu podała adres, którego nie znamy'],
      ['DOWN', 503, say('signing:failed.SIGNING_DOWN')],
    ] as const) {
      await setService(at.portal.benchOrigin, mood);
      const refused = await begin(visitor, PATH);
      expect([refused.status, refused.location, statusOf()]).toEqual([status, null, 'REGISTERED']);
      expect(mainOf(refused)).toContain(said);
      expect(mainOf(refused)).toContain(say('signing:paper.text'));
      expect(mainOf(refused)).toContain('81 555 01 00');
    }
  });

  it.each([
    ['ended', 'jan.nowak', 'consent-7003'],
    ['signed', 'jan.nowak', 'consent-carer-1'],
    ['taken back', 'anna.kowalska', 'consent-7011'],
  ])('one that has %s has no button, and its form is refused', async (_, username, id) => {
    const visitor = await signedInAt(at.portal.origin, username);
    const path = `/consents/${id}/sign`;
    const page = await visitor.get(path);
    expect(page.page.querySelector('#page-form')).toBeNull();
    const { page: other } = await visitor.get('/display');
    const csrf = other.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
    const refused = await visitor.post(path, { csrf });
    expect(refused.status).toBe(409);
    expect(mainOf(refused)).toContain(say('signing:failed.NOT_OPEN').split('.')[0]);
  });
});

it('one that needs no signature says so, has no form and is given to no service', async () => {
  const visitor = await jan();
  const path = '/consents/consent-7002/sign';
  const page = await visitor.get(path);
  expect([titleOf(page), page.page.querySelector('#page-form')]).toEqual([
    say('signing:needless.title'),
    null,
  ]);
  const { page: other } = await visitor.get('/display');
  const csrf = other.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
  const refused = await visitor.post(path, { csrf });
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain(say('signing:failed.NOT_NEEDED'));
  const begun = 'select count(*) as many from signings where document_id = ?';
  expect(read('provider', begun, 'consent-7002')).toEqual({ many: 0 });
});

describe('back again', () => {
  it('signed: the title, what is said first, and one announced link to the portal’s own copy', async () => {
    const visitor = await jan();
    const page = await signedBy(visitor, PATH);
    expect([page.status, titleOf(page), statusOf()]).toEqual([
      200,
      say('signing:CONSENT.signedTitle'),
      'SIGNED',
    ]);
    expect(page.page.querySelector('[autofocus]')?.text).toContain(say('signing:CONSENT.signed'));
    const links = page.page.querySelectorAll('main a[target=_blank]');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      [`/consents/${ID}/signed`, 'noopener'],
    ]);
    expect(links[0]?.text).toContain('otwiera się w nowej karcie');
    expect(page.html).not.toContain(`${at.portal.benchOrigin}/desk`);
    expect(policyOf(page)).toContain("form-action 'self';");
    const file = await visitor.send(`/consents/${ID}/signed`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe('inline; filename=podpisany-dokument.pdf');
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(`/consents/${ID}/signed`)).status).toBe(404);
  });

  it('signed, with parts that the signature does not cover: they are named here and on the page of the consent', async () => {
    const visitor = await jan();
    await signedBy(visitor, PATH);
    for (const [names, words] of [
      [['a'], 'Tego pliku podpis nie obejmuje: a.'],
      [['a', 'b'], 'Tych plików podpis nie obejmuje: a, b.'],
    ] as const) {
      const set = 'update signed_documents set uncovered = ? where document_id = ?';
      change('provider', set, JSON.stringify(names), ID);
      for (const path of [PATH, `/consents/${ID}`]) expect(mainOf(await visitor.get(path))).toContain(words);
    }
  });

  const spoiled: [string, AtDesk][] = [
    ['OTHER_DOCUMENT', { spoil: 'OTHER' }],
    ['CHANGED', { spoil: 'CHANGED' }],
    ['NO_SIGNATURE', { spoil: 'UNSIGNED' }],
    ['EXPIRED', { certificate: 'EXPIRED' }],
    ['REVOKED', { certificate: 'REVOKED' }],
    ['UNKNOWN_ISSUER', { certificate: 'FOREIGN' }],
    ['ANOTHER_PERSON', { person: 'patient-1002' }],
  ];
  it.each(spoiled)('%s: named, the state kept, and it can be signed again', async (reason, decided) => {
    const page = await signedBy(await jan(), PATH, decided);
    const said = page.page.querySelector('[autofocus]')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
    expect(said).toContain(ERROR);
    // A document that is not ours is one that was changed, to the verifier.
    const named = reason === 'OTHER_DOCUMENT' ? 'CHANGED' : reason;
    expect(said).toContain(say(`signing:reason.${named}` as 'signing:reason.CHANGED'));
    expect([statusOf(), page.page.querySelector('#page-form') === null]).toEqual(['REGISTERED', false]);
    expect(page.page.querySelector('title')?.text).toContain(ERROR.slice(1, -1));
  });

  it('given up at the service: the error, and again', async () => {
    const visitor = await jan();
    const page = await signedBy(visitor, PATH, { act: 'CANCEL' });
    expect(mainOf(page)).toContain(`${ERROR} ${say('signing:givenUp')}`);
    expect(titleOf(await signedBy(visitor, PATH))).toBe(say('signing:CONSENT.signedTitle'));
  });

  it('one that cannot be checked goes to the staff, and is not called wrong', async () => {
    for (const certificate of ['NO_LIST', 'NO_PESEL']) {
      const page = await signedBy(await jan(), PATH, { certificate });
      expect([titleOf(page), statusOf()]).toEqual([say('signing:withStaff.title'), 'REGISTERED']);
      expect(mainOf(page)).not.toContain(ERROR);
      unsign({ change }, ID);
    }
  });

  it('not there yet: it waits with a button that refreshes, and is taken when it comes', async () => {
    const visitor = await jan();
    const led = await begin(visitor, PATH);
    const page = await visitor.get(await decideAtDesk(led, { act: 'LATE' }));
    expect(titleOf(page)).toBe('Czekamy na podpis');
    const refresh = page.page.querySelectorAll('main a').find(({ text }) => text.trim() === 'Odśwież');
    expect(refresh?.getAttribute('href')).toBe(PATH);
    await releaseAtDesk(at.portal.benchOrigin, led);
    expect(titleOf(await visitor.get(PATH))).toBe(say('signing:CONSENT.signedTitle'));
  });

  it('waits for 30 minutes, and then can be signed anew', async () => {
    const visitor = await jan();
    const led = await begin(visitor, PATH);
    const back = await decideAtDesk(led, { act: 'LATE' });
    const earlier = (ms: number) =>
      change('provider', 'update signings set started_at = started_at - ? where document_id = ?', ms, ID);
    earlier(29 * 60_000);
    expect(titleOf(await visitor.get(PATH))).toBe('Czekamy na podpis');
    earlier(60_000);
    await releaseAtDesk(at.portal.benchOrigin, led);
    const over = await visitor.get(back);
    expect([titleOf(over), statusOf()]).toEqual([say('signing:CONSENT.title'), 'REGISTERED']);
    expect(mainOf(over)).toContain('w ciągu 30 minut');
    expect(titleOf(await signedBy(visitor, PATH))).toBe(say('signing:CONSENT.signedTitle'));
  });

  it('the service is down: the state is kept, and paper is offered', async () => {
    const visitor = await jan();
    const back = await decideAtDesk(await begin(visitor, PATH));
    await setService(at.portal.benchOrigin, 'DOWN');
    const down = await visitor.get(back);
    expect([down.status, titleOf(down), statusOf()]).toEqual([200, 'Serwer nie odpowiada', 'REGISTERED']);
    expect(mainOf(down)).toContain(say('signing:paper.title'));
    await setService(at.portal.benchOrigin, 'WORKS');
    expect(titleOf(await visitor.get(PATH))).toBe(say('signing:CONSENT.signedTitle'));
  });
});

describe('the address of a return', () => {
  const wordsOf = ({ page }: Answer) => page.querySelectorAll('[autofocus]').map(({ text }) => text);

  it('in ten tabs takes the signature once, and says nothing more when it is opened again', async () => {
    const visitor = await jan();
    const back = await decideAtDesk(await begin(visitor, PATH));
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.get(back)));
    expect(answers.every((answer) => titleOf(answer) === say('signing:CONSENT.signedTitle'))).toBe(true);
    expect(wordsOf(await visitor.get(back))).toEqual([]);
    const kept = read('provider', 'select count(*) as many from signed_documents where document_id = ?', ID);
    expect(kept).toEqual({ many: 1 });
  });

  it.each([
    ['ok without a nonce', '?epuapstatus=ok'],
    ['error without a nonce', '?epuapstatus=error'],
    ['a nonce that was made up', `?epuapstatus=error&nonce=${'x'.repeat(32)}`],
    ['a nonce that is too long', `?epuapstatus=error&nonce=${'x'.repeat(201)}`],
    ['another word', '?epuapstatus=SIGNED&nonce=x'],
  ])('%s proves and changes nothing', async (_, query) => {
    const visitor = await jan();
    const before = await visitor.get(PATH + query);
    expect([before.status, titleOf(before), wordsOf(before)]).toEqual([
      200,
      say('signing:CONSENT.title'),
      [],
    ]);
    await begin(visitor, PATH);
    const waiting = await visitor.get(PATH + query);
    expect([titleOf(waiting), statusOf()]).toEqual(['Czekamy na podpis', 'REGISTERED']);
  });

  it('is nothing in another account, nor of another document', async () => {
    const visitor = await jan();
    const back = await decideAtDesk(await begin(visitor, PATH), { act: 'CANCEL' });
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(back)).status).toBe(404);
    await visitor.get(back.replace(ID, 'consent-carer-1'));
    // The word is still there for its own document.
    expect(mainOf(await visitor.get(back))).toContain(ERROR);
  });

  it('after a new sign-in leads to the document, and what was signed meanwhile is taken', async () => {
    const visitor = await jan();
    const back = await decideAtDesk(await begin(visitor, PATH));
    change('portal', 'delete from sessions');
    const asked = await visitor.follow(await visitor.get(back));
    const inside = await visitor.submit(asked, { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' });
    const page = await visitor.follow(inside);
    expect([titleOf(page), statusOf()]).toEqual([say('signing:CONSENT.signedTitle'), 'SIGNED']);
  });

  it('of one that was taken back while the staff has its signature is no error of signing', async () => {
    const visitor = await jan();
    await signedBy(visitor, PATH, { certificate: 'NO_LIST' });
    change('provider', "update patient_consents set status = 'CANCELLED' where id = ?", ID);
    const page = await visitor.get(PATH);
    expect([titleOf(page), mainOf(page).includes(ERROR)]).toEqual([
      say('signing:CONSENT.closedTitle'),
      false,
    ]);
  });

  it('of a service that gives an XML: it is saved by its name, and opens no tab', async () => {
    const visitor = await jan();
    const { page } = await signedBy(visitor, PATH, { format: 'XAdES' });
    const link = page.querySelector(`main a[href="/consents/${ID}/signed"]`);
    expect([link?.text, link?.getAttribute('target')]).toEqual([say('signing:save'), undefined]);
    const file = await visitor.send(`/consents/${ID}/signed`);
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'application/xml',
      'attachment; filename=podpisany-dokument.xml',
    ]);
  });

  it('without a signed file leads back to the document', async () => {
    const none = await (await jan()).get(`/consents/${ID}/signed`);
    const ways = none.page.querySelectorAll('main a').map((way) => way.getAttribute('href'));
    expect([none.status, ways.includes(`/consents/${ID}`)]).toEqual([404, true]);
  });

  it('of a document that was taken back meanwhile takes nothing', async () => {
    const visitor = await jan();
    const back = await decideAtDesk(await begin(visitor, PATH));
    change('provider', "update patient_consents set status = 'CANCELLED' where id = ?", ID);
    const page = await visitor.get(back);
    expect(mainOf(page)).toContain(say('signing:reason.OTHER_DOCUMENT'));
    expect(statusOf()).toBe('CANCELLED');
  });
});
