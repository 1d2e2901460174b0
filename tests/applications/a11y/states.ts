import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'account';
const JAN = '/account/patients/patient-1001/correction';
const ZOFIA = '/account/patients/patient-1003/correction';
const HELENA = '/account/patients/patient-1004/correction';
const route = 'account/patients/:id/correction';
const KINDS = ['NAMES', 'PESEL', 'BIRTH_DATE', 'GENDER', 'DOCUMENT', 'OTHER'] as const;

const jan = (path: string) => asAccount('jan.nowak', path);
const anna = (path: string) => asAccount('anna.kowalska', path);

const sends = (kind: string, fields: Record<string, string>) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  return visitor.submit(await visitor.get(`${JAN}/new?kind=${kind}`), fields);
};

/** AP-21, A-13: requests to correct data, and all requests of an account. */
export const states: readonly (State | Lead)[] = [
  { route: 'applications', area: 'applications', name: 'two of one person', show: jan('/applications') },
  { route: 'applications', area: 'applications', name: 'of several people', show: anna('/applications') },
  {
    route: 'applications',
    area: 'applications',
    name: 'none',
    show: asAccount('ewa.dabrowska', '/applications'),
  },
  {
    route: 'applications',
    area: 'applications',
    name: 'provider down',
    show: asAccount('halina.mazur', '/applications'),
  },
  { route, area, name: 'two requests', show: jan(JAN) },
  { route, area, name: 'none yet', show: anna('/account/patients/patient-1002/correction') },
  ...KINDS.map((kind): State => ({
    route: `${route}/new`,
    area,
    name: kind.toLowerCase().replace('_', ' '),
    show: jan(`${JAN}/new?kind=${kind}`),
  })),
  { route: `${route}/new`, area, name: '400 of no kind', status: 400, show: jan(`${JAN}/new`) },
  { route: `${route}/new`, area, name: 'nothing typed', status: 400, errors: 2, show: sends('NAMES', {}) },
  { route: `${route}/recipient`, area, name: 'the first five', show: jan(`${JAN}/recipient?kind=NAMES`) },
  {
    route: `${route}/recipient`,
    area,
    name: 'nobody found',
    show: jan(`${JAN}/recipient?kind=NAMES&name=nikogo`),
  },
  { route: `${route}/:correctionId`, area, name: 'sent', show: jan(`${JAN}/correction-9601`) },
  { route: `${route}/:correctionId`, area, name: 'rejected', show: jan(`${JAN}/correction-9602`) },
  { route: `${route}/:correctionId`, area, name: 'corrected', show: anna(`${ZOFIA}/correction-9603`) },
  { route: `${route}/:correctionId`, area, name: 'in progress', show: anna(`${HELENA}/correction-9604`) },
  {
    route: `${route}/:correctionId`,
    area,
    name: '404 of another',
    status: 404,
    show: anna(`${JAN}/correction-9601`),
  },
  {
    route: `${route}/:correctionId/withdraw`,
    area,
    name: 'the question',
    show: jan(`${JAN}/correction-9601/withdraw`),
  },
  {
    route: `${route}/:correctionId/withdraw`,
    area,
    name: 'too late',
    show: anna(`${HELENA}/correction-9604/withdraw`),
  },
  {
    route: `${route}/:correctionId/files/:fileId`,
    name: 'a guest',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get(`${JAN}/correction-9601/files/none`),
  },
];
