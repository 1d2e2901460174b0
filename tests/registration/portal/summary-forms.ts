import type { FormRow, FormRows, Person, People } from '#tests/house/portal/forms/row.ts';
import { ON_THE_WAY, SIGN_IN } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { newestCode } from '#tests/support/sms.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { guestWalk } from '#tests/registration/walk.ts';

const PATH = '/registration/summary';
let made = 0;

/** Somebody registers in this browser, with a number of their own. */
async function registered(visitor: Visitor) {
  made += 1;
  const walk = guestWalk(visitor);
  const number = `60520${String(made).padStart(4, '0')}`;
  return walk.send(
    await walk.atReview('', { phoneNumber: number, email: `gosc${made}@poczta.example` }, 200 + made),
  );
}

const asRegistered = async ({ guest }: People): Promise<Person> => {
  const person = await guest();
  await registered(person.visitor);
  return person;
};

type Known = Awaited<ReturnType<FormRow['open']>>['known'];

/** A form of the page after a registration. */
const row = (
  path: string,
  known: Known,
  more: Partial<Awaited<ReturnType<FormRow['open']>>> = {},
): FormRow => ({
  route: path,
  open: async (people) => ({ known, send: (await asRegistered(people)).posts(path), ...more }),
});

/** Registers in a new browser, and sends the form of a page. */
const sentAt =
  (path: string, fields: (scene: Scene) => Record<string, string> = () => ({})) =>
  async (scene: Scene) => {
    const visitor = scene.guest();
    await registered(visitor);
    return visitor.follow(await visitor.submit(await visitor.get(path), fields(scene)));
  };

export const summaryForms: FormRows = {
  'the code of a registration': {
    ...row(PATH, { code: oneOf('123456', '000000') }, { typed: ['code'] }),
    success: sentAt(PATH, (scene) => ({ code: newestCode(scene) })),
  },
  'another code of a registration': {
    ...row(`${PATH}/resend`, anything),
    success: ON_THE_WAY,
  },
  'the number of a registration, corrected': {
    ...row(`${PATH}/number`, { phoneNumber: text }, { typed: ['phoneNumber'] }),
    success: { ...ON_THE_WAY, sent: sentAt(`${PATH}/number`, () => ({ phoneNumber: '605 219 999' })) },
  },
  'the password of a registration': {
    ...row(`${PATH}/password`, { newPassword: text }),
    success: SIGN_IN,
  },
  'deletes what was entered': {
    route: '/registration/discard',
    open: async ({ guest }) => ({
      known: anything,
      send: (await guest()).posts('/registration/discard?draft=x'),
    }),
    success: async ({ guest }) => {
      const visitor = guest();
      const contact = await guestWalk(visitor).atContact();
      const link = contact.page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';
      return visitor.follow(await visitor.submit(await visitor.get(link)));
    },
  },
};
