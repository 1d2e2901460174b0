import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'start';
const area = 'start';

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
];
