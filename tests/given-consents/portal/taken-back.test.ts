import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedBy } from '#tests/support/signing-desk.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { consentWalk } from '#tests/given-consents/walk.ts';

/** S-06: a signature that the staff has accepted ends with its consent in the hospital's system too. */

const at = portalForFile();
const { read } = storesAt(() => at.portal.dataDirectory);

it('ends what was in force, although nobody has looked at the consent since the staff accepted its signature', async () => {
  const jan = await at.signedIn();
  const review = await consentWalk(jan).atReview('CDPM');
  const saved = await jan.submit(review);
  const id = saved.location?.split('/').at(-1)?.split('?')[0] ?? '';
  const waiting = await signedBy(jan, `/consents/${id}/sign`, { certificate: 'NO_LIST' });
  expect(waiting.page.querySelector('h1')?.text).toBe(say('signing:withStaff.title'));

  const staff = createVisitor(at.portal.benchOrigin);
  const [, signature = ''] = /\/signatures\/([^/"]+)/.exec((await staff.get('/signatures')).html) ?? [];
  const accepted = await fetch(`${at.portal.benchOrigin}/signatures/${signature}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  expect(accepted.status).toBe(200);

  const question = await jan.get(`/consents/${id}/cancel`);
  const list = await jan.follow(await jan.submit(question, {}, 'main form'));
  expect(list.html).not.toContain(say('second-steps:refused.carerEnded'));
  const held = 'select date_to, url, system_id from carer_authorizations where consent_id = ?';
  expect(read('provider', held, id)).toMatchObject({
    date_to: expect.any(String) as string,
    url: expect.stringContaining(`/consents/${id}/signed`) as string,
    system_id: null,
  });
});
