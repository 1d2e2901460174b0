import { beforeEach, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { withConsentSettings, withFailing } from '#tests/given-consents/scene.ts';
import { consentWalk } from '#tests/given-consents/walk.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const stepOf = ({ path }: Answer) => path.split('?')[0];
const mainOf = ({ page }: Answer) => page.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
const waysBack = ({ page }: Answer) =>
  page
    .querySelectorAll('main a')
    .filter((link) => link.getAttribute('href')?.includes('/newconsent/patient'));

it('does not ask for whom where there is but one answer: each page says it, and the first one what to do for the others', async () => {
  withConsentSettings(stores, {});
  const anna = await at.signedIn('anna.kowalska');
  const walk = consentWalk(anna);
  const first = await walk.start();
  expect(stepOf(first)).toBe('/newconsent/kind');
  expect(mainOf(first)).toContain('Anna Kowalska');
  expect(mainOf(first)).toContain(say('consent-wizard:patient.others'));
  expect(first.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  expect(waysBack(first)).toEqual([]);

  const review = await walk.atReview('INFO');
  expect(stepOf(review)).toBe('/newconsent/review');
  expect([mainOf(review).includes('Anna Kowalska'), waysBack(review)]).toEqual([true, []]);
});

it('says nothing of others to whom there are none', async () => {
  const first = await consentWalk(await at.signedIn('jan.nowak')).start();
  expect(stepOf(first)).toBe('/newconsent/kind');
  expect(mainOf(first)).not.toContain(say('consent-wizard:patient.others'));
});

it('asks where a guardian may give as well', async () => {
  withConsentSettings(stores, { guardianMayGive: true });
  const first = await consentWalk(await at.signedIn('anna.kowalska')).start();
  expect(stepOf(first)).toBe('/newconsent/patient');
});

it('asks as long as nobody knows whether a guardian may', async () => {
  withFailing(stores, ['givenConsents.settings']);
  const first = await consentWalk(await at.signedIn('anna.kowalska')).start();
  expect(stepOf(first)).toBe('/newconsent/patient');
});
