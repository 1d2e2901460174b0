import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

type Account = Parameters<typeof asAccount>[0];

const area = 'benefits';
const LIST = '/benefits/clinicaldocuments';
const OF_JAN = '?patientId=patient-1001';

const at =
  (rest: string) =>
  (name: string, account: Account, path: string, status = 200): State => ({
    route: `benefits/clinicaldocuments${rest}`,
    area,
    name,
    status,
    show: asAccount(account, LIST + path),
  });

const list = at('');
const context = at('/:contextId');
const one = at('/document/:id');
const notes = at('/document/:id/notes');
const sharing = at('/document/:id/sharing');
/** A file has no page of its own: what went wrong is told on the page of an error. */
const file = (kind: string, id: string): State => ({
  route: `benefits/clinicaldocuments/document/:id/${kind}`,
  name: '404, the document is not there',
  status: 404,
  show: asAccount('jan.nowak', `${LIST}/document/${id}/${kind}${OF_JAN}`),
});

export const states: readonly State[] = [
  list('filled, first of pages', 'jan.nowak', OF_JAN),
  list('with ticks of another page', 'jan.nowak', `${OF_JAN}&page=2&doc=cdoc-1&doc=cdoc-2&doc=cdoc-12`),
  { ...list('nothing is ticked', 'jan.nowak', `${OF_JAN}&ask=copies`, 400), errors: 1 },
  list('of one type', 'jan.nowak', `${OF_JAN}&documentType=03.10`),
  { ...list('a type that nobody knows', 'jan.nowak', `${OF_JAN}&documentType=x`, 400), errors: 1 },
  { ...list('wrong days', 'jan.nowak', `${OF_JAN}&dateFrom=jutro&dateTo=30-02-2026`, 400), errors: 2 },
  list('a page beyond the last', 'jan.nowak', `${OF_JAN}&page=9`),
  list('of a child', 'anna.kowalska', '?patientId=patient-1003'),
  list('empty', 'oleksandr.kovalenko', '?dateFrom=01-01-2020&dateTo=02-01-2020'),
  list('of an account that is not confirmed', 'piotr.zielinski', ''),
  list('of an account without a patient', 'ewa.dabrowska', ''),
  list('provider down', 'halina.mazur', ''),
  list("404, somebody else's patient", 'jan.nowak', '?patientId=patient-1003', 404),

  context('two documents', 'jan.nowak', `/context-1${OF_JAN}`),
  context('provider down', 'halina.mazur', '/context-45'),
  context('404', 'jan.nowak', `/none${OF_JAN}`, 404),

  one('with notes', 'jan.nowak', `/document/cdoc-1${OF_JAN}`),
  one('results, in an archive', 'jan.nowak', `/document/cdoc-2${OF_JAN}`),
  one('of several files', 'jan.nowak', `/document/cdoc-3${OF_JAN}`),
  one('of unknown size', 'jan.nowak', `/document/cdoc-7${OF_JAN}`),
  one('of a child', 'anna.kowalska', '/document/cdoc-40?patientId=patient-1003'),
  one('of an account that is not confirmed', 'piotr.zielinski', '/document/cdoc-43'),
  one('provider down', 'halina.mazur', '/document/cdoc-45'),
  one('404', 'jan.nowak', `/document/none${OF_JAN}`, 404),

  notes('two', 'jan.nowak', `/document/cdoc-1/notes${OF_JAN}`),
  notes('none', 'jan.nowak', `/document/cdoc-2/notes${OF_JAN}`),
  notes('provider down', 'halina.mazur', '/document/cdoc-45/notes'),
  notes('404', 'jan.nowak', `/document/none/notes${OF_JAN}`, 404),

  sharing('whether to share', 'jan.nowak', `/document/cdoc-1/sharing${OF_JAN}`),
  sharing(
    'of an account that is not confirmed',
    'piotr.zielinski',
    '/document/cdoc-43/sharing?patientId=patient-1005',
  ),
  sharing('provider down', 'halina.mazur', '/document/cdoc-45/sharing?patientId=patient-1009'),
  sharing('404', 'jan.nowak', `/document/none/sharing${OF_JAN}`, 404),

  file('content', 'cdoc-6'),
  file('archive', 'none'),
];
