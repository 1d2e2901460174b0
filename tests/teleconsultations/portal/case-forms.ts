import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, type Success } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import type { Scene } from '#tests/support/scene.ts';
import { aMinuteLater, newestCode } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedForJan } from '#tests/teleconsultations/scene.ts';
import { walkOn } from '#tests/teleconsultations/walk-on.ts';

const ADULT = 'patient-1002';
type Walk = ReturnType<typeof walkOn>;

/** Anna, at a page of her own teleconsultation. */
const annaAt = (page: (walk: Walk) => Promise<Answer>) => async (anna: Person) =>
  (await page(walkOn(anna.visitor))).path;

/** A form in which only the address and the tokens mean something. */
const plain = (
  route: string,
  pathFor: (anna: Person) => Promise<string> | string,
  success: FormRow['success'],
): FormRow => ({
  route,
  success,
  async open({ as }) {
    const anna = await as('anna.kowalska');
    return { known: anything, send: anna.posts(await pathFor(anna)) };
  },
});

type Step = (jan: Visitor, page: Answer, scene: Scene) => Promise<Answer>;
const SERVICE = 'TELE-INT';

/** The page of the code that Jan has just been sent. */
const atCode = (step: Step) => async (scene: Scene) => {
  const ask = (flag: 0 | 1) =>
    scene.change(
      'provider',
      'update availabilities set confirmation_required = ? where service_code = ?',
      flag,
      SERVICE,
    );
  ask(1);
  const jan = await scene.as('jan.nowak');
  const walk = walkOn(jan);
  const sent = async () => jan.follow(await step(jan, await walk.send(await walk.atSummary()), scene));
  // The catalogue is read anew when the clock has moved.
  return scene.ahead('PT1M', sent).finally(() => ask(0));
};

const codeForms: FormRows = {
  'a code of a teleconsultation': {
    ...plain(
      '/newteleconsultation/code',
      annaAt((walk) => walk.atSummary(ADULT)),
      undefined,
    ),
    success: atCode(async (jan, page, scene) => jan.submit(page, { code: newestCode(scene) })),
  },
  'a new code of a teleconsultation': {
    ...plain(
      '/newteleconsultation/code/resend',
      annaAt((walk) => walk.atSummary(ADULT)),
      undefined,
    ),
    success: atCode(async (jan, page, scene) => {
      aMinuteLater(scene);
      return jan.submit(await jan.get(page.path.replace('/code', '/code/resend')));
    }),
  },
};

/** Sent on the way to the summary. */
const SUMMARY: Success = {
  ...NEXT_STEP,
  sent: async (scene) => walkOn(await scene.as('anna.kowalska')).atSummary(ADULT),
};

export const caseForms: FormRows = {
  ...codeForms,
  'a case': {
    route: '/newteleconsultation/medicalcase',
    success: SUMMARY,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const page = await walkOn(anna.visitor).atCase(ADULT);
      return {
        known: { case: oneOf('new', '', 'case-6501'), title: text },
        send: anna.posts(page.path),
        typed: ['title'],
      };
    },
  },
  'another case': {
    ...plain(
      '/newteleconsultation/medicalcase/change',
      async (anna) =>
        (await walkOn(anna.visitor).atCase(ADULT)).path.replace('medicalcase', 'medicalcase/change'),
      NEXT_STEP,
    ),
  },
  'a description': {
    route: '/newteleconsultation/description',
    success: SUMMARY,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const page = await walkOn(anna.visitor).atDescription(ADULT);
      return { known: { description: text }, send: anna.posts(page.path), typed: ['description'] };
    },
  },
  'deleting a file of a description': {
    ...plain(
      '/newteleconsultation/description/attachments/:attachmentId/delete',
      async (anna) =>
        (await walkOn(anna.visitor).atDescription(ADULT)).path.replace(
          'description',
          'description/attachments/none/delete',
        ),
      undefined,
    ),
    async success(scene) {
      const jan = await scene.as('jan.nowak');
      const page = await walkOn(jan).atDescription();
      const fields = { 'press.intent-files': 'x' };
      await jan.upload(page, [fileOf(pdf(), 'wynik.pdf')], { fields });
      const shown = await jan.get(page.path);
      const link = shown.page.querySelector('main a[href*="/delete?"]')?.getAttribute('href') ?? '';
      return jan.follow(await jan.submit(await jan.get(link)));
    },
  },
  'the summary of a teleconsultation': {
    route: '/newteleconsultation/summary',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const page = await walkOn(anna.visitor).atSummary(ADULT);
      return { known: { consent: oneOf('on', ''), dateFromMeasurement: text }, send: anna.posts(page.path) };
    },
    success: async (scene) => (await bookedForJan(scene)).result,
  },
};
