import { expect, it } from 'vitest';
import { MARIA, openGates } from '#tests/support/gates.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** AP-29: a notification chooses the page after the gates, for the account that was notified. */

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const GUID = '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d0';

async function openedBy(username: string, guid: string) {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.get(`/login?guid=${guid}`);
  const sent = await visitor.submit(login, { username, password: PASSWORD });
  return { visitor, sent };
}

it('leads through the gates to what it is about', async () => {
  openGates(stores, ['MESSAGES']);
  const { visitor, sent } = await openedBy(MARIA, `${GUID}1`);
  const path = `/notifications/${GUID}1`;
  expect(sent.location).toBe(path);
  const gate = await visitor.get(path);
  expect(gate.location).toBe(`/messages-to-confirm?return=${encodeURIComponent(path)}`);

  let page = await visitor.follow(gate);
  for (let left = 2; left > 0; left -= 1)
    page = await visitor.follow(await visitor.submit(page, {}, 'main form'));
  expect(page.path).toBe('/messages/message-8001');
});

it.each([
  ['old', MARIA, `${GUID}2`],
  ['another account’s', MARIA, `${GUID}3`],
  ['none', 'jan.nowak', 'made-up'],
])('says of one that is %s that it is not found, and leads on', async (_, username, guid) => {
  openGates(stores, []);
  const { visitor, sent } = await openedBy(username, guid);
  const page = await visitor.follow(sent);
  expect(page.status).toBe(404);
  expect(page.page.querySelector('h1')?.text).toBe('Nie znaleziono');
  expect(page.page.querySelector('main')?.text).toContain(say('account:notification.why'));
  expect(page.page.querySelector('main a[href="/main"]')).not.toBeNull();
});

it('whoever is signed in already goes straight there', async () => {
  openGates(stores, []);
  const maria = await at.signedIn(MARIA);
  expect((await maria.get(`/login?guid=${GUID}1`)).location).toBe(`/notifications/${GUID}1`);
});

it.each(['..', '../main', '%2e%2e%2fmain', 'a/b', '//evil.example', 'x'.repeat(81), '', 'a%0d%0ab'])(
  'is left out of the way when it can be none: %j',
  async (guid) => {
    const { sent } = await openedBy('jan.nowak', guid);
    expect(sent.location).toBe('/main');
  },
);

it('is kept on the way to a new password', async () => {
  const { page } = await createVisitor(at.portal.origin).get(`/login?guid=${GUID}1`);
  expect(page.querySelector(`main a[href="/resetpassword?guid=${GUID}1"]`)).not.toBeNull();
});
