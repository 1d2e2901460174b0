import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'account';
const PATH = '/account/patients/patient-1008/attachments';
const FILE = `${PATH}/person-file-9501`;
const route = 'account/patients/:id/attachments';
const oleksandr = (path: string) => asAccount('oleksandr.kovalenko', path);

const sends = (files: readonly File[]) => async (scene: Scene) => {
  const visitor = await scene.as('oleksandr.kovalenko');
  return visitor.upload(await visitor.get(PATH), files);
};

/** A§5, A-62: the papers of a person. */
export const states: readonly (State | Lead)[] = [
  { route, area, name: 'one file', show: oleksandr(PATH) },
  { route, area, name: 'none', show: asAccount('jan.nowak', '/account/patients/patient-1001/attachments') },
  {
    route,
    area,
    name: 'of a child',
    show: asAccount('anna.kowalska', '/account/patients/patient-1003/attachments'),
  },
  { route, area, name: 'nothing chosen', status: 422, errors: 1, show: sends([]) },
  { route, area, name: '404 of a stranger', status: 404, show: asAccount('jan.nowak', PATH) },
  { route: `${route}/:fileId/delete`, area, name: 'the question', show: oleksandr(`${FILE}/delete`) },
  {
    route: `${route}/:fileId/delete`,
    area,
    name: '404',
    status: 404,
    show: oleksandr(`${PATH}/none/delete`),
  },
  {
    route: `${route}/:fileId`,
    name: 'a guest',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get(FILE),
  },
];
