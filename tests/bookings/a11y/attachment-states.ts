import { walkOf } from '#tests/support/booking-walk.ts';
import { fileOf, jpeg, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;
type Kind = 'attachments' | 'referral-attachments';

const BOOKING = '/bookings/AMMS/booking-3001';
const PAST = '/bookings/AMMS/booking-3004';
const HALINAS = '/bookings/AMMS/booking-3029';
const jan = (path: string) => asAccount('jan.nowak', path);

const FILES = [fileOf(pdf(), 'Wynik badań z 12 marca.pdf'), fileOf(jpeg(), 'zdjęcie.jpg')];

/** The page of Jan's files, as he sees it after these were sent from it. */
async function withFiles(scene: Scene, path: string, files: readonly File[] = FILES, bytesLost = 0) {
  scene.change('provider', 'delete from attachments');
  const visitor = await scene.as('jan.nowak');
  const answer = await visitor.upload(await visitor.get(path), files, { bytesLost });
  return { visitor, answer };
}

const hrefOf = ({ page }: Answer, ending: string) =>
  page.querySelector(`main a[href$="${ending}"]`)?.getAttribute('href') ?? '';

const setTable = (scene: Scene, [from, to]: readonly [string, string]) =>
  scene.change('provider', `alter table ${from} rename to ${to}`);

/** The settings stay: only the keeping of files fails. */
async function whileNothingIsKept<T>(scene: Scene, work: () => Promise<T>) {
  scene.change(
    'provider',
    "create trigger no_files before insert on attachments begin select raise(abort, 'x'); end",
  );
  return work().finally(() => scene.change('provider', 'drop trigger no_files'));
}

async function sessionEnded(scene: Scene, visitor: Visitor, path: string) {
  const page = await visitor.get(path);
  scene.change('portal', "update sessions set seen_at = 1 where account_id = 'account-2001'");
  const ended = await visitor.upload(page, FILES);
  const login = await visitor.follow(ended);
  return visitor.follow(
    await visitor.submit(login, { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' }),
  );
}

const pageStates = (kind: Kind): StateOfRoute[] => {
  const path = `${BOOKING}/${kind}`;
  return [
    {
      name: 'empty',
      show(scene) {
        scene.change('provider', 'delete from attachments');
        return jan(path)(scene);
      },
    },
    {
      name: 'two were added',
      async show(scene) {
        const { visitor, answer } = await withFiles(scene, path);
        return visitor.follow(answer);
      },
    },
    {
      name: 'as many as can be',
      async show(scene) {
        const five = ['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(pdf(), `${name}.pdf`));
        const { visitor, answer } = await withFiles(scene, path, five);
        await visitor.follow(answer);
        return visitor.get(path);
      },
    },
    {
      name: 'some are refused, one is taken',
      status: 422,
      errors: 1,
      async show(scene) {
        const [good] = FILES;
        const bad = [fileOf(htmlPage(), 'strona.html'), fileOf(Buffer.alloc(0), 'folder')];
        return (await withFiles(scene, path, [...(good ? [good] : []), ...bad])).answer;
      },
    },
    {
      name: 'the upload broke off in the second file',
      status: 422,
      errors: 1,
      show: async (scene) => (await withFiles(scene, path, FILES, 100)).answer,
    },
    {
      name: 'nothing was chosen',
      status: 422,
      errors: 1,
      show: async (scene) => (await withFiles(scene, path, [])).answer,
    },
    {
      name: 'the files are not kept',
      status: 503,
      errors: 1,
      show: (scene) => whileNothingIsKept(scene, async () => (await withFiles(scene, path)).answer),
    },
    {
      name: 'the session ended while they were sent',
      show: async (scene) => sessionEnded(scene, await scene.as('jan.nowak'), path),
    },
    { name: 'the visit is over', show: jan(`${PAST}/${kind}`) },
    { name: 'provider down', status: 503, show: asAccount('halina.mazur', `${HALINAS}/${kind}`) },
    { name: "404, somebody else's", status: 404, show: jan(`${HALINAS}/${kind}`) },
  ];
};

const fileStates = (kind: Kind): StateOfRoute[] => [
  { name: '404', status: 404, show: jan(`${BOOKING}/${kind}/none`) },
];

const deleteStates = (kind: Kind): StateOfRoute[] => {
  const path = `${BOOKING}/${kind}`;
  const question = async (scene: Scene) => {
    const { visitor, answer } = await withFiles(scene, path);
    return { visitor, page: await visitor.get(hrefOf(await visitor.follow(answer), '/delete')) };
  };
  return [
    { name: 'question', show: async (scene) => (await question(scene)).page },
    {
      name: 'deleted already, by another window',
      async show(scene) {
        const { visitor, page } = await question(scene);
        scene.change('provider', 'delete from attachments');
        return visitor.follow(await visitor.submit(page));
      },
    },
    { name: '404', status: 404, show: jan(`${path}/none/delete`) },
  ];
};

const DRAFT = '/newbooking/referral/attachments';
const atDraft = async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  const { draft } = await walkOf(visitor).atDates();
  return `${DRAFT}?draft=${draft}`;
};

const draftStates: StateOfRoute[] = [
  { name: 'empty', show: async (scene) => jan(await atDraft(scene))(scene) },
  {
    name: 'two were added',
    async show(scene) {
      const { visitor, answer } = await withFiles(scene, await atDraft(scene));
      return visitor.follow(answer);
    },
  },
  {
    name: 'one is refused',
    status: 422,
    errors: 1,
    show: async (scene) =>
      (await withFiles(scene, await atDraft(scene), [fileOf(htmlPage(), 'strona.html')])).answer,
  },
  {
    name: 'provider down',
    status: 503,
    async show(scene) {
      const path = await atDraft(scene);
      const { visitor } = await withFiles(scene, path);
      const names = ['attachments', 'hidden_attachments'] as const;
      setTable(scene, names);
      return visitor.get(path).finally(() => setTable(scene, [names[1], names[0]]));
    },
  },
  { name: '404', status: 404, show: jan(`${DRAFT}?draft=none`) },
];

const of = (route: string, all: StateOfRoute[], area: 'bookings' | 'newbooking' = 'bookings'): State[] =>
  all.map((state) => ({ route, area, ...state }));

const withSections: StateOfRoute[] = [
  {
    name: 'with files of the visit and of its referral',
    async show(scene) {
      const { visitor } = await withFiles(scene, `${BOOKING}/attachments`);
      await visitor.upload(await visitor.get(`${BOOKING}/referral-attachments`), FILES);
      await visitor.get('/notices');
      return visitor.get(BOOKING);
    },
  },
];

export const attachmentStates: readonly State[] = [
  ...(['attachments', 'referral-attachments'] as const).flatMap((kind) => [
    ...of(`bookings/:system/:id/${kind}`, pageStates(kind)),
    ...fileStates(kind).map((state) => ({ route: `bookings/:system/:id/${kind}/:attachmentId`, ...state })),
    ...of(`bookings/:system/:id/${kind}/:attachmentId/delete`, deleteStates(kind)),
  ]),
  ...of('bookings/:system/:id', withSections),
  ...of('newbooking/referral/attachments', draftStates, 'newbooking'),
];
