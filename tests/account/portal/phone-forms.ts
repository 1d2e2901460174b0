import { sentBy } from '#tests/house/portal/forms/successes.ts';
import type { FormRows, People } from '#tests/house/portal/forms/row.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { atOwnCode, atOwnPhone, zofiaWithPhone, registration } from '#tests/support/own-phone.ts';
import { aMinuteLater, newestCode } from '#tests/support/sms.ts';

const PATH = '/account/phone';

const posts = async ({ as }: People, page: string) => (await as('lucyna.baran')).posts(PATH + page);

export const phoneForms: FormRows = {
  'a new number': {
    route: PATH,
    open: async (people) => ({
      known: { phoneNumber: text, again: text, version: oneOf('1', 'x', '-1') },
      send: await posts(people, ''),
      typed: ['phoneNumber'],
    }),
    success: async (scene) => {
      const { visitor, page } = await atOwnPhone(scene);
      return visitor.follow(await visitor.submit(page, { phoneNumber: '511 222 333' }));
    },
  },
  'the code of a new number': {
    route: `${PATH}/code`,
    open: async (people) => ({
      known: { code: oneOf('000000', '12345') },
      send: await posts(people, '/code'),
    }),
    success: async (scene) => {
      const { visitor, page } = await atOwnCode(scene);
      return visitor.follow(await visitor.submit(page, { code: newestCode(scene) }));
    },
  },
  'another code of a new number': {
    route: `${PATH}/code/resend`,
    open: async (people) => ({ known: anything, send: await posts(people, '/code/resend') }),
    success: async (scene) => {
      const { visitor, page } = await atOwnCode(scene);
      aMinuteLater(scene);
      return sentBy(visitor, `${page.path}/resend`);
    },
  },
  'a new number that is given up': {
    route: `${PATH}/withdraw`,
    open: async (people) => ({ known: anything, send: await posts(people, '/withdraw') }),
    success: async (scene) => sentBy((await atOwnCode(scene)).visitor, `${PATH}/withdraw`),
  },
  'a number that is taken away': {
    route: `${PATH}/remove`,
    open: async (people) => ({ known: anything, send: await posts(people, '/remove') }),
    success: (scene) =>
      registration(scene, { phoneIsRequired: false }, async () =>
        sentBy(await zofiaWithPhone(scene), `${PATH}/remove`),
      ),
  },
};
