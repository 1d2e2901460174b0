import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedBy } from '#tests/support/signing-desk.ts';
import { say } from '#tests/support/words.ts';
import { consentWalk } from '#tests/given-consents/walk.ts';

/** B§2, S-15, A-03: what addresses of consents answer that name nothing, say nothing, or lead to what is switched off. */

const at = portalForFile();
const { change } = storesAt(() => at.portal.dataDirectory);

it('is as missing as any other where the address is too long to name one', async () => {
  const jan = await at.signedIn();
  const long = 'a'.repeat(300);
  for (const path of [
    `/consents/${long}`,
    `/consents/${long}/sign`,
    `/declarations/${long}`,
    `/declarations/${long}/sign`,
  ])
    expect([path.slice(0, 20), (await jan.get(path)).status]).toEqual([path.slice(0, 20), 404]);
});

it('is read by an unconfirmed account where it has signed it itself (B-70)', async () => {
  const piotr = await at.signedIn('piotr.zielinski');
  const saved = await piotr.submit(await consentWalk(piotr).atReview('CPAR'));
  const id = saved.location?.split('/').at(-1)?.split('?')[0] ?? '';
  const page = await signedBy(piotr, `/consents/${id}/sign`, { person: 'patient-1005' });
  expect(page.page.querySelector('h1')?.text).toBe(say('signing:CONSENT.signedTitle'));
  expect((await piotr.send(`/consents/${id}/signed`)).status).toBe(200);
});

it('is a consent for a person, which an unconfirmed account gives for itself and which stands (B-70)', async () => {
  const piotr = await at.signedIn('piotr.zielinski');
  const saved = await piotr.follow(await piotr.submit(await consentWalk(piotr).atReview('CDPM')));
  expect(saved.page.querySelector('h1')?.text).toBe(say('consent-wizard:saved.toSign'));
});

it.each(['', 'OK', '<b>x'])('takes the word %j of a return for none, and never says it', async (word) => {
  const jan = await at.signedIn();
  const page = await jan.get(`/consents/consent-7001?epuapstatus=${encodeURIComponent(word)}`);
  expect([page.status, page.html.includes('<b>x')]).toEqual([200, false]);
});

it('leads back to the kind when partners are switched off in the middle', async () => {
  const jan = await at.signedIn();
  const review = await consentWalk(jan).atReview('CPAR');
  const stepOf = (step: string) => review.path.replace('/review', `/${step}`);
  const scope = { path: stepOf('scope') };
  const partnersModule = (word: 'true' | 'false') =>
    change(
      'provider',
      `update settings set value = json_set(value, '$.partnersModule', json('${word}')) where key = 'application'`,
    );
  partnersModule('false');
  await at.portal.advance('PT31S');
  await expect.poll(async () => (await jan.get(scope.path)).status).toBe(303);
  const kind = await jan.follow(await jan.get(scope.path));
  expect(kind.page.querySelector('main')?.textContent).toContain(say('consent-wizard:kind.notOffered'));
  for (const step of ['partner', 'scope', 'dates', 'review']) {
    const { status, location } = await jan.get(stepOf(step));
    expect([step, status, location]).toEqual([
      step,
      303,
      expect.stringContaining('/newconsent/kind?') as string,
    ]);
  }
  const sent = await jan.submit(review);
  expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('/newconsent/kind?') as string]);
  partnersModule('true');
});

it('says the address of a person at the review as it does afterwards', async () => {
  const jan = await at.signedIn();
  const address = {
    houseNumber: '10',
    street: 'Polna',
    postalCode: '20-012',
    city: 'Jakubowice',
    postalCity: 'Lublin',
  };
  const review = await consentWalk(jan).atReview('CDPM', address);
  const line = 'Polna 10, Jakubowice, 20-012 Lublin';
  expect(review.page.querySelector('main')?.textContent).toContain(line);
  const saved = await jan.follow(await jan.submit(review));
  const way = saved.page.querySelector('main a[href^="/consents/consent"], main a[href^="/consents/"]');
  const page = await jan.get(way?.getAttribute('href')?.replace(/\/sign$/, '') ?? '');
  expect(page.page.querySelector('main')?.textContent).toContain(line);
});
