import { afterEach, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedAt, type Signing } from '#tests/support/signing.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

/** A§2, A§5, A§8, AP-09, AP-55: who the owner is, by a signature, as the page says it. */

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const PATH = '/account/authorize';

const setEnough = (isEnough: boolean) =>
  stores.change(
    'provider',
    `update settings set value = json_set(value, '$.confIdentQualifiedCert', json('${isEnough}')) where key = 'registration'`,
  );

afterEach(() => {
  setEnough(false);
  stores.change('provider', "update accounts set type = 'UNAUTHORIZED' where id = 'account-2003'");
  stores.change('provider', "delete from signed_files where id <> 'signed-file-9301'");
});

const mainOf = ({ page }: Awaited<ReturnType<Visitor['get']>>) =>
  (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');

async function sent(...signings: Partial<Signing>[]) {
  const piotr = await signedInAt(at.portal.origin, 'piotr.zielinski');
  const page = await piotr.get(PATH);
  const files: File[] = [];
  for (const signing of signings)
    files.push(await signedAt(at.portal.benchOrigin, { username: 'piotr.zielinski', ...signing }));
  return { piotr, answer: await piotr.follow(await piotr.upload(page, files)) };
}

it('names both ways, the file that was refused and its reason, and leads to the document', async () => {
  const piotr = await signedInAt(at.portal.origin, 'piotr.zielinski');
  const said = mainOf(await piotr.get(PATH));
  for (const words of [
    'W jednostce',
    'dokument tożsamości',
    'Podpisem elektronicznym',
    'Odrzucony',
    'numeru PESEL',
  ])
    expect(said).toContain(words);
  const paper = await piotr.get(`${PATH}/print`);
  const [reference = ''] = /PA-\w{4}-\w{4}/.exec(mainOf(paper)) ?? [];
  expect(mainOf(paper)).toMatch(/Zieliński.*[0-9a-f]{64}/);
  const file = await piotr.send(`${PATH}/document.pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).not.toMatch(/zieli|2003/i);
  expect(mainOf(await piotr.get(`${PATH}/print`))).toContain(reference);
});

it('says of no file, of a good one, of a spoiled one and of one that nobody can check', async () => {
  const none = await sent();
  expect([none.answer.status, mainOf(none.answer).includes('Nie dodano załącznika')]).toEqual([422, true]);
  const good = await sent({ format: 'XAdES' });
  expect(mainOf(good.answer)).toContain('Podpis zweryfikowany porawnie');
  expect(mainOf(good.answer)).toContain('Czeka na pracownika jednostki');
  const bad = await sent({ spoil: 'CHANGED' });
  expect(bad.answer.status).toBe(422);
  expect(mainOf(bad.answer)).toContain('Podpis zweryfikowany negatywnie. To nie jest dokument tego konta');
  const unknown = await sent({ certificate: 'NO_LIST' });
  expect(mainOf(unknown.answer)).toContain('Nie udało się sprawdzić podpisu');
});

it('takes one good file of several for enough, names the others, and is then closed', async () => {
  setEnough(true);
  const { piotr, answer } = await sent(
    { spoil: 'CHANGED' },
    { format: 'CAdES' },
    { signer: 'anna.kowalska' },
  );
  const said = mainOf(answer);
  for (const words of [
    'Podpis zweryfikowany porawnie',
    'zmieniony po podpisaniu',
    'innej osoby',
    'jest potwierdzona',
  ])
    expect(said).toContain(words);
  expect(said).not.toContain('Kowalska');
  expect(answer.page.querySelector('input[type=file]')).toBeNull();
  expect((await piotr.get('/account')).page.querySelector(`main a[href="${PATH}"]`)).toBeNull();
});
