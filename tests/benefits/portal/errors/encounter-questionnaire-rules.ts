import { withValues } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Typed = Record<string, string | string[]>;

const RIGHT = { q1: '2', q2: '4', q3: '7.10.2026', q4: ['1', '2'], q5: 'nic' };
const ADDRESS = '/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-4001';

const fault = (name: string, key: string, values = {}) =>
  at(
    `questionnaire-${name}`,
    withValues(`questionnaires:fault.${key}` as TextKey, { number: name.slice(1), ...values }),
  );

/** Jan's visit of five days ago; what is not given is right. */
const rule = (
  name: string,
  typed: Typed,
  rest: Pick<Rule, 'status' | 'errors'>,
  meanwhile: (scene: Scene) => () => void = () => () => undefined,
): Rule => ({
  form: 'questionnaire of a visit',
  name,
  ...rest,
  kept: Object.fromEntries(
    Object.entries({ ...RIGHT, ...typed }).filter(([, value]) => value.length > 0 && value !== '9'),
  ),
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const page = await visitor.get(ADDRESS);
    const back = meanwhile(scene);
    return Promise.resolve(visitor.submit(page, { ...RIGHT, ...typed })).finally(back);
  },
});

const wrong = (name: string, typed: Typed, ...errors: Rule['errors'][number][]) =>
  rule(name, typed, { status: 400, errors });

/** The staff moves the visit, or somebody else answers, between the page and what is sent. */
const moved = (scene: Scene) => {
  const move = (days: number) =>
    scene.change(
      'provider',
      "update encounters set ends_at = ends_at + ? where id = 'encounter-4001'",
      days * 24 * 3_600_000,
    );
  move(-30);
  return () => move(30);
};
const filledElsewhere = (scene: Scene) => {
  scene.change(
    'provider',
    "insert into encounter_answers values ('encounter-4001', 'questionnaire-after-1000', '[]', 1)",
  );
  return () =>
    scene.change('provider', "delete from encounter_answers where encounter_id = 'encounter-4001'");
};

export const rules: readonly Rule[] = [
  wrong(
    'nothing',
    { q1: [], q2: '', q3: '', q4: [], q5: '' },
    fault('q1', 'oneRequired'),
    fault('q2', 'numberRequired'),
    fault('q4', 'severalRequired'),
  ),
  wrong('a number out of bounds', { q2: '11' }, fault('q2', 'outside', { minimum: '0', maximum: '10' })),
  wrong('no whole number', { q2: '4,5' }, fault('q2', 'whole')),
  wrong('no date', { q3: 'jutro' }, fault('q3', 'dateMalformed')),
  wrong('an answer that is not on the list', { q1: '9' }, fault('q1', 'unknown')),
  rule(
    'the last day has passed meanwhile',
    {},
    { status: 422, errors: [at(null, 'encounters:questionnaire.passed')] },
    moved,
  ),
  rule(
    'filled in elsewhere meanwhile',
    {},
    { status: 422, errors: [at(null, 'encounters:questionnaire.fulfilled')] },
    filledElsewhere,
  ),
];
