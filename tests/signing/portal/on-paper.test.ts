import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import { walkOf } from '#tests/declarations/walk.ts';
import { consentWalk } from '#tests/given-consents/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** Con-125: real authorities are believed, and there is no service to sign at: print, and the unit with its phone. */

const folder = mkdtempSync(join(tmpdir(), 'on-paper-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const { anchors } = await createAuthority({ keys: 'ECDSA' }).trust(new Date());
anchors.forEach((anchor, index) => {
  writeFileSync(join(folder, `authority-${index}.crt`), anchor);
});

const at = portalForFile({ env: { SIGNATURE_TRUST: folder } });
const { read } = storesAt(() => at.portal.dataDirectory);
const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const linksOf = ({ page }: Answer) =>
  page.querySelectorAll('main a').map((way) => way.getAttribute('href') ?? '');
const PHONE = '81 555 01 00';

it('a new declaration is to be printed, before the save and after it', async () => {
  const jan = await at.signedIn();
  const summary = await walkOf(jan).atSummary();
  expect(mainOf(summary)).toContain(say('declaration-wizard:summary.thenOnPaper'));
  expect(mainOf(summary)).toContain(PHONE);
  const result = await jan.follow(await jan.submit(summary));
  expect(mainOf(result)).toContain(say('declaration-wizard:result.nextOnPaper'));
  expect(mainOf(result)).toContain(PHONE);
  expect(linksOf(result).filter((href) => href.endsWith('/sign'))).toEqual([]);
  expect(linksOf(result).some((href) => href.endsWith('/printout'))).toBe(true);
});

it('so is a new consent', async () => {
  const jan = await at.signedIn();
  const walk = consentWalk(jan);
  const review = await walk.atReview('CDPM');
  expect(mainOf(review)).toContain(say('consent-wizard:review.toSignOnPaper'));
  const saved = await walk.next(review, {});
  expect(mainOf(saved)).toContain(say('consent-wizard:saved.toSignOnPaper'));
  expect(mainOf(saved)).toContain(PHONE);
  expect(linksOf(saved).filter((href) => href.endsWith('/sign'))).toEqual([]);
});

it('a form of signing that is sent by hand begins nothing', async () => {
  const jan = await at.signedIn();
  const { page } = await jan.get('/display');
  const csrf = page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
  const refused = await jan.post('/consents/consent-7001/sign', { csrf });
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain(say('signing:failed.CLOSED'));
  expect(read('provider', 'select count(*) as many from signings')).toEqual({ many: 0 });
});
