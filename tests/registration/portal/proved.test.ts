import { beforeEach, describe, expect, it } from 'vitest';
import { provenAs } from '#tests/support/identity.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { textOf } from '#tests/registration/pages.ts';

/** C-07, AP-76: somebody whom the e-government identity system has proved, and who has no account, registers with what was proved. */

const at = portalForFile();
const NOBODY = 'Ktoś, kogo przychodnia nie zna';
const PROVED = '/registration/proved';

beforeEach(async () => {
  await at.stores.portal.deleteFrom('limits').execute();
});

const wayOf = ({ page }: Answer) => page.querySelector(`main a[href^="${PROVED}"]`)?.getAttribute('href');

/** Somebody proved, at the page that nobody here knows them. */
async function proved(query = '') {
  const visitor = createVisitor(at.portal.origin);
  const page = await provenAs(visitor, { person: NOBODY }, query);
  return { visitor, page };
}

describe('somebody who is proved and has no account', () => {
  it('is led to the registration, with names and PESEL as text, and nothing of it in an address', async () => {
    const { visitor, page } = await proved();
    expect(page.path).toMatch(/^\/epuap\/no-account/);
    expect(page.path).not.toContain('proof');
    const first = await visitor.follow(await visitor.get(wayOf(page) ?? ''));
    expect(first.path).toMatch(/^\/registration\/person\?draft=/);
    expect(textOf(first)).toContain('Wójcicka');
    expect(textOf(first)).toContain(say('registration:proved.locked'));
    expect(first.page.querySelector('input[name="pesel"]')).toBeNull();
  });

  it('cannot change what was proved by a forged form', async () => {
    const { visitor, page } = await proved();
    const first = await visitor.follow(await visitor.get(wayOf(page) ?? ''));
    const sent = await visitor.submit(first, {
      name: 'Zofia',
      lastName: 'Inna',
      pesel: '44051401458',
      knownBy: 'DOCUMENT',
      'press.any-thing': '1',
    });
    const next = await visitor.follow(sent);
    expect(next.path).toMatch(/^\/registration\/contact/);
    const draft = new URL(next.path, at.portal.origin).searchParams.get('draft') ?? '';
    const again = await visitor.get(`/registration/person?${new URLSearchParams({ draft }).toString()}`);
    expect(textOf(again)).toContain('Wójcicka');
    expect(again.html).not.toContain('Inna');
    expect(again.html).not.toContain('44051401458');
  });

  it('has what was to be booked still, after the identity system', async () => {
    const { page } = await proved('?service=KARD');
    expect(wayOf(page)).toContain('service=KARD');
  });

  it('is nobody to whoever opens the registration in the same browser, and to a ward’s or child’s', async () => {
    const { visitor } = await proved();
    for (const path of ['/registration', '/registrationward', '/registrationchild']) {
      const opened = await visitor.follow(await visitor.get(path));
      expect(textOf(opened)).not.toContain(say('registration:proved.locked'));
    }
  });

  it('is nobody in another browser', async () => {
    const { page } = await proved();
    const other = createVisitor(at.portal.origin);
    expect((await other.get(wayOf(page) ?? '')).location).toBe('/epuap/error');
    expect(wayOf(await other.get('/epuap/no-account'))).toBeUndefined();
  });
});
