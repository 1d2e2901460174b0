import { TITLE } from '#contract/telehealth/reading/limits.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';
import { said } from '#tests/house/portal/errors/uploads.ts';
import { fileOf, heic, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

/** Jan has cases to choose from, Lucyna has none. */
const medicalcase = (
  name: string,
  fields: Record<string, string>,
  errors: ExpectedError[],
  account: Account = 'jan.nowak',
): Rule => ({
  form: 'a medical case',
  name,
  status: 400,
  errors,
  kept: fields,
  async send(scene) {
    const visitor = await scene.as(account);
    return visitor.submit(await walkOn(visitor).atCase(), fields);
  },
});

const title = (name: string, typed: string, fault: 'required' | 'tooShort' | 'tooLong') =>
  medicalcase(name, { case: 'new', title: typed }, [
    at('case-title', withValues(`medical-cases:title.${fault}`, TITLE)),
  ]);

/** The days of which cases are shown, in the address. */
const filter = (name: string, typed: Record<string, string>, errors: ExpectedError[]): Rule => ({
  form: 'the filter of medical cases',
  name,
  status: 400,
  errors,
  kept: typed,
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const { path } = await walkOn(visitor).atCase();
    return visitor.get(`${path}&${new URLSearchParams(typed).toString()}`);
  },
});

type Sent = { files: File[]; before?: File[]; bytesLost?: number };

const FILES = { 'press.intent-files': 'x', description: TEXT };

/** Files beside a description, which stays whatever becomes of them. */
const files = (
  name: string,
  { files: chosen, before = [], bytesLost = 0 }: Sent,
  ...texts: ErrorText[]
): Rule => ({
  form: 'a description, with files',
  name,
  status: 422,
  errors: [at('description-files', ...texts)],
  kept: { description: TEXT },
  async send(scene: Scene) {
    const visitor = await scene.as('jan.nowak');
    let page = await walkOn(visitor).atDescription();
    if (before.length > 0) page = await visitor.follow(await visitor.upload(page, before, { fields: FILES }));
    return visitor.upload(page, chosen, { fields: FILES, bytesLost });
  },
});

const notSent = (name: string) => withValues('medical-cases:files.notSent', { name });
const named = (...names: string[]) => names.map((name) => fileOf(pdf(name), `${name}.pdf`));

export const rules: readonly Rule[] = [
  medicalcase('nothing is chosen', { title: '' }, [at('case-case', 'medical-cases:choose.required')]),
  medicalcase('the proposed name alone, beside cases', {}, [
    at('case-case', 'medical-cases:choose.required'),
  ]),
  medicalcase(
    'no name where there are no cases',
    { title: '' },
    [at('case-title', withValues('medical-cases:title.required', TITLE))],
    'lucyna.baran',
  ),
  title('a new one without a name', '', 'required'),
  title('a name of two signs', 'Bó', 'tooShort'),
  title('a name of 101 signs', 'B'.repeat(101), 'tooLong'),

  filter('no date', { dateFrom: 'wczoraj' }, [at('cases-dateFrom', 'lists:range.dateFrom.malformed')]),
  filter('not in the calendar', { dateFrom: '29-02-2026' }, [
    at('cases-dateFrom', 'lists:range.dateFrom.impossible'),
  ]),
  filter('more than 20 years back', { dateFrom: '01-01-1999' }, [
    at('cases-dateFrom', 'lists:range.dateFrom.tooEarly'),
  ]),
  filter('a day to come', { dateFrom: '01-01-2026', dateTo: '01-01-2099' }, [
    at('cases-dateTo', 'medical-cases:filter.tooLate'),
  ]),
  filter('the end before the beginning', { dateFrom: '02-02-2026', dateTo: '01-02-2026' }, [
    at('cases-dateTo', 'lists:range.dateTo.beforeFrom'),
  ]),

  {
    form: 'a description',
    name: '2001 signs',
    status: 400,
    errors: [at('description-description', 'medical-cases:description.tooLong')],
    kept: { description: 'ą'.repeat(2001) },
    async send(scene) {
      const visitor = await scene.as('jan.nowak');
      return visitor.submit(await walkOn(visitor).atDescription(), { description: 'ą'.repeat(2001) });
    },
  },
  files('nothing chosen', { files: [] }, said('none')),
  files(
    'a sixth',
    { before: named('a', 'b', 'c', 'd'), files: named('e', 'f') },
    notSent('f.pdf'),
    said('TOO_MANY', 'f.pdf'),
  ),
  files(
    'broken off',
    { files: named('a', 'b'), bytesLost: 100 },
    notSent('b.pdf'),
    said('interrupted', 'b.pdf'),
  ),
  files(
    'several, each for a reason of its own',
    { files: [fileOf(htmlPage(), 'strona.pdf'), fileOf(heic('mif1', 'heic'), 'image.jpg'), ...named('a')] },
    notSent('strona.pdf'),
    said('TYPE', 'strona.pdf'),
    notSent('image.jpg'),
    said('HEIC', 'image.jpg'),
  ),
];
