import type { FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, sentBy, type Success } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { draftOf, PLANNED, NOW, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import { hoursOf, tokensOf } from '#tests/support/booking-walk.ts';

const ADULT = 'patient-1002';
const PLACES = { availabilityId: oneOf(PLANNED, NOW, 'tele-int-lis', 'ubezp-lis') };

const walkOf = ({ visitor }: Person) => teleconsultationWalk(visitor);

/** Sent on the way to the case. */
const CASE: Success = {
  ...NEXT_STEP,
  sent: async (scene) => teleconsultationWalk(await scene.as('anna.kowalska')).atCase(ADULT),
};

/** Forms of the steps in which it is chosen for whom, what and when. */
export const choosingForms: FormRows = {
  'for whom a teleconsultation is': {
    route: '/newteleconsultation/patients',
    success: CASE,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return {
        known: { patientId: oneOf('patient-1001', 'patient-1003', 'patient-1007') },
        send: anna.posts((await walkOf(anna).start()).path),
        chosen: ['patientId'],
      };
    },
  },
  'which teleconsultation': {
    route: '/newteleconsultation/services',
    success: CASE,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return { known: PLACES, send: anna.posts((await walkOf(anna).atServices(ADULT)).path) };
    },
  },
  'which teleconsultation, of a guest': {
    route: '/newteleconsultation/services',
    open: async ({ guest }) => ({
      known: PLACES,
      send: (await guest()).posts('/newteleconsultation/services'),
    }),
  },
  'what a link to a teleconsultation names': {
    route: '/newteleconsultation/services',
    open: async ({ guest }) => ({
      known: { service: text, orgUnit: text, employee: text, occupation: text, kind: text },
      send: (await guest()).asks('/newteleconsultation/services'),
    }),
  },
  'when a teleconsultation is': {
    route: '/newteleconsultation/dates',
    success: CASE,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const page = await walkOf(anna).atDates(ADULT);
      return {
        known: Object.fromEntries(
          hoursOf(page)
            .slice(0, 2)
            .flatMap(Object.keys)
            .map((name) => [name, text]),
        ),
        send: anna.posts(page.path),
      };
    },
  },
  'going to a day of teleconsultations': {
    route: '/newteleconsultation/dates',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { path } = await walkOf(anna).atDates(ADULT);
      return { known: { from: day, day }, send: anna.asks(path), typed: ['from'] };
    },
  },
  'keeping the time of a teleconsultation for longer': {
    route: '/newteleconsultation/hold',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const draft = draftOf(await walkOf(anna).atCase(ADULT));
      return {
        known: anything,
        send: anna.posts(`/newteleconsultation/hold?draft=${draft}&from=medicalcase`),
      };
    },
    async success(scene) {
      const anna = await scene.as('anna.kowalska');
      const page = await teleconsultationWalk(anna).atCase(ADULT);
      const path = `/newteleconsultation/hold?draft=${draftOf(page)}&from=medicalcase`;
      return anna.follow(await anna.post(path, tokensOf(page)));
    },
  },
  'deleting an unfinished teleconsultation': {
    route: '/newteleconsultation/discard',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return { known: anything, send: anna.posts('/newteleconsultation/discard?draft=none') };
    },
    async success(scene) {
      const anna = await scene.as('anna.kowalska');
      const draft = draftOf(await teleconsultationWalk(anna).atDates(ADULT));
      return sentBy(anna, `/newteleconsultation/discard?draft=${draft}`);
    },
  },
};
