import { tooLongText } from '#app/services/forms/fields.ts';
import { at, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';
import { copyWalk, PERSON } from '#tests/copies/walk.ts';

type Walk = ReturnType<typeof copyWalk>;

/** A step of Jan's, sent with these fields. */
const refuses = (
  form: string,
  step: (walk: Walk) => ReturnType<Walk['start']>,
  rule: { name: string; fields?: Record<string, string>; errors: ExpectedError[]; status?: 400 | 422 },
): Rule => ({
  form,
  name: rule.name,
  status: rule.status ?? 400,
  errors: rule.errors,
  kept: rule.fields ?? {},
  async send(scene) {
    const jan = await scene.as('jan.nowak');
    return jan.submit(await step(copyWalk(jan)), rule.fields ?? {});
  },
});

const scope = (name: string, fields: Record<string, string>, ...errors: ExpectedError[]) =>
  refuses('which unit and period', (walk) => walk.atScope(), { name, fields, errors });

export const rules: readonly Rule[] = [
  refuses('which kind of request', (walk) => walk.start(), {
    name: 'nothing is chosen',
    errors: [at('choice-choice', 'copy-wizard:kind.required')],
  }),
  refuses('by documents or by a period', (walk) => walk.atSubject(), {
    name: 'nothing is chosen',
    errors: [at('choice-choice', 'copy-wizard:subject.required')],
  }),
  refuses('which documents are copied', (walk) => walk.atDocuments(), {
    name: 'none is ticked',
    errors: [at('documents-documents', 'clinical-documents:ticks.none')],
  }),
  refuses('in which form a copy comes', (walk) => walk.atFormat(), {
    name: 'nothing is chosen',
    errors: [at('choice-choice', 'copy-wizard:format.required')],
  }),
  refuses('how a copy comes', (walk) => walk.atWay(), {
    name: 'nothing is chosen',
    errors: [at('choice-choice', 'copy-wizard:way.required')],
  }),
  scope(
    'no days',
    { from: '', to: '' },
    at('scope-from', 'copy-wizard:scope.fromRequired'),
    at('scope-to', 'copy-wizard:scope.toRequired'),
  ),
  scope(
    'days that are none',
    { from: '31-02-2026', to: 'jutro' },
    at('scope-from', 'fields:day.impossible'),
    at('scope-to', 'fields:day.malformed'),
  ),
  scope(
    'the last day is before the first',
    { from: '02-01-2026', to: '01-01-2026' },
    at('scope-to', 'copy-wizard:scope.beforeFrom'),
  ),
  scope(
    'more than 20 years ago',
    { from: '01-01-2000', to: '01-01-2026' },
    at('scope-from', 'copy-wizard:scope.tooEarly'),
  ),
  scope(
    'after today',
    { from: '01-01-2026', to: '01-01-2046' },
    at('scope-to', 'copy-wizard:scope.inTheFuture'),
  ),
  refuses('who collects a copy', (walk) => walk.atPerson(), {
    name: 'no PESEL in Poland',
    fields: { ...PERSON, pesel: '' },
    errors: [at('person-pesel', 'consent-wizard:person.pesel.required')],
  }),
  refuses('a request for copies', (walk) => walk.atReview(), {
    name: 'a remark that is too long',
    fields: { remark: 'x'.repeat(501) },
    errors: [at('review-remark', tooLongText(500))],
  }),
];
