import type { FaultyCall } from '#provider/registration/bench/faults.ts';
import type { Role } from '#tests/enrolment/walk.ts';
import { guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { pdf } from '#tests/support/files.ts';
import { provenAs } from '#tests/support/identity.ts';
import type { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';

type At = ReturnType<typeof portalForFile>;

export const SUMMARY = '/registration/summary';
export const CORRECTED = '603 900 001';
/** The number of somebody who has an account. */
const KNOWN = '600100101';

/** Makes a call, and shows the same page, or the one where it is tried again, once the call answers. */
type Scene = Readonly<{ ask: () => Promise<Answer>; again: () => Promise<Answer> }>;

/** The moments of a registration at which each call is made, each of somebody new. */
export function faultScenes(at: At): Record<FaultyCall, () => Promise<Scene>> {
  let made = 0;

  function somebody(role: Role = 'PATIENT', more: Record<string, string> = {}) {
    made += 1;
    const visitor = createVisitor(at.portal.origin);
    const walk = guestWalk(visitor, role);
    const number = 100 + made;
    const phoneNumber = `60431${String(made).padStart(4, '0')}`;
    const typed = { phoneNumber, email: `awaria${made}@poczta.example`, ...more };
    return {
      visitor,
      walk,
      contact: () => walk.atContact('', number),
      files: () => walk.atFiles('', typed, number),
      review: () => walk.atReview('', typed, number),
    };
  }
  async function registered(...who: Parameters<typeof somebody>) {
    const one = somebody(...who);
    return { ...one, page: await one.walk.send(await one.review()) };
  }
  const messages = () => at.stores.provider.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
  const code = async () => (await messages()).find((one) => one.code !== null)?.code ?? '';
  const link = async () => {
    const texts = (await messages()).map(({ text }) => /\/confirm\?\S+/.exec(text)?.[0]);
    return texts.find((found) => found !== undefined) ?? '';
  };
  const karta = () => [new File([new Uint8Array(pdf())], 'karta.pdf', { type: 'application/pdf' })];

  /** A page is asked for, and asked for again. */
  const page = (visitor: { get: (path: string) => Promise<Answer> }, path: string): Scene => {
    const ask = () => visitor.get(path);
    return { ask, again: ask };
  };
  const atContact = async () => {
    const { visitor, contact } = somebody();
    return page(visitor, (await contact()).path);
  };
  const resending = (role: Role) => async () => {
    const { visitor } = await registered(role);
    await at.stores.provider.deleteFrom('phone_code_sends').execute();
    const form = await visitor.get(`${SUMMARY}/resend`);
    return { ask: () => visitor.submit(form), again: () => visitor.get(SUMMARY) };
  };

  return {
    'registration.create': async () => {
      const { walk, review } = somebody();
      const filled = await review();
      return { ask: () => walk.send(filled), again: () => walk.send(filled) };
    },
    'registration.prepareUsername': atContact,
    'registration.state': async () => page((await registered()).visitor, SUMMARY),
    'registration.correctPhone': async () => {
      const { visitor } = await registered();
      const form = await visitor.get(`${SUMMARY}/number`);
      const fields = { phoneNumber: CORRECTED };
      return { ask: () => visitor.submit(form, fields), again: () => visitor.get(`${SUMMARY}/number`) };
    },
    'registration.shareContact': async () => {
      const { visitor, page: summary } = await registered('PATIENT', { phoneNumber: KNOWN });
      const known = await visitor.follow(await visitor.submit(summary, { code: await code() }));
      const ask = () => visitor.submit(known, {}, 'form[action*="shared"]');
      return { ask, again: () => visitor.get(SUMMARY) };
    },
    'registration.setPassword': async () => {
      const { visitor, page: summary } = await registered('PATIENT', { email: '' });
      await visitor.follow(await visitor.submit(summary, { code: await code() }));
      const form = await visitor.get(`${SUMMARY}/password`);
      const fields = { newPassword: 'zielona-lampa-na-stole' };
      return { ask: () => visitor.submit(form, fields), again: () => visitor.get(SUMMARY) };
    },
    'registration.proved': async () => {
      const visitor = createVisitor(at.portal.origin);
      const unknown = await provenAs(visitor, { person: 'Ktoś, kogo przychodnia nie zna' });
      const way = unknown.page.querySelector('main a[href^="/registration/proved"]');
      const ask = () => visitor.get(way?.getAttribute('href') ?? '');
      return { ask, again: async () => visitor.follow(await ask()) };
    },
    'registrationFiles.add': async () => {
      const { visitor, files } = somebody();
      const form = await files();
      return { ask: () => visitor.upload(form, karta()), again: () => visitor.get(form.path) };
    },
    'registrationFiles.remove': async () => {
      const { visitor, files } = somebody();
      const form = await visitor.follow(await visitor.upload(await files(), karta()));
      const ask = () => visitor.submit(form, {}, 'form[action*="remove="]');
      return { ask, again: () => visitor.get(form.path) };
    },
    'registrationFiles.removeAll': async () => {
      const { visitor, contact } = somebody();
      const before = await contact();
      const discard = before.page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';
      const question = await visitor.get(discard);
      return {
        ask: async () => visitor.follow(await visitor.submit(question)),
        again: () => visitor.get(before.path),
      };
    },
    'account.sendActivationCode': resending('PATIENT'),
    'account.sendActivationCodeFor': resending('CHILD'),
    'account.confirmActivation': async () => {
      const { visitor, page: summary } = await registered();
      const typed = await code();
      return { ask: () => visitor.submit(summary, { code: typed }), again: () => visitor.get(SUMMARY) };
    },
    'account.emailToken': async () => {
      await registered();
      const visitor = createVisitor(at.portal.origin);
      const path = await link();
      const ask = async () => visitor.follow(await visitor.get(path));
      return { ask, again: ask };
    },
    'account.confirmEmail': async () => {
      await registered();
      const visitor = createVisitor(at.portal.origin);
      const path = await link();
      const form = await visitor.follow(await visitor.get(path));
      const chosen = { newPassword: PASSWORD_OF_GUEST };
      return { ask: () => visitor.submit(form, chosen), again: () => visitor.get('/login') };
    },
    'settings.registration': atContact,
    'settings.login': atContact,
    'settings.installation': atContact,
    'settings.registerAccountDesc': async () => {
      const { visitor, walk } = somebody();
      return page(visitor, (await walk.start()).path);
    },
    'settings.identification': async () => {
      const { visitor, walk } = somebody();
      return page(visitor, (await walk.atDocument()).path);
    },
  };
}
