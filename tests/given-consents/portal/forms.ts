import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { newConsentForms } from '#tests/given-consents/portal/new-consent-forms.ts';
import { anything, oneOf } from '#tests/house/portal/forms/texts.ts';
import { hospitalAnswers } from '#tests/given-consents/scene.ts';

export const forms: FormRows = {
  ...newConsentForms,
  'a consent taken back': {
    route: '/consents/:id/cancel',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts('/consents/consent-7003/cancel'),
    }),
    success: async ({ as }) => sentBy(await as('jan.nowak'), '/consents/consent-7002/cancel'),
  },
  'what waits for the hospital': {
    route: '/consents',
    open: async ({ as }) => ({
      known: { step: oneOf('none'), act: oneOf('try', 'putAway') },
      send: (await as('jan.nowak')).posts('/consents'),
    }),
    async success(scene) {
      const jan = await scene.as('jan.nowak');
      hospitalAnswers(scene, 'FAILS');
      await sentBy(jan, '/consents/consent-carer-1/cancel');
      hospitalAnswers(scene, 'WORKS');
      return sentBy(jan, '/consents');
    },
  },
};
