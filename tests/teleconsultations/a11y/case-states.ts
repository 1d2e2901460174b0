import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { fileOf, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Scene } from '#tests/support/scene.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { linkIn, whileFailing } from '#tests/teleconsultations/scene.ts';
import { TEXT } from '#tests/teleconsultations/walk-on.ts';
import { of, on, withFile, type Walk } from './scene.ts';

const medicalcase = of('newteleconsultation/medicalcase');
const description = of('newteleconsultation/description');

const change = of('newteleconsultation/medicalcase/change');

/** The question what comes along to another case. */
async function atQuestion(walk: Walk, visitor: Visitor) {
  const { page } = await withFile(walk, visitor);
  const cases = await visitor.get(page.path.replace('description', 'medicalcase'));
  return walk.send(cases, { case: 'new', title: 'Inna sprawa' });
}

/** The session ends while a description is written; after sign-in it stands in the form again. */
async function sessionEnded(walk: Walk, visitor: Visitor, scene: Scene) {
  const page = await walk.atDescription();
  scene.change('portal', "update sessions set seen_at = 1 where account_id = 'account-2001'");
  const ended = await visitor.submit(page, { description: TEXT });
  const login = await visitor.follow(ended);
  return visitor.follow(await visitor.submit(login, { username: 'jan.nowak', password: PASSWORD }));
}

export const caseStates: readonly (State | Lead)[] = [
  { ...medicalcase, name: 'cases of the last year', show: on('jan.nowak', (walk) => walk.atCase()) },
  {
    ...medicalcase,
    name: 'nobody’s cases yet',
    show: on('anna.kowalska', (walk) => walk.atCase('patient-1002')),
  },
  {
    ...medicalcase,
    name: 'nothing is chosen',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => visitor.submit(await walk.atCase(), { title: '' })),
  },
  {
    ...medicalcase,
    name: 'a day that is none',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.get(`${(await walk.atCase()).path}&dateFrom=32-13-2026`),
    ),
  },
  {
    ...medicalcase,
    name: 'provider down',
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const { path } = await walk.atCase();
      return whileFailing(scene, { call: 'cases.list' }, () => visitor.get(path));
    }),
  },
  { ...change, name: 'asks what comes along', show: on('jan.nowak', atQuestion) },
  {
    ...change,
    name: 'nothing could be copied',
    status: 503,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const question = await atQuestion(walk, visitor);
      return whileFailing(scene, { call: 'files' }, () => visitor.submit(question));
    }),
  },
  { ...description, name: 'empty', show: on('jan.nowak', (walk) => walk.atDescription()) },
  {
    ...description,
    name: 'too long',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.submit(await walk.atDescription(), { description: 'a'.repeat(2001) }),
    ),
  },
  {
    ...description,
    name: 'a file that was sent and one that was refused',
    status: 422,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => {
      const files = [fileOf(pdf(), 'skan.pdf'), fileOf(htmlPage(), 'strona.pdf')];
      return (await withFile(walk, visitor, files)).sent;
    }),
  },
  {
    ...description,
    name: 'not saved',
    status: 503,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const page = await walk.atDescription();
      return whileFailing(scene, { call: 'cases.create' }, () => visitor.submit(page, { description: TEXT }));
    }),
  },
  {
    ...description,
    name: 'the session ended while it was written',
    show: on('jan.nowak', sessionEnded),
  },
  {
    ...description,
    name: "404, somebody else's",
    status: 404,
    show: on('jan.nowak', async (walk, _, scene) => {
      const { path } = await walk.atDescription();
      return (await scene.as('anna.kowalska')).get(path);
    }),
  },
  {
    route: 'newteleconsultation/description/attachments/:attachmentId',
    name: '404',
    status: 404,
    show: on('jan.nowak', async (walk, visitor) => {
      const { path } = await walk.atDescription();
      return visitor.get(path.replace('description', 'description/attachments/none'));
    }),
  },
  {
    ...of('newteleconsultation/description/attachments/:attachmentId/delete'),
    name: 'asks whether to delete it',
    show: on('jan.nowak', async (walk, visitor) => {
      const { page } = await withFile(walk, visitor);
      return visitor.get(linkIn(await visitor.get(page.path), '/delete?'));
    }),
  },
];
