import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';

const running = portalForFile();

it('of a teleconsultation nothing is booked here: an address of one says so to who is signed in', async () => {
  const jan = await running.signedIn('jan.nowak');
  const page = await jan.follow(await jan.get('/newbooking?service=INT&kind=teleconsultation'));
  expect(page.path).toBe('/newteleconsultation');
  expect(page.page.querySelector('main')?.text).toContain(say('booking-wizard:teleconsultation.text'));
  expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
});

it('a result’s paper comes without a patient in its address, where there is one alone', async () => {
  const fresh = await running.signedIn('jan.nowak');
  const paper = await fresh.get('/benefits/medicaltestresult/result-1/printout');
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
