import { peselOf } from '#provider/seed/pesel.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

/** A person of nobody's acquaintance. */
export const PERSON = {
  name: 'Iga',
  lastName: 'Żółć-Łęcka',
  country: 'PL',
  pesel: peselOf({ birthDate: '1975-03-08', gender: 'FEMALE', serial: 4_321 }),
  documentType: '',
  documentNumber: '',
  addressCountry: 'PL',
};

const OTHER_SCOPE = { personnelId: 'personnel-maj', scope: 'ALL' };
const REHABILITATION = 'partner-rehabilitation';

/** Steps of a consent as a person without scripts walks them; of somebody with several patients the own one is chosen. */
export function consentWalk(visitor: Visitor) {
  const next = async (answer: Answer, fields: Record<string, string>) =>
    visitor.follow(await visitor.submit(answer, fields));

  const start = async () => visitor.follow(await visitor.get('/newconsent'));

  /** The choice of a kind. */
  async function atKind(patientId?: string) {
    const first = await start();
    return patientId === undefined ? first : next(first, { patientId });
  }

  const chosen = async (kind: string, patientId?: string) => next(await atKind(patientId), { kind });
  const atPerson = (patientId?: string) => chosen('CDPM', patientId);
  const atPartner = (patientId?: string) => chosen('CPAR', patientId);
  const atScope = async (partnerId = REHABILITATION) => next(await atPartner(), { partnerId });
  const atDates = () => chosen('INFO');

  /** The last step of each kind. */
  async function atReview(kind: 'CDPM' | 'CPAR' | 'INFO', fields: Record<string, string> = {}) {
    if (kind === 'INFO') return next(await atDates(), fields);
    const dates =
      kind === 'CDPM'
        ? await next(await atPerson(), { ...PERSON, ...fields })
        : await next(await atScope(), { ...OTHER_SCOPE, ...fields });
    return next(dates, {});
  }

  const saved = async (kind: 'CDPM' | 'CPAR' | 'INFO', fields: Record<string, string> = {}) =>
    next(await atReview(kind, fields), {});

  return { next, start, atKind, atPerson, atPartner, atScope, atDates, atReview, saved };
}

/** The page that asks whether a draft is to be deleted, of the draft in whose step one is. */
export const discardOf = (visitor: Visitor, { path }: Answer) =>
  visitor.get(`/newconsent/discard?draft=${new URLSearchParams(path.split('?')[1]).get('draft') ?? ''}`);
