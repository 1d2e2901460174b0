import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import type { Scene } from '#tests/support/scene.ts';
import { aMinuteLater, forgetCodes, newestCode } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';

type Step = (maria: Visitor, page: Answer, scene: Scene) => Promise<Answer>;

/** Maria, whose phone is to be confirmed and who has been sent no code. */
const atPhone = (step: Step) => async (scene: Scene) => {
  forgetCodes(scene);
  const maria = await mariaBefore(scene, ['PHONE']);
  return maria.follow(await step(maria, await maria.get('/phone-to-confirm'), scene));
};

/** The page of the code that she has just been sent. */
const atCode = (step: Step) =>
  atPhone(async (maria, page, scene) =>
    step(maria, await maria.follow(await maria.submit(page, { phoneNumber: '601 234 567' })), scene),
  );

export const forms: FormRows = {
  'a phone to confirm': {
    route: '/phone-to-confirm',
    open: async ({ as }) => ({
      known: { phoneNumber: text },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm'),
      typed: ['phoneNumber'],
    }),
    success: atPhone((maria, page) => maria.submit(page, { phoneNumber: '601 234 567' })),
  },
  'the code of a phone': {
    route: '/phone-to-confirm/code',
    open: async ({ as }) => ({
      known: { code: oneOf('000000', '12345') },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code'),
      typed: ['code'],
    }),
    success: atCode((maria, page, scene) => maria.submit(page, { code: newestCode(scene) })),
  },
  'another code of a phone': {
    route: '/phone-to-confirm/code/resend',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code/resend'),
    }),
    success: atCode((maria, { path }, scene) => {
      aMinuteLater(scene);
      return sentBy(maria, `${path}/resend`);
    }),
  },
};
