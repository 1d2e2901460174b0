import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends, sentBy } from '#tests/house/portal/forms/successes.ts';
import { day, oneOf, text } from '#tests/house/portal/forms/texts.ts';

const ADDRESS = '/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-4001';
const RESULT_SHARING = '/benefits/medicaltestresult/result-3/sharing?patientId=patient-1001';
const DOCUMENT_SHARING = '/benefits/encounters/encounter-4001/sharing/document-6001-1?patientId=patient-1001';
const DISCARD = '/benefits/questionnaire/discard?id=encounter-4003';
const RIGHT = { q1: '2', q2: '4', q4: ['1', '2'], q5: 'nic' };

export const forms: FormRows = {
  'the questionnaire of a visit': {
    route: '/benefits/questionnaire',
    open: async ({ as }) => ({
      known: { q1: oneOf('1', '3'), q2: text, q3: day, q4: oneOf('1', '5'), q5: text },
      send: (await as('jan.nowak')).posts(ADDRESS),
      typed: ['q2', 'q3'],
      chosen: ['q1', 'q4'],
    }),
    success: sends('jan.nowak', ADDRESS, RIGHT),
  },
  'whether to share a result': {
    route: '/benefits/medicaltestresult/:id/sharing',
    open: async ({ as }) => ({
      known: { wanted: oneOf('share', 'stop') },
      send: (await as('jan.nowak')).posts(RESULT_SHARING),
    }),
    success: sends('jan.nowak', RESULT_SHARING, { wanted: 'share' }),
  },
  'whether to share a document of a visit': {
    route: '/benefits/encounters/:id/sharing/:documentId',
    open: async ({ as }) => ({
      known: { wanted: oneOf('share', 'stop') },
      send: (await as('jan.nowak')).posts(DOCUMENT_SHARING),
    }),
    success: sends('jan.nowak', DOCUMENT_SHARING, { wanted: 'share' }),
  },
  'whether to delete the questionnaire of a visit': {
    route: '/benefits/questionnaire/discard',
    open: async ({ as }) => ({
      known: {},
      send: (await as('jan.nowak')).posts(DISCARD),
    }),
    success: async (scene) => {
      const jan = await scene.as('jan.nowak');
      await sentBy(jan, ADDRESS.replace('4001', '4003'), { q5: 'nic', intent: 'later' });
      return sentBy(jan, DISCARD);
    },
  },
};
