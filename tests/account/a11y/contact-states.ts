import { asAccount, asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { provenAs } from '#tests/support/identity.ts';
import { whileEmailIsOptional } from '#tests/support/optional-email.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import type { Scene } from '#tests/support/scene.ts';
import { createVisitor } from '#tests/support/visitor.ts';

const EMAIL = '/account/email';
const PROOF = '/account/reauthenticate';
const AT_IDENTITY = '?proof=yes&return=%2Faccount%2Femail';

/** Everybody has proved last a quarter of an hour ago while this is shown. */
async function unproved<T>(scene: Scene, show: () => Promise<T>) {
  const set = (ago: number) =>
    scene.change('portal', 'update sessions set proved_at = created_at - ? where ended_at is null', ago);
  set(15 * 60_000);
  return show().finally(() => set(0));
}

const asked = async (scene: Scene) => {
  const stanislaw = await scene.as('stanislaw.wojcik');
  return unproved(scene, async () => stanislaw.follow(await stanislaw.get(EMAIL)));
};

async function wrongPassword(scene: Scene) {
  const stanislaw = await scene.as('stanislaw.wojcik');
  const answer = await unproved(scene, async () =>
    stanislaw.submit(await stanislaw.follow(await stanislaw.get(EMAIL)), { password: 'wrong' }),
  );
  scene.change('provider', 'delete from sign_in_tries');
  return answer;
}

/** Somebody who has no password here. */
async function withoutPassword(scene: Scene) {
  const wojciech = scene.guest();
  await wojciech.submit(await provenAs(wojciech, { person: 'Wojciech Pawlak' }));
  return unproved(scene, async () => wojciech.follow(await wojciech.get(EMAIL)));
}

async function proved(scene: Scene) {
  return provenAs(await scene.as('jan.nowak'), { person: 'Jan Nowak' }, AT_IDENTITY);
}

async function taken(scene: Scene) {
  const lucyna = await scene.as('lucyna.baran');
  scene.change('provider', "delete from account_usage where kind = 'IN_USE'");
  return lucyna.submit(await lucyna.get(EMAIL), { email: 'jan.nowak@example.com' });
}

async function twoWindows(scene: Scene) {
  const piotr = await scene.as('piotr.zielinski');
  const form = await piotr.get(EMAIL);
  const store = (email: string) =>
    scene.change(
      'provider',
      "update accounts set email = ?, version = version + 1 where username = 'piotr.zielinski'",
      email,
    );
  store('piotr@praca.example');
  const answer = await piotr.submit(form, { email: 'piotr@dom.example' });
  store('piotr.zielinski@example.com');
  return answer;
}

/** The question whether the address goes, where an account may have none. */
async function toRemove(scene: Scene) {
  const ewa = await scene.as('ewa.dabrowska');
  return whileEmailIsOptional(scene, async () => {
    await ewa.get(EMAIL);
    return ewa.get(`${EMAIL}/remove`);
  });
}

/** The page of the link of a change, of an account whose other changes do not count; `toUndo`: of the link that undoes it. */
async function atLink(scene: Scene, { toUndo }: { toUndo: boolean }) {
  const old = 'oleksandr.kovalenko@example.com';
  const fresh = `oleksandr.${String(Math.random()).slice(2, 10)}@dom.example`;
  const owner = createVisitor(scene.portal.origin);
  await owner.signIn('oleksandr.kovalenko');
  scene.change('provider', 'update accounts set email = ? where username = ?', old, 'oleksandr.kovalenko');
  scene.change('provider', 'delete from former_contacts');
  scene.change('provider', "delete from account_usage where kind = 'MAILS'");
  await owner.submit(await owner.get(EMAIL), { email: fresh });
  const guest = scene.guest();
  const page = await guest.follow(await guest.get(await passwordLinkTo(scene.portal, fresh)));
  if (!toUndo) return { guest, page };
  const isNew = (await scene.portal.outbox()).filter(({ to }) => to === old).length + 1;
  await guest.submit(page);
  return { guest, page: await guest.follow(await guest.get(await passwordLinkTo(scene.portal, old, isNew))) };
}

const afterLink = async (scene: Scene, { toUndo }: { toUndo: boolean }) => {
  const { guest, page } = await atLink(scene, { toUndo });
  return guest.follow(await guest.submit(page));
};

/** Konto, the proof, and the e-mail address from its change to its undoing. */
export const contactStates: readonly (State | Lead)[] = [
  { route: 'account', name: 'an address waits', show: asAccount('jan.nowak', '/account') },
  { route: 'account', name: 'a part does not come', show: asAccount('halina.mazur', '/account') },
  { route: 'account', name: 'not confirmed', show: asAccount('piotr.zielinski', '/account') },
  { route: 'account/reauthenticate', area: 'account', name: 'by the password', show: asked },
  {
    route: 'account/reauthenticate',
    area: 'account',
    name: 'a wrong password',
    status: 422,
    errors: 1,
    show: wrongPassword,
  },
  { route: 'account/reauthenticate', area: 'account', name: 'without a password', show: withoutPassword },
  {
    route: 'account/reauthenticate',
    name: 'was proved just now',
    to: /^\/account$/,
    ask: asAccount('jan.nowak', PROOF),
  },
  { route: 'epuap/proof', name: 'the same person', show: proved },
  {
    route: 'epuap/proof',
    name: 'nobody has come back',
    to: /^\/account\/reauthenticate\?return=%2Faccount&identity=failed$/,
    ask: asAccount('ewa.dabrowska', '/epuap/proof'),
  },
  { route: 'account/email', area: 'account', name: 'an address waits', show: asAccount('jan.nowak', EMAIL) },
  { route: 'account/email', area: 'account', name: 'in use', status: 422, errors: 1, show: taken },
  { route: 'account/email', area: 'account', name: 'two windows', status: 409, errors: 1, show: twoWindows },
  { route: 'account/email/remove', area: 'account', name: 'asked', show: toRemove },
  {
    route: 'account/email/remove',
    name: 'an address is required',
    to: /^\/account\/email$/,
    // The first page may still be told what was so before: settings are fetched anew behind it.
    async ask(scene) {
      const jan = await scene.as('jan.nowak');
      await jan.get(EMAIL);
      return jan.get(`${EMAIL}/remove`);
    },
  },
  {
    route: 'confirm',
    name: 'a change',
    show: async (scene) => (await atLink(scene, { toUndo: false })).page,
  },
  { route: 'confirm', name: 'a change is done', show: (scene) => afterLink(scene, { toUndo: false }) },
  { route: 'contact-undo', area: 'account', name: 'without a link', show: asGuest('/contact-undo') },
  {
    route: 'contact-undo',
    area: 'account',
    name: 'of an address',
    show: async (scene) => (await atLink(scene, { toUndo: true })).page,
  },
  {
    route: 'contact-undo',
    area: 'account',
    name: 'done',
    show: (scene) => afterLink(scene, { toUndo: true }),
  },
];
