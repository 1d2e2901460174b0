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
  const file = await visitor.send('/declarations/declaration-5002/signed');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await (await at.signedIn()).get('/declarations/declaration-5002/signed')).status).toBe(404);
});

it('waits for a hospital system that does not answer, and goes on at the next visit', async () => {
  failing('hospitalDeclarations.change');
  const visitor = await anna();
  const page = await signedBy(visitor, signPathOf(ANNAS), BY_ANNA);
  expect(mainOf(page)).toContain('czeka na zapis w systemie placówki');
  expect(statesOf(ANNAS)).toEqual(['REGISTERED', 'N']);
  expect(mainOf(await visitor.get(signPathOf(ANNAS)))).toContain('czeka na zapis w systemie placówki');
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

it('edited while it is awaited takes no signature of what it was', async () => {
  const visitor = await anna();
  const back = await decideAtDesk(await begin(visitor, signPathOf(ANNAS)), BY_ANNA);
  change('provider', "update declarations set practitioner_name = 'Inna' where id = ?", ANNAS.id);
  const page = await visitor.get(back);
  expect(mainOf(page)).toContain(say('signing:reason.OTHER_DOCUMENT'));
  expect(statesOf(ANNAS)).toEqual(['REGISTERED', 'N']);
});
