import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

type Account = Parameters<typeof asAccount>[0];

const area = 'benefits';
const at =
  (route: string) =>
  (name: string, account: Account, path: string, status = 200): State => ({
    route,
    area,
    name,
    status,
    show: asAccount(account, path),
  });

const LIST = '/benefits/medicaltestresult';
const list = at('benefits/medicaltestresult');
const one = at('benefits/medicaltestresult/:id');
const trend = at('benefits/medicaltestresult/values/:code');
/** A file has no page of its own: what went wrong is told on the page of an error. */
const file = (rest: string, path: string): State => ({
  route: `benefits/medicaltestresult/:id/${rest}`,
  name: '404, the document is not there',
  status: 404,
  show: asAccount('jan.nowak', `${LIST}/${path}/${rest}?patientId=patient-1001`),
});

const sharing = at('benefits/medicaltestresult/:id/sharing');
const sharingOfVisit = at('benefits/encounters/:id/sharing/:documentId');
const VISIT = '/benefits/encounters/encounter-4001/sharing';
/** A page with a form names its patient (decision 096). */
const OF_JAN = '?patientId=patient-1001';

const sharingStates: readonly State[] = [
  sharing('whether to share', 'jan.nowak', `${LIST}/result-1/sharing${OF_JAN}`),
  sharing('whether to end it', 'jan.nowak', `${LIST}/result-2/sharing${OF_JAN}`),
  sharing('of a child', 'anna.kowalska', `${LIST}/result-211/sharing?patientId=patient-1003`),
  sharing('with nobody', 'anna.kowalska', `${LIST}/result-201/sharing?patientId=patient-1002`),
  sharing(
    'of an account that is not confirmed',
    'piotr.zielinski',
    `${LIST}/result-241/sharing?patientId=patient-1005`,
  ),
  sharing('provider down', 'halina.mazur', `${LIST}/result-251/sharing?patientId=patient-1009`),
  sharing('404, none', 'jan.nowak', `${LIST}/none/sharing${OF_JAN}`, 404),
  sharingOfVisit('whether to share', 'jan.nowak', `${VISIT}/document-6001-1${OF_JAN}`),
  sharingOfVisit(
    'provider down',
    'halina.mazur',
    '/benefits/encounters/encounter-4081/sharing/any?patientId=patient-1009',
  ),
  sharingOfVisit('404, none', 'jan.nowak', `${VISIT}/none${OF_JAN}`, 404),
];

export const resultStates: readonly State[] = [
  list('filled', 'jan.nowak', LIST),
  list('of a ward, first of two pages', 'anna.kowalska', `${LIST}?patientId=patient-1004`),
  list('empty', 'oleksandr.kovalenko', LIST),
  { ...list('wrong days', 'jan.nowak', `${LIST}?dateFrom=jutro`, 400), errors: 1 },
  list('of an account that is not confirmed', 'piotr.zielinski', LIST),
  list('provider down', 'halina.mazur', LIST),

  one('low and high values, several files', 'jan.nowak', `${LIST}/result-1`),
  one('critical', 'jan.nowak', `${LIST}/result-2`),
  one('ranges with one end, limits, no numbers', 'jan.nowak', `${LIST}/result-4`),
  one('values without a range, an unknown flag', 'jan.nowak', `${LIST}/result-6`),
  one('preliminary', 'jan.nowak', `${LIST}/result-7`),
  one('corrected', 'jan.nowak', `${LIST}/result-8`),
  one('withheld', 'jan.nowak', `${LIST}/result-9`),
  one('of a child', 'anna.kowalska', `${LIST}/result-211?patientId=patient-1003`),
  one('provider down', 'halina.mazur', `${LIST}/result-251`),
  one('404, none', 'jan.nowak', `${LIST}/none`, 404),

  trend('in two laboratories', 'jan.nowak', `${LIST}/values/2160-0`),
  trend('404, no value of the test', 'jan.nowak', `${LIST}/values/none`, 404),

  file('content', 'result-12'),
  file('archive', 'none'),
  file('printout', 'none'),

  ...sharingStates,
];
