import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { codeOver, codeRule, codeRules } from '#tests/support/phone-rules.ts';
import { forgetCodes } from '#tests/support/sms.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { walkOn } from '#tests/teleconsultations/walk-on.ts';

const form = 'the summary of a teleconsultation';

/** The measurements that go with it. */
const measurements = (name: string, dateFromMeasurement: string, text: ErrorText): Rule => ({
  form,
  name,
  status: 400,
  errors: [at('summary-dateFromMeasurement', text)],
  kept: { dateFromMeasurement },
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    return visitor.submit(await walkOn(visitor).atSummary(), { addMeasurements: 'on', dateFromMeasurement });
  },
});

type Refused = { errors: ReturnType<typeof at>[]; account: Account; patientId?: string; consent?: 'on' };

/** The rule for a part that the summary needs and does not have. */
const refused = (name: string, { errors, account, patientId, consent }: Refused): Rule => ({
  form,
  name,
  status: 422,
  errors,
  async send(scene) {
    const visitor = await scene.as(account);
    return visitor.submit(await walkOn(visitor).atSummary(patientId), consent ? { consent } : {});
  },
});

/** Jan's summary while a code is asked for; `sent`: it was. */
const codeFor = (sent: boolean) => async (scene: Scene) => {
  forgetCodes(scene);
  const asks = "update availabilities set confirmation_required = ? where service_code = 'TELE-INT'";
  scene.change('provider', asks, 1);
  const visitor = await scene.as('jan.nowak');
  const walk = walkOn(visitor);
  // The catalogue is read anew when the clock has moved.
  const atCode = async () => {
    const summary = await walk.atSummary();
    return sent ? walk.send(summary) : visitor.get(summary.path.replace('summary', 'code'));
  };
  const page = await scene.ahead('PT1M', atCode).finally(() => scene.change('provider', asks, 0));
  return { visitor, page };
};

const code = { form: 'the code of a teleconsultation', atCode: codeFor(true) };

export const rules: readonly Rule[] = [
  refused('the consent is not ticked', {
    account: 'anna.kowalska',
    patientId: 'patient-1002',
    errors: [
      at(
        'summary-consent',
        'teleconsultation-summary:consent.missing',
        'teleconsultation-summary:consent.below',
      ),
    ],
  }),
  refused('the telehealth system does not know the patient', {
    account: 'stanislaw.wojcik',
    consent: 'on',
    errors: [at(null, 'teleconsultation-summary:identity'), at(null, 'telehealth-live:consent.given')],
  }),
  measurements('measurements from no day', '', 'measurements:from.required'),
  measurements('measurements from what is no date', 'wczoraj', 'fields:day.malformed'),
  measurements('measurements from a day to come', '01-01-2099', 'measurements:from.tooLate'),
  {
    form,
    name: 'only the staff books for the patient now',
    status: 422,
    errors: [at(null, 'booking-wizard:lock')],
    async send(scene) {
      const visitor = await scene.as('jan.nowak');
      const page = await walkOn(visitor).atSummary();
      await scene.portal.lockBookings('patient-1001', 'on');
      return visitor.submit(page).finally(() => scene.portal.lockBookings('patient-1001', 'off'));
    },
  },
  ...codeRules(code),
  codeRule(code, { name: 'a wrong one, for the fifth time', text: 'bookings:code.noTries', triesBefore: 4 }),
  codeOver({ ...code, atCode: codeFor(false) }),
];
