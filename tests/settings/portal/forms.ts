import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends, sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  display: {
    route: '/display',
    open: async ({ guest }) => ({
      known: {
        language: oneOf('pl', 'en'),
        contrast: oneOf('auto', 'yellow-on-black'),
        textSize: oneOf('100', '300'),
        longWords: oneOf('divided', 'whole'),
        spacing: oneOf('default', 'wide'),
        motion: oneOf('default', 'reduced'),
        intent: oneOf('save', 'preview'),
      },
      send: (await guest()).posts('/display'),
      chosen: ['language', 'contrast', 'textSize', 'longWords', 'spacing', 'motion'],
    }),
    success: (scene) => sentBy(scene.guest(), '/display', { intent: 'save' }),
  },
  'the frame’s buttons': {
    route: '/display',
    open: async ({ guest }) => ({
      known: { patientId: text, other: text },
      send: (await guest()).posts('/display?set=contrast.default&return=%2Fdisplay'),
    }),
  },
  'the cookie notice': {
    route: '/cookie-notice',
    open: async ({ guest }) => ({
      known: anything,
      send: (await guest()).posts('/cookie-notice?return=%2Flogin'),
    }),
    success: { silent: 'The notice that was there is gone.' },
  },
  'more time': {
    route: '/session',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/session?return=%2Fbookings'),
    }),
    success: sends('anna.kowalska', '/session?return=%2Fbookings'),
  },
};
