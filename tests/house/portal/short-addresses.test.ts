import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';

const running = portalForFile();

it('an address of a teleconsultation leads to its own wizard, with what it names', async () => {
  const jan = await running.signedIn('jan.nowak');
  const answer = await jan.get('/newbooking?service=INT&kind=teleconsultation');
  expect(answer.location).toBe('/newteleconsultation?service=INT&kind=teleconsultation');
});

it('a result’s paper comes without a patient in its address, where there is one alone', async () => {
  const fresh = await running.signedIn('jan.nowak');
  const paper = await fresh.get('/benefits/medicaltestresult/result-1/printout');
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
