import { peselOf } from '#provider/seed/pesel.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const NEW = '/benefits/cdocrequests/new';

/** A person of nobody's acquaintance. */
export const PERSON = {
  name: 'Iga',
  lastName: 'Żółć-Łęcka',
  country: 'PL',
  pesel: peselOf({ birthDate: '1975-03-08', gender: 'FEMALE', serial: 4_322 }),
  documentType: '',
  documentNumber: '',
};

const SCOPE = { department: '', from: '01-01-2026', to: '31-01-2026' };

type Fields = Record<string, string | string[]>;

/** Steps of a new request as a person without scripts walks them. */
export function copyWalk(visitor: Visitor, patientId = 'patient-1001') {
  const next = async (answer: Answer, fields: Fields) => visitor.follow(await visitor.submit(answer, fields));
  const start = async (query = `?patientId=${patientId}`) => visitor.follow(await visitor.get(NEW + query));

  const atSubject = async (kind = 'COPY') => next(await start(), { choice: kind });
  const atDocuments = async (kind = 'COPY') => next(await atSubject(kind), { choice: 'DOCUMENTS' });
  const atScope = async (kind = 'COPY') => next(await atSubject(kind), { choice: 'SCOPE' });
  const atFormat = async () => next(await atDocuments(), { documents: ['cdoc-1', 'cdoc-3'] });
  const atWay = async () => next(await atFormat(), { choice: 'PAPER' });
  const atPerson = async () => next(await atWay(), { choice: '3' });
  const atReview = async () => next(await atFormat(), { choice: 'DOWNLOAD' });
  /** The review of a period's copies, collected by somebody. */
  const atReviewOfScope = async () => {
    const format = await next(await atScope('EXTRACT'), SCOPE);
    const person = await next(await next(format, { choice: 'STORAGE' }), { choice: '6' });
    return next(person, PERSON);
  };
  /** The review of standing access for somebody. */
  const atReviewOfAccess = async () => next(await next(await atScope('PERM_PERSON'), SCOPE), PERSON);

  return {
    next,
    start,
    atSubject,
    atDocuments,
    atScope,
    atFormat,
    atWay,
    atPerson,
    atReview,
    atReviewOfScope,
    atReviewOfAccess,
  };
}

/** The page that asks whether a draft is to be deleted, of the draft in whose step one is. */
export const discardOf = (visitor: Visitor, { path }: Answer) =>
  visitor.get(`${NEW}/discard?draft=${new URLSearchParams(path.split('?')[1]).get('draft') ?? ''}`);
