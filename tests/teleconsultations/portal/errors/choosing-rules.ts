import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, leading, type Rule } from '#tests/house/portal/errors/rule.ts';
import { hourOf, tokensOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import { teleconsultationWalk } from '#tests/teleconsultations/walk.ts';

const walker = async (scene: Scene, account: 'jan.nowak' | 'anna.kowalska') => {
  const visitor = await scene.as(account);
  return { visitor, walk: teleconsultationWalk(visitor) };
};

const patients = (
  name: string,
  status: 400 | 422,
  fields: Record<string, string>,
  text: ErrorText = 'teleconsultation:patients.required',
): Rule => ({
  form: 'patients of a teleconsultation',
  name,
  status,
  errors: [at('patient-patientId', text)],
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'anna.kowalska');
    return visitor.submit(await walk.start(), fields);
  },
});

/** A choice that the list of services does not offer, of Jan and of a guest. */
const services = (
  name: string,
  status: 400 | 422,
  fields: Record<string, string>,
  text: ErrorText,
): Rule => ({
  form: 'services of a teleconsultation',
  name,
  status,
  errors: [leading('service-availabilityId', text)],
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const page = await walk.atServices();
    return visitor.post(page.path, { ...tokensOf(page), ...fields });
  },
});

const asGuest = (name: string, status: 400 | 422, fields: Record<string, string>, text: ErrorText): Rule => ({
  ...services(name, status, fields, text),
  form: 'services of a teleconsultation, for guests',
  async send(scene) {
    const visitor = scene.guest();
    const page = await visitor.get('/newteleconsultation/services');
    return visitor.post(page.path, { ...tokensOf(page), ...fields });
  },
});

/** Something else than a free time of the page is sent. */
const times = (name: string, status: 400 | 422, text: ErrorText, fields: Record<string, string>): Rule => ({
  form: 'times of a teleconsultation',
  name,
  status,
  errors: [leading('date-hour', text)],
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const page = await walk.atDates();
    return visitor.post(page.path, { ...tokensOf(page), ...fields });
  },
});

const goTo = (name: string, from: string, fault: 'malformed' | 'impossible' | 'tooLate'): Rule => ({
  form: 'a day of teleconsultations',
  name,
  status: 400,
  errors: [at('go-to-from', `booking-wizard:dates.goToFault.${fault}`)],
  kept: { from },
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const { path } = await walk.atDates();
    return visitor.get(`${path}&from=${encodeURIComponent(from)}`);
  },
});

const LONG = 'x'.repeat(81);

export const rules: readonly Rule[] = [
  patients('none', 400, {}),
  patients('no name of a patient', 400, { patientId: LONG }),
  patients("somebody else's", 422, { patientId: 'patient-1001' }),
  {
    ...patients('one for whom the staff alone books', 422, {}, 'booking-wizard:lock'),
    async send(scene) {
      const { visitor, walk } = await walker(scene, 'anna.kowalska');
      const page = await walk.start();
      await scene.portal.lockBookings('patient-1003', 'on');
      const refused = visitor.submit(page, { patientId: 'patient-1003' });
      return refused.finally(() => scene.portal.lockBookings('patient-1003', 'off'));
    },
  },

  services('none', 400, {}, 'teleconsultation:services.required'),
  services('no name of a service', 400, { availabilityId: LONG }, 'teleconsultation:services.required'),
  services(
    'one that there is not',
    422,
    { availabilityId: 'no-such' },
    'booking-wizard:services.notForPatient',
  ),
  services('a visit', 422, { availabilityId: 'ubezp-lis' }, 'booking-wizard:services.notForPatient'),
  asGuest('none', 400, {}, 'teleconsultation:services.required'),
  asGuest('a visit', 422, { availabilityId: 'ubezp-lis' }, 'teleconsultation:services.unknown'),

  times('none', 400, 'booking-wizard:dates.required', {}),
  times('no time', 400, 'booking-wizard:dates.unknown', { 'hour.tomorrow.morning': '8:00' }),
  times(
    'one that is not on the list',
    422,
    'teleconsultation:dates.notHeld',
    hourOf('tele-int-majewska_20990101T0800'),
  ),
  times('one that has passed', 422, 'booking-wizard:dates.past', hourOf('tele-int-majewska_20200101T0800')),
  goTo('no date', 'jutro', 'malformed'),
  goTo('not in the calendar', '29-02-2027', 'impossible'),
  goTo('too far ahead', '01-01-2035', 'tooLate'),
];
