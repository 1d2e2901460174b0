import { isDefinedError } from '@orpc/client';
import type { Disease } from '#contract/bookings/schemas/referrals.ts';
import { digitsOf, type ReadReferral, type TypedReferral } from '#app/domain/bookings/referral.ts';
import { providerText } from '#app/domain/text.ts';
import { isPlainLine } from '#app/domain/typed.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

const MOST_DIGITS = 20;
const SEARCH = { shortest: 3, longest: 100 };

/** The buttons of the form that look something up, by name. */
export const LOOK_UPS = ['lookUpInstitution', 'lookUpPractitioner', 'lookUpDisease'] as const;
type LookUp = (typeof LOOK_UPS)[number];

type Typed = TypedReferral & { disease?: string | undefined };
type Answer = { state: 'known'; name: string; text: string } | { state: 'unknown' } | { state: 'outage' };

/** The provider's answers about the numbers and words that were typed; absent: nothing was asked. */
export type LookedUp = {
  institution?: Answer;
  practitioner?: Answer;
  diseases?: { state: 'found' | 'outage'; options: Disease[] };
};

/** Asks for all that can be asked for, at once: what was found before stays on the page. */
export async function lookUp(
  { request, system }: { request: PortalRequest; system: string },
  typed: Typed,
): Promise<LookedUp> {
  const { referrals } = request.provider;
  const [institution, practitioner, diseases] = await Promise.all([
    answerOf({
      number: typed.institutionCro,
      ask: (b) => referrals.institution({ a: system, b }),
      namesOf: ({ name, address }) => ({ name, text: `${name}, ${address}` }),
    }),
    answerOf({
      number: typed.practiceNo,
      ask: (practiceNumber) => referrals.practitioner({ system, practiceNumber }),
      namesOf({ degree, name, lastName }) {
        const text = [degree, name, lastName].filter(Boolean).join(' ');
        return { name: text, text };
      },
    }),
    diseasesFor(request, typed),
  ]);
  return {
    ...(institution && { institution }),
    ...(practitioner && { practitioner }),
    ...(diseases && { diseases }),
  };
}

async function answerOf<Found>({
  number = '',
  ask,
  namesOf,
}: {
  number: string | undefined;
  ask: (digits: string) => Promise<Found>;
  namesOf: (found: Found) => { name: string; text: string };
}): Promise<Answer | undefined> {
  const digits = digitsOf(number);
  if (!digits || digits.length > MOST_DIGITS) return undefined;

  const answer = await orOutage(
    ask(digits).catch((error: unknown) => {
      if (isDefinedError(error)) return null;
      throw error;
    }),
  );
  if (!answer.ok) return { state: 'outage' };
  return answer.data === null ? { state: 'unknown' } : { state: 'known', ...namesOf(answer.data) };
}

/** Returns the diseases that the words find, and the one that was chosen before. */
async function diseasesFor(
  request: PortalRequest,
  { disease = '', icd10Code = '' }: Typed,
): Promise<LookedUp['diseases']> {
  const searches = [icd10Code, disease].map((text) => text.trim()).filter((q) => !searchFault(q));
  if (searches.length === 0) return undefined;

  const answers = await Promise.all(
    searches.map((q) => orOutage(request.provider.referrals.diseases({ q }))),
  );
  if (answers.some(({ ok }) => !ok)) {
    const chosen = { code: icd10Code, name: providerText(icd10Code) };
    return { state: 'outage', options: icd10Code === '' ? [] : [chosen] };
  }
  const found = answers.flatMap((one) => (one.ok ? one.data : []));
  const searched = disease.trim();
  const chosen = found.filter(({ code }) => code === icd10Code).slice(0, 1);
  const others = searched === '' ? [] : found.filter(({ code }) => code !== icd10Code);
  const unique = others.filter(({ code }, index) => others.findIndex((one) => one.code === code) === index);
  return { state: 'found', options: [...chosen, ...unique] };
}

function searchFault(q: string) {
  if (q.length < SEARCH.shortest) return 'referrals:disease.tooShort';
  if (q.length > SEARCH.longest) return 'referrals:fault.tooLong';
  return isPlainLine(q) ? null : 'referrals:fault.notPlain';
}

type Errors = Record<string, ErrorText[]>;

/** Why nothing could be asked for, at the field whose button was pressed. */
export function lookUpErrors({ button, typed }: { button: LookUp; typed: Typed }): Errors {
  if (button === 'lookUpDisease') {
    const fault = searchFault(typed.disease?.trim() ?? '');
    return fault ? { disease: [fault] } : {};
  }
  const field = button === 'lookUpInstitution' ? 'institutionCro' : 'practiceNo';
  const number = typed[field]?.trim() ?? '';
  const digits = digitsOf(number);
  if (number === '') return { [field]: ['referrals:fault.emptyLookUp'] };
  if (!digits) return { [field]: [`referrals:fault.digits.${field}`] };
  return digits.length > MOST_DIGITS ? { [field]: [`referrals:fault.tooManyDigits.${field}`] } : {};
}

/** B§8: a number must be known, or a name stand beside it; an outage is no reason to lose either. */
export function referrerErrors({
  referral,
  found: { institution, practitioner, diseases },
}: {
  referral: ReadReferral;
  found: LookedUp;
}): Errors {
  const { unknownInstitution, unknownPractitioner, icd10Code } = referral;
  const isDiseaseFound = diseases?.options.some(({ code }) => code === icd10Code) === true;
  return {
    ...(institution && !unknownInstitution ? errorsOf('institution', institution) : {}),
    ...(practitioner && !unknownPractitioner ? errorsOf('practitioner', practitioner) : {}),
    ...(icd10Code && diseases?.state === 'outage' ? { disease: ['referrals:disease.outage'] } : {}),
    ...(icd10Code && !isDiseaseFound ? { disease: ['referrals:disease.unknown'] } : {}),
  };
}

function errorsOf(whose: 'institution' | 'practitioner', { state }: Answer): Errors {
  const field = whose === 'institution' ? 'institutionCro' : 'practiceNo';
  if (state === 'unknown')
    return { [field]: [`referrals:${whose}.unknown`, `referrals:${whose}.unknownHow`] };
  return state === 'outage' ? { [field]: [`referrals:${whose}.outage`] } : {};
}

/** The names of what was found, for the summary. */
export function namesOf({
  referral: { icd10Code },
  found: { institution, practitioner, diseases },
}: {
  referral: ReadReferral;
  found: LookedUp;
}) {
  return {
    institutionName: institution?.state === 'known' ? institution.name : undefined,
    practitionerName: practitioner?.state === 'known' ? practitioner.name : undefined,
    diseaseName: diseases?.options.find(({ code }) => code === icd10Code)?.name,
  };
}
