import { afterEach, expect, it } from 'vitest';
import { ANNAS, signPathOf, unsignDeclaration, ZOFIAS } from '#tests/declaration-signing/unsigned.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { begin, decideAtDesk, signedBy } from '#tests/support/signing-desk.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** B§4, A-151, B-79: a declaration that is signed, and goes to the hospital system. */

const at = portalForFile();
const { change, read } = storesAt(() => at.portal.dataDirectory);
const BY_ANNA = { person: 'patient-1002' };

afterEach(() => {
  change('provider', "delete from settings where key = 'declarations'");
  for (const which of [ANNAS, ZOFIAS]) unsignDeclaration({ change }, which);
});

const anna = () => at.signedIn('anna.kowalska');
const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const waysOf = ({ page }: Answer) =>
  page.querySelectorAll('main a').map((way) => way.getAttribute('href') ?? '');
const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';
const titleOf = ({ page }: Answer) => page.querySelector('h1')?.text;
const statesOf = ({ id, systemId }: typeof ANNAS | typeof ZOFIAS) => [
  (read('provider', 'select state from declarations where id = ?', id) as { state: string }).state,
  (
    read(
      'provider',
      'select state_export as held from hospital_declarations where system_id = ?',
      systemId,
    ) as {
      held: string;
    }
  ).held,
];
const failing = (...calls: string[]) =>
  change(
    'provider',
    "insert or replace into settings (key, value) values ('declarations', ?)",
    JSON.stringify({ failing: calls }),
  );

it('is SUBMITTED once the hospital system has taken it, and active there', async () => {
  const visitor = await anna();
  const page = await signedBy(visitor, signPathOf(ANNAS), BY_ANNA);
  expect(titleOf(page)).toBe(say('signing:DECLARATION.signedTitle'));
  expect(mainOf(page)).toContain(say('signing:hospital.done'));
  expect(statesOf(ANNAS)).toEqual(['SUBMITTED', 'A']);
  // Where it lies at the service is the server's alone (B-35).
  for (const path of ['', '/sign', '/printout'].map((part) => `/declarations/${ANNAS.id}${part}`))
    expect((await visitor.get(path)).html).not.toMatch(/\/desk\/|urlEpuap/);
  const file = await visitor.send('/declarations/declaration-5002/signed');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await (await at.signedIn()).get('/declarations/declaration-5002/signed')).status).toBe(404);
});

it('waits for a hospital system that does not answer, and goes on at the next visit', async () => {
  failing('hospitalDeclarations.change');
  const visitor = await anna();
  const page = await signedBy(visitor, signPathOf(ANNAS), BY_ANNA);
  expect(mainOf(page)).toContain('czeka na zapis w systemie przychodni');
  expect(statesOf(ANNAS)).toEqual(['REGISTERED', 'N']);
  expect(mainOf(await visitor.get(signPathOf(ANNAS)))).toContain('czeka na zapis w systemie przychodni');
  failing();
  await at.portal.advance('PT2M');
  await visitor.get('/declarations');
  expect(statesOf(ANNAS)).toEqual(['SUBMITTED', 'A']);
  expect(mainOf(await visitor.get(signPathOf(ANNAS)))).toContain(say('signing:hospital.done'));
});

it('refused by the hospital system for good stays signed, and whom to call is said', async () => {
  const page = await signedBy(await anna(), signPathOf(ZOFIAS), BY_ANNA);
  expect(titleOf(page)).toContain(say('signing:DECLARATION.signedTitle'));
  expect(mainOf(page)).toContain(say('signing:hospital.refused').split('.')[0]);
  expect(mainOf(page)).toContain('81 555 01 00');
  expect(statesOf(ZOFIAS)).toEqual(['REGISTERED', 'N']);
});

it('refused for good: its page and the list say what is next, until the unit has settled it', async () => {
  const visitor = await anna();
  await signedBy(visitor, signPathOf(ZOFIAS), BY_ANNA);
  const path = `/declarations/${ZOFIAS.id}`;
  const page = await visitor.get(path);
  const main = mainOf(page);
  expect(main).toContain(say('declarations:standing.NOT_TAKEN'));
  expect(main.split(say('declarations:meaning.NOT_TAKEN'))).toHaveLength(2);
  expect(main).not.toContain(say('second-steps:refused.declarationSigned'));
  expect(main).toContain('81 555 01 00');
  const ways = waysOf(page);
  expect(ways).toContain('/newdeclaration/general-practitioner');
  expect(ways.filter((way) => /\/(edit|sign|withdraw)$/.test(way))).toEqual([]);

  const list = await visitor.get('/declarations');
  const row = list.page.querySelectorAll('main .row').find((one) => one.text.includes('Pełka'));
  expect(row?.text).toContain(say('declarations:standing.NOT_TAKEN'));
  expect(row?.text).toContain(say('declarations:list.notTaken'));
  expect(mainOf(list)).toContain('81 555 01 00');
  expect(list.page.querySelectorAll('input[value=putAway]')).toEqual([]);

  await at.portal.tell(`${path}/accept`, {});
  expect(statesOf(ZOFIAS)).toEqual(['SUBMITTED', 'A']);
  expect(mainOf(await visitor.get('/declarations'))).not.toContain(
    say('second-steps:refused.declarationSigned'),
  );
  expect(mainOf(await visitor.get(path))).toContain(say('declarations:meaning.ACTIVE'));
});

it('is not signed while an edit waits for the hospital system: it says so, with the button to try', async () => {
  failing('hospitalDeclarations.change');
  const visitor = await anna();
  const path = `/declarations/${ANNAS.id}`;
  const before = await visitor.get(signPathOf(ANNAS));
  const edit = { practitionerNumber: '2', practitionerReason: '1' };
  await visitor.submit(await visitor.get(`${path}/edit`), edit);

  const waiting = await visitor.get(signPathOf(ANNAS));
  expect(waiting.page.querySelector('#page-form')).toBeNull();
  expect(mainOf(waiting)).toContain(say('signing:editWaits'));
  expect(policyOf(waiting)).toContain("form-action 'self';");
  const sent = await visitor.submit(before);
  expect([sent.status, sent.location]).toEqual([409, null]);
  expect(mainOf(sent)).toContain(say('signing:failed.EDIT_WAITS'));
  expect(mainOf(await visitor.get(path))).toContain(say('signing:editWaits'));
  expect(waysOf(await visitor.get(path))).not.toContain(signPathOf(ANNAS));
  expect(mainOf(await visitor.get('/declarations'))).toContain(say('declarations:list.editWaits'));

  failing();
  const done = await visitor.follow(await visitor.submit(waiting, {}, 'main form'));
  expect(mainOf(done)).toContain(say('second-steps:done'));
  expect(titleOf(await signedBy(visitor, signPathOf(ANNAS), BY_ANNA))).toBe(
    say('signing:DECLARATION.signedTitle'),
  );
  expect(statesOf(ANNAS)).toEqual(['SUBMITTED', 'A']);
});

it('edited while it is awaited takes no signature of what it was', async () => {
  const visitor = await anna();
  const back = await decideAtDesk(await begin(visitor, signPathOf(ANNAS)), BY_ANNA);
  change('provider', "update declarations set practitioner_name = 'Inna' where id = ?", ANNAS.id);
  const page = await visitor.get(back);
  expect(mainOf(page)).toContain(say('signing:reason.OTHER_DOCUMENT'));
  expect(statesOf(ANNAS)).toEqual(['REGISTERED', 'N']);
});
