import { BEGINNING } from '#tests/house/a11y/loop/house.ts';
import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startBrokenHost } from '#tests/support/broken-host.ts';
import { leftOut } from '#tests/support/left-out-call.ts';
import { clockFrom, startPortal } from '#tests/support/portal-process.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { stageOf, type Scene } from '#tests/support/scene.ts';

const route = 'start';
const area = 'start';

/** A page of a portal whose host leaves out the question what is to be done. */
const withoutQuestion =
  (path: string) =>
  async ({ view }: Scene) => {
    const provider = await startProvider({ env: clockFrom(BEGINNING) });
    const host = await startBrokenHost({ fetch: (request) => passedOn(request, provider.origin) });
    host.answers = ({ url }) => (new URL(url).pathname === '/portal/api/to-do' ? leftOut() : null);
    const portal = await startPortal({ env: { PROVIDER_URL: host.origin, ...clockFrom(BEGINNING) } });
    try {
      return await (await stageOf(portal).scene(view).as('jan.nowak')).get(path);
    } finally {
      await Promise.all([portal.stop(), host.stop(), provider.stop()]);
    }
  };

async function passedOn(request: Request, origin: string) {
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  const body = method === 'GET' ? null : await request.text();
  return fetch(origin + pathname + search, { method, headers, body });
}

/** A page while the provider cannot read one area. */
const withoutInvoices = (path: string) => async (scene: Scene) => {
  const rename = (from: string, to: string) =>
    scene.change('provider', `alter table ${from} rename to ${to}`);
  const visitor = await scene.as('jan.nowak');
  rename('invoices', 'hidden_invoices');
  return visitor.get(path).finally(() => rename('hidden_invoices', 'invoices'));
};

/** Everything of Jan's that was to be done is done elsewhere, until the page has been seen. */
async function nothingToDo(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const staffSays = (status: string, was: string) =>
    scene.change(
      'provider',
      "update bookings set status = ? where status = ? and patient_id = 'patient-1001' and system_id = 'booking-3001'",
      ...[status, was],
    );
  staffSays('CANCELED', 'SCHEDULED');
  const answer = await visitor.get('/start');
  staffSays('SCHEDULED', 'CANCELED');
  return answer;
}

export const states: readonly (State | Lead)[] = [
  { route, area, name: 'of one patient', show: asAccount('jan.nowak', '/start') },
  {
    route,
    area,
    name: 'of several patients',
    show: asAccount('anna.kowalska', '/start?patientId=patient-1002'),
  },
  {
    route,
    area,
    name: 'of a child',
    show: asAccount('anna.kowalska', '/start?patientId=patient-1003'),
  },
  { route, area, name: 'less to do', show: nothingToDo },
  {
    route,
    area,
    name: 'with a booking that is not finished',
    async show(scene) {
      const visitor = await scene.as('stanislaw.wojcik');
      scene.change('portal', 'delete from drafts');
      await walkOf(visitor).atDates();
      return visitor.get('/start');
    },
  },
  { route, area, name: 'no visit', show: asAccount('oleksandr.kovalenko', '/start') },
  { route, area, name: 'of an account without a patient', show: asAccount('ewa.dabrowska', '/start') },
  { route, area, name: 'provider down', show: asAccount('halina.mazur', '/start') },
  {
    route,
    area,
    name: "404, somebody else's patient",
    status: 404,
    show: asAccount('jan.nowak', '/start?patientId=patient-1003'),
  },
  { route, area, name: 'of a host that does not say what is to be done', show: withoutQuestion('/start') },
  ...[
    { name: 'of one patient', show: asAccount('jan.nowak', '/start/todo') },
    { name: 'of several patients', show: asAccount('anna.kowalska', '/start/todo?patientId=patient-1003') },
    { name: 'nothing to do', show: asAccount('oleksandr.kovalenko', '/start/todo') },
    { name: 'of an account without a patient', show: asAccount('ewa.dabrowska', '/start/todo') },
    { name: 'an area that could not be asked', show: withoutInvoices('/start/todo') },
    { name: 'of a host that does not say what is to be done', show: withoutQuestion('/start/todo') },
    { name: 'provider down', show: asAccount('halina.mazur', '/start/todo') },
    {
      name: "404, somebody else's patient",
      status: 404,
      show: asAccount('jan.nowak', '/start/todo?patientId=patient-1003'),
    },
  ].map((state) => ({ ...state, route: 'start/todo', area })),
];
