import { withValues } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { opened, taken, whileInvited } from '#tests/telehealth-live/guest-scene.ts';
import { whileLive } from '#tests/telehealth-live/scene.ts';

const chat = (name: string, text: string, error: Parameters<typeof at>[1]): Rule => ({
  form: 'a line of the chat',
  name,
  status: 400,
  errors: [at('chat-text', error)],
  kept: text === '' ? {} : { text },
  send: whileLive({}, async ({ scene, visitor, walk }) => visitor.submit(await walk.atCall(scene), { text })),
});

const phone = (name: string, phoneNumber: string, error: Parameters<typeof at>[1]): Rule => ({
  form: 'the number to call',
  name,
  status: 400,
  errors: [at('phone-phoneNumber', error)],
  kept: { phoneNumber },
  send: whileLive({}, async ({ visitor, walk }) =>
    visitor.submit(await visitor.get(walk.at('phone')), { phoneNumber }),
  ),
});

const opinion = (name: string, text: string, error: Parameters<typeof at>[1]): Rule => ({
  form: 'the opinion of one that is over',
  name,
  status: 400,
  errors: [at('opinion-opinion', error)],
  kept: text === '' ? {} : { opinion: text },
  send: whileLive({ minutes: -60, status: 'EXECUTED' }, async ({ visitor, walk }) =>
    visitor.submit(await visitor.get(walk.at('ended')), { opinion: text }),
  ),
});

/** A form of a guest who is invited to a teleconsultation of Jan's. */
const guest = (name: string, fields: Record<string, string>, errors: Rule['errors'], kept = {}): Rule => ({
  form: 'the name of a guest',
  name,
  status: 400,
  errors,
  kept,
  send: whileInvited({}, async ({ guest: visitor, path }) =>
    visitor.submit(await opened(visitor, path), fields),
  ),
});

const guestsLine = (name: string, text: string, error: Parameters<typeof at>[1]): Rule => ({
  form: 'what a guest does',
  name,
  status: 400,
  errors: [at('chat-text', error)],
  kept: text === '' ? {} : { text },
  send: whileInvited({}, async ({ guest: visitor, path }) =>
    visitor.submit(await taken(visitor, path), { text }),
  ),
});

export const rules: readonly Rule[] = [
  guest('nothing is given', {}, [
    at('guest-name', 'telehealth-guest:enter.nameRequired'),
    at('guest-consent', 'telehealth-guest:enter.consentRequired'),
  ]),
  guest(
    'the notice is not ticked',
    { name: 'Maria' },
    [at('guest-consent', 'telehealth-guest:enter.consentRequired')],
    { name: 'Maria' },
  ),
  guest(
    'a name that is too long',
    { name: 'ż'.repeat(81), consent: 'on' },
    [at('guest-name', withValues('fields:line.tooLong', { count: 80 }))],
    { name: 'ż'.repeat(81) },
  ),
  guestsLine('nothing is written', '', 'telehealth-live:chat.required'),
  guestsLine('more than a line of the chat takes', 'ż'.repeat(2001), 'telehealth-live:chat.tooLong'),
  {
    form: 'the consent that a teleconsultation lacks',
    name: 'it is not ticked',
    status: 422,
    errors: [at('consent-consent', 'telehealth-live:consent.required')],
    send: whileLive(
      { patientId: 'patient-1007' },
      async ({ scene, visitor, walk }) => {
        // Another form may have given it.
        scene.change(
          'provider',
          "delete from patient_consents where patient_id = 'patient-1007' and type = 'CTEL'",
        );
        return visitor.submit(await visitor.get(walk.entry));
      },
      'stanislaw.wojcik',
    ),
  },
  {
    form: 'how one talks to the doctor',
    name: 'nothing is chosen',
    status: 400,
    errors: [at('type-type', 'telehealth-live:type.required')],
    send: whileLive({}, async ({ visitor, walk }) => visitor.submit(await visitor.get(walk.at('type')))),
  },
  chat('nothing is written', '', 'telehealth-live:chat.required'),
  chat('more than a line of the chat takes', 'ż'.repeat(2001), 'telehealth-live:chat.tooLong'),
  opinion('nothing is written', '', 'telehealth-live:ended.opinion.required'),
  opinion('more than an opinion takes', 'ż'.repeat(2001), 'telehealth-live:ended.opinion.tooLong'),
  phone('a number that is too short', '600 100', 'booking-wizard:contactdata.fault.tooShort'),
  phone('what is no number', 'jutro', 'booking-wizard:contactdata.fault.invalidNumber'),
];
