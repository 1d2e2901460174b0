import { unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedAt, type Signing } from '#tests/support/signing.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

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
    'Na miejscu',
    'dokument tożsamości',
    'Podpisem elektronicznym',
    'Odrzucony',
    'numeru PESEL',
    '81 555 01 00',
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
  expect(mainOf(good.answer)).toContain('Czeka na sprawdzenie');
  expect(mainOf(good.answer)).toContain(
    `Podpis zweryfikowany porawnie. ${say('account:authorize.next.STAFF')}`,
  );
  // A certificate without PESEL is compared by the staff, whatever the setting says (AP-09).
  setEnough(true);
  const unnumbered = await sent({ certificate: 'NO_PESEL' });
  expect(mainOf(unnumbered.answer)).toContain(
    `Podpis zweryfikowany porawnie. ${say('account:authorize.next.STAFF')}`,
  );
  setEnough(false);
  const bad = await sent({ spoil: 'CHANGED' });
  expect(bad.answer.status).toBe(422);
  expect(mainOf(bad.answer)).toContain('Podpis zweryfikowany negatywnie. To nie jest dokument tego konta');
  const unknown = await sent({ certificate: 'NO_LIST' });
  expect(mainOf(unknown.answer)).toContain('Nie udało się sprawdzić podpisu');
});

it('names a file of a container that the signature does not cover, at once and in the list', async () => {
  const piotr = await signedInAt(at.portal.origin, 'piotr.zielinski');
  const page = await piotr.get(PATH);
  const signed = await signedAt(at.portal.benchOrigin, { username: 'piotr.zielinski', format: 'ASiC-E' });
  const files = unzipSync(new Uint8Array(await signed.arrayBuffer()));
  const bytes = new Uint8Array(zipSync({ ...files, 'inny.pdf': new Uint8Array([1]) }));
  const answer = await piotr.follow(await piotr.upload(page, [new File([bytes], signed.name)]));
  const words = 'Tego pliku podpis nie obejmuje: inny.pdf.';
  expect(mainOf(answer)).toContain(`${say('account:authorize.next.STAFF')} ${words}`);
  const list = await piotr.get(PATH);
  expect(mainOf(list)).toContain(`${say('signing:uncoveredTerm')}${words}`);
});

it('keeps the good one of an upload that breaks off, and names the other with what to do', async () => {
  const piotr = await signedInAt(at.portal.origin, 'piotr.zielinski');
  const page = await piotr.get(PATH);
  const good = await signedAt(at.portal.benchOrigin, { username: 'piotr.zielinski', format: 'CAdES' });
  const long = new File(['x'.repeat(5_000)], 'długi.pdf');
  const answer = await piotr.follow(await piotr.upload(page, [good, long], { bytesLost: 2_060 }));
  expect(mainOf(answer)).toContain('Podpis zweryfikowany porawnie');
  expect(mainOf(answer)).toContain('Wysyłanie zostało przerwane i plik „długi.pdf” nie dotarł w całości');
  const empty = await piotr.upload(page, [
    new File([], 'folder'),
    new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'duży.pdf'),
  ]);
  expect(mainOf(empty)).toContain('„folder” to pusty plik lub folder');
  expect(mainOf(empty)).toMatch(/„duży.pdf” jest za duży\. Może mieć najwyżej 5.MB/);
});

it('stands in Konto: refused with its reason, then waiting for the staff, then confirmed in another window', async () => {
  const other = await signedInAt(at.portal.origin, 'piotr.zielinski');
  const konto = async () => {
    const answer = await other.get('/account');
    return {
      said: mainOf(answer),
      way: answer.page.querySelector(`main a[href="${PATH}"]`)?.text.replaceAll(/\s+/g, ' '),
    };
  };
  const refused = await konto();
  for (const words of ['Podpisany plik odrzucono', 'numeru PESEL']) expect(refused.said).toContain(words);
  expect(refused.way).toBe(say('account:konto.identity.again'));
  await sent({ format: 'XAdES' });
  const waiting = await konto();
  expect(waiting.said).toContain(say('account:konto.identity.waiting'));
  expect(waiting.said).not.toContain('odrzucono');
  expect(waiting.way).toBe(say('account:konto.identity.seeFiles'));
  await sent({ spoil: 'CHANGED' });
  expect((await konto()).said).toContain(say('account:konto.identity.waiting'));
  stores.change('provider', "delete from signed_files where state = 'WAITING'");
  const negative = await konto();
  expect(negative.said).toContain(say('account:authorize.reason.CHANGED'));
  setEnough(true);
  await sent({});
  const confirmed = await konto();
  expect(confirmed.way).toBeUndefined();
  expect(confirmed.said).toContain(say('account:konto.identity.confirmed'));
});

it('takes one good file of several for enough also where the staff decides then: it is no form to be mended', async () => {
  const { answer } = await sent({ spoil: 'CHANGED' }, { format: 'CAdES' });
  expect(answer.status).toBe(200);
  const said = mainOf(answer);
  for (const words of ['Podpis zweryfikowany porawnie', 'zmieniony po podpisaniu'])
    expect(said).toContain(words);
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
