import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { aMinuteLater, newestCode, newestLink, wrong } from '#tests/support/sms.ts';
import { guestWalk } from '#tests/registration/walk.ts';

const PATH = '/registration/summary';
const route = 'registration/summary';

let made = 0;

/** A number that no state confirms: the page on which it is corrected shows the whole of it. */
const UNCONFIRMED = '604 999 777';

/** Somebody who has just registered, each view with another number unless it is said. */
async function registered(scene: Scene, phone?: string) {
  scene.change('provider', 'delete from phone_code_sends');
  const visitor = scene.guest();
  made += 1;
  const walk = guestWalk(visitor);
  // The page shows the last three digits, the same in each run.
  const typed = {
    phoneNumber: phone ?? `604 ${String(made).padStart(3, '0')} 777`,
    email: `gosc${made}@poczta.example`,
  };
  const page = await walk.send(await walk.atReview('', typed, 400 + made));
  return { visitor, page };
}

type Then = (at: Awaited<ReturnType<typeof registered>>, scene: Scene) => Promise<Answer>;

const afterIt = (then: Then) => async (scene: Scene) => then(await registered(scene), scene);

/** The page after a registration, and the pages below it. */
export const summaryStates: readonly (State | Lead)[] = [
  { route, name: 'a code was sent', show: async (scene) => (await registered(scene)).page },
  {
    route,
    name: 'a wrong code',
    status: 422,
    errors: 1,
    show: afterIt(({ visitor, page }, scene) => visitor.submit(page, { code: wrong(newestCode(scene)) })),
  },
  {
    route,
    name: 'no code is typed',
    status: 400,
    errors: 1,
    show: afterIt(({ visitor, page }) => visitor.submit(page)),
  },
  {
    route,
    name: 'the number is confirmed',
    show: afterIt(async ({ visitor, page }, scene) =>
      visitor.follow(await visitor.submit(page, { code: newestCode(scene) })),
    ),
  },
  {
    route: 'confirm',
    name: 'the owner’s alone, once the number has let the account in',
    show: afterIt(async ({ visitor, page }, scene) => {
      await visitor.submit(page, { code: newestCode(scene) });
      const other = scene.guest();
      return other.follow(await other.get(newestLink(scene)));
    }),
  },
  {
    route: `${route}/resend`,
    name: 'another code may be sent',
    show: afterIt(({ visitor }, scene) => {
      aMinuteLater(scene);
      return visitor.get(`${PATH}/resend`);
    }),
  },
  {
    route: `${route}/resend`,
    name: 'none may be sent now',
    show: afterIt(({ visitor }) => visitor.get(`${PATH}/resend`)),
  },
  {
    route: `${route}/number`,
    name: 'the number, to be corrected',
    async show(scene) {
      const { visitor } = await registered(scene, UNCONFIRMED);
      return visitor.get(`${PATH}/number`);
    },
  },
  {
    route: `${route}/number`,
    name: 'a number that is none',
    status: 400,
    errors: 1,
    show: afterIt(async ({ visitor }) =>
      visitor.submit(await visitor.get(`${PATH}/number`), { phoneNumber: '12' }),
    ),
  },
  {
    route: `${route}/password`,
    name: 'no password is asked for',
    to: /^\/registration\/summary\?draft=/,
    ask: afterIt(({ visitor }) => visitor.get(`${PATH}/password`)),
  },
  {
    route: 'registration/discard',
    name: 'question',
    async show(scene) {
      const visitor = scene.guest();
      const contact = await guestWalk(visitor).atContact();
      const link = contact.page.querySelector('main a[href*="/discard"]');
      return visitor.get(link?.getAttribute('href') ?? 'no way to discard');
    },
  },
];
