import { beforeAll, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { fieldsOf, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const RESULT = '/benefits/medicaltestresult/result-1';
const OF_JAN = '?patientId=patient-1001';
const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
async function shown(visitor: Visitor, path: string) {
  const { page, status } = await visitor.get(path);
  return {
    status,
    heading: words(page.querySelector('h1')?.text),
    text: words(page.querySelector('main')?.text),
    wanted: page.querySelector('main input[name="wanted"]')?.getAttribute('value') ?? null,
    links: page.querySelectorAll('main a[href*="/sharing"]').map((link) => link.getAttribute('href') ?? ''),
  };
}
const change = async (visitor: Visitor, path: string) =>
  visitor.follow(await visitor.submit(await visitor.get(path)));

it('is said beside a result, asks with whom, and tells what happened', async () => {
  const before = await shown(jan, RESULT);
  expect(before.text).toContain(say('benefits:sharing.no'));
  expect(before.links).toEqual([`${RESULT}/sharing${OF_JAN}`]);

  const asked = await shown(jan, `${RESULT}/sharing${OF_JAN}`);
  expect(asked.heading).toBe(say('benefits:sharing.share.title'));
  expect(asked.text).toContain('Centrum Rehabilitacji Nad Wisłą, Szpital Miejski w Puławach');
  expect(asked.text).not.toContain('Kadr');

  const told = await change(jan, `${RESULT}/sharing${OF_JAN}`);
  expect(words(told.page.text)).toContain(say('benefits:sharing.done.share'));
  expect((await shown(jan, RESULT)).text).toContain(say('benefits:sharing.yes'));

  expect((await shown(jan, `${RESULT}/sharing${OF_JAN}`)).wanted).toBe('stop');
  const ended = await change(jan, `${RESULT}/sharing${OF_JAN}`);
  expect(words(ended.page.text)).toContain(say('benefits:sharing.done.stop'));
  expect((await change(jan, `${RESULT}/sharing${OF_JAN}`)).status).toBe(200);
  expect((await shown(jan, RESULT)).text).toContain(say('benefits:sharing.yes'));
});

it('does what the page asked that was answered, also when another tab was quicker', async () => {
  const path = `/benefits/medicaltestresult/result-4/sharing${OF_JAN}`;
  const [first, second] = [await jan.get(path), await jan.get(path)];
  for (const page of [first, second]) {
    const told = await jan.follow(await jan.submit(page));
    expect(words(told.page.text)).toContain(say('benefits:sharing.done.share'));
  }
});

it('is never asked of nobody: the patient is in the address of the page and of its form', async () => {
  const path = `${RESULT}/sharing`;
  const bare = await jan.get(path);
  expect([bare.status, bare.location]).toEqual([303, `${path}${OF_JAN}`]);
  const page = await jan.follow(bare);
  expect(page.page.querySelector('#page-form')?.getAttribute('action')).toBe(`${path}${OF_JAN}`);
  const told = await jan.follow(await jan.post(path, fieldsOf(page.page.querySelector('#page-form')!)));
  expect(words(told.page.text)).toContain(say('benefits:sharing.done.stop'));

  const anna = await running.signedIn('anna.kowalska');
  const zofias = '/benefits/medicaltestresult/result-211/sharing';
  const asked = await anna.get(`${zofias}?patientId=patient-1003`);
  const sent = await anna.post(zofias, fieldsOf(asked.page.querySelector('#page-form')!));
  expect([sent.status, sent.location]).toEqual([303, `${zofias}?patientId=patient-1003`]);
  const again = await anna.follow(sent);
  expect(words(again.page.text)).toContain(words(say('record:unnamed')));
  expect((await shown(anna, `${zofias}?patientId=patient-1003`)).wanted).toBe('share');
});

it('is of each document of a visit', async () => {
  const visit = await shown(jan, '/benefits/encounters/encounter-4001');
  const [path = ''] = visit.links;
  const told = await change(jan, path);
  expect(words(told.page.text)).toContain(say('benefits:sharing.done.share'));
  expect((await shown(jan, '/benefits/encounters/encounter-4001')).text).toContain(
    say('benefits:sharing.yes'),
  );
});

it('is of a document of that visit and of no other', async () => {
  const [, path = ''] = (await shown(jan, '/benefits/encounters/encounter-4001')).links;
  const fields = fieldsOf((await jan.get(path)).page.querySelector('#page-form')!);
  const foreign = path.replace('encounter-4001', 'encounter-4002');
  expect((await jan.get(foreign)).status).toBe(404);
  expect((await jan.post(foreign, fields)).status).toBe(404);
  expect((await shown(jan, path)).wanted).toBe('share');
});

it('says why nothing can be shared, and whom to ask, also when the consent ended meanwhile', async () => {
  const anna = await running.signedIn('anna.kowalska');
  const path = '/benefits/medicaltestresult/result-201/sharing?patientId=patient-1002';
  const { heading, text, wanted } = await shown(anna, path);
  expect(heading).toBe(`Anna Kowalska ${say('benefits:sharing.nobody.title')}`);
  expect(text).toContain(say('benefits:sharing.nobody.text'));
  expect(text).toMatch(/81 555 0/);
  expect(wanted).toBeNull();

  // The page of the result itself has no way to it then, but why, and where a consent is given or signed.
  const result = '/benefits/medicaltestresult/result-201?patientId=patient-1002';
  const beside = await shown(anna, result);
  expect(beside.links).toEqual([]);
  expect(beside.text).toContain(say('benefits:sharing.nobody.text'));
  expect((await anna.get(result)).page.querySelector('main a[href="/consents"]')?.text).toBe(
    say('benefits:sharing.nobody.way.unsigned'),
  );
  for (const address of [result, path])
    expect((await anna.get(address)).page.querySelector('main a[href="/newconsent"]')?.text).toBe(
      say('benefits:sharing.nobody.way.give'),
    );

  const zofias = '/benefits/medicaltestresult/result-211/sharing?patientId=patient-1003';
  const asked = await anna.get(zofias);
  await running.stores.provider.updateTable('patient_consents').set({ valid_to: '2020-01-01' }).execute();
  const refused = await anna.follow(await anna.submit(asked));
  expect(words(refused.page.querySelector('h1')?.text)).toContain(say('benefits:sharing.nobody.title'));
});

it('does not call shared what nobody sees, and lets it be ended', async () => {
  const path = '/benefits/medicaltestresult/result-2';
  await running.stores.provider.updateTable('patient_consents').set({ valid_to: '2020-01-01' }).execute();
  const { text } = await shown(jan, path);
  expect(text).toContain(say('benefits:sharing.paused'));
  expect(text).not.toContain(say('benefits:sharing.yes'));
  const asked = await shown(jan, `${path}/sharing${OF_JAN}`);
  expect(asked.text).toContain(say('benefits:sharing.stopPaused.text'));
  expect(asked.wanted).toBe('stop');
  const ended = await change(jan, `${path}/sharing${OF_JAN}`);
  expect(words(ended.page.text)).toContain(say('benefits:sharing.done.stop'));
});

it('is not there while it is switched off, nor for a result that is withheld', async () => {
  const withheld = '/benefits/medicaltestresult/result-9';
  expect((await shown(jan, withheld)).links).toEqual([]);
  const asked = await shown(jan, `${withheld}/sharing${OF_JAN}`);
  expect(asked.text).toContain(say('benefits:sharing.withheld.text'));
  expect(asked.text).not.toContain(say('benefits:sharing.to'));
  expect(asked.wanted).toBeNull();
  await running.stores.provider
    .insertInto('settings')
    .values({ key: 'partners', value: JSON.stringify({ consentDocButton: false }) })
    .execute();
  expect((await shown(jan, RESULT)).links).toEqual([]);
  expect((await shown(jan, `${RESULT}/sharing${OF_JAN}`)).status).toBe(404);
});
