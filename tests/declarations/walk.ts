import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

type Kind = Parameters<typeof newDeclarationPath>[0];

/** Somebody of each kind with whom no declaration of the made-up clinic is refused. */
export const STAFF: Readonly<Record<Kind, string>> = {
  GP: 'doctor-kubiak~unit-children',
  NURSE: 'nurse-adamska~unit-nurses',
  MIDWIFE: 'midwife-baran~unit-nurses',
};
/** The hospital system refuses every declaration with her. */
export const REFUSED_BY_HOSPITAL = 'doctor-pelka~unit-family';
/** She works in no unit. */
export const WITHOUT_UNIT = 'doctor-wrona~';

/** A first choice of both. */
export const FIRST = {
  healthcareProviderNumber: '1',
  healthcareProviderReason: '0',
  healthcareProviderText: '',
  practitionerNumber: '1',
  practitionerReason: '0',
  practitionerText: '',
};

type Way = { kind?: Kind; patientId?: string; practitioner?: string };

/** Steps of a new declaration as a person without scripts walks them. */
export function walkOf(visitor: Visitor) {
  const open = async (path: string) => visitor.follow(await visitor.get(path));
  const next = async (answer: Answer, fields: Record<string, string> = {}) =>
    visitor.follow(await visitor.submit(answer, fields));

  /** A new draft: at the patients when there are several, else at the staff. */
  const start = (kind: Kind = 'NURSE') => open(newDeclarationPath(kind, { anew: '1' }));

  async function atStaff({ kind = 'NURSE', patientId = '' }: Way = {}) {
    const first = await start(kind);
    return patientId ? next(first, { patientId }) : first;
  }

  /** The page that follows on the staff: the question where a declaration of the kind stands, else the choices. */
  async function afterStaff({ practitioner, ...way }: Way = {}) {
    const staff = await atStaff(way);
    return next(staff, { practitioner: practitioner ?? STAFF[way.kind ?? 'NURSE'] });
  }

  async function atChoices(way: Way = {}) {
    const answer = await afterStaff(way);
    return answer.path.includes('/replace') ? next(answer) : answer;
  }

  const atSummary = async (way: Way = {}) => next(await atChoices(way), FIRST);

  /** Saved, with what is missing of the patient's data left out where it may be. */
  const saved = async (way: Way = {}) => next(await atSummary(way));

  return { open, next, start, atStaff, afterStaff, atChoices, atSummary, saved };
}
