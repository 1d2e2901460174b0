import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { ANNAS, SECOND_CHOICE, waitingEdit } from '#tests/declarations/scene.ts';
import { newForms } from './new-forms.ts';

export const forms: FormRows = {
  'what waits for the hospital system': {
    route: '/declarations',
    open: async ({ as }) => ({
      known: { step: text, act: oneOf('try', 'putAway') },
      send: (await as('anna.kowalska')).posts('/declarations'),
    }),
    async success(scene) {
      const anna = await scene.as('anna.kowalska');
      return anna.follow(await anna.submit(await waitingEdit(scene), {}, 'main form'));
    },
  },
  'both choices of a declaration': {
    route: '/declarations/:id/edit',
    open: async ({ as }) => ({
      known: {
        healthcareProviderNumber: oneOf('1', '2', '3', '4', '-1'),
        healthcareProviderReason: oneOf('0', '1', '3', '4', '9'),
        healthcareProviderText: text,
        practitionerNumber: oneOf('1', '2', '3', '4', '-1'),
        practitionerReason: oneOf('0', '1', '3', '4', '9'),
        practitionerText: text,
        version: text,
      },
      typed: ['healthcareProviderText', 'practitionerText'],
      chosen: ['healthcareProviderNumber', 'practitionerNumber'],
      send: (await as('anna.kowalska')).posts(`${ANNAS}/edit`),
    }),
    success: async ({ as }) => sentBy(await as('anna.kowalska'), `${ANNAS}/edit`, SECOND_CHOICE),
  },
  'a declaration withdrawn': {
    route: '/declarations/:id/withdraw',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts('/declarations/declaration-5001/withdraw'),
    }),
    success: async ({ as }) => sentBy(await as('anna.kowalska'), `${ANNAS}/withdraw`),
  },
  ...newForms,
};
