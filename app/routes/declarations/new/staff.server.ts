import type { StaffMember } from '#contract/declarations/schemas.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { createMatcher } from '#app/domain/bookings/search.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { StaffAnswer } from '#app/journeys/declaration/draft.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { declarationProvider, primaryCareStaff } from '#app/services/provider/dictionaries.server.ts';
import { carriedOf } from '#app/services/wizard/steps.server.ts';
import { declarationWizards } from '#app/journeys/declaration/wizard.ts';
import { patientOf, stepFrame, type DraftRequest } from './draft.server.ts';

/** One person in one place: what the page's options send. */
const keyOf = ({ practitioner, hospitalOrganizationUnit: unit }: StaffMember) =>
  `${practitioner.employee.id}~${unit?.id ?? ''}`;

const wordsOf = ({ practitioner, hospitalOrganizationUnit: unit }: StaffMember) =>
  [
    practitionerName(practitioner),
    ...(unit ? [plainText(unit.name), plainText(unit.address ?? providerText(''))] : []),
  ].join(' ');

/** People in whose name or unit every word is found; where there are none, small mistakes are forgiven, and `isApproximate` says so. */
export function searchStaff(staff: readonly StaffMember[], query: string) {
  const matcher = createMatcher(query);
  const exact = staff.filter((member) => matcher.isExact(wordsOf(member)));
  if (exact.length > 0) return { found: exact, isApproximate: false };
  const found = staff.filter((member) => matcher.isSimilar(wordsOf(member)));
  return { found, isApproximate: found.length > 0 };
}

/** What may be chosen of the kind, and the provider whom the declaration names. */
const offeredOf = (request: DraftRequest) =>
  orOutage(Promise.all([primaryCareStaff(request, request.kind), declarationProvider(request)]));

/** Without the hospital system nothing is saved at the end (B-44): that is said before anything is chosen. */
async function isHospitalDownFor(request: DraftRequest) {
  const { provider, kind } = request;
  const patientId = patientOf(request).id;
  return !(await orOutage(provider.declarations.hospitalForPatient({ patientId, types: kind }))).ok;
}

/** The step's page: whom one may choose, or what did not come. */
export async function staffPage(request: DraftRequest) {
  const { draft, t, url, kind } = request;
  const q = (url.searchParams.get('q') ?? '').slice(0, 100);
  const [offered, isHospitalDown] = await Promise.all([offeredOf(request), isHospitalDownFor(request)]);
  const { staff: chosen } = draft.answers;
  const carried = carriedOf(declarationWizards[kind], request);
  const frame = {
    frame: stepFrame(request),
    title: t(`declaration-wizard:staff.title.${kind}`),
    kind,
    carried,
    path: `${url.pathname}?${new URLSearchParams(carried).toString()}`,
    retryPath: `${url.pathname}${url.search}`,
    q,
    isHospitalDown,
    isOfMan: kind === 'MIDWIFE' && patientOf(request).gender !== 'FEMALE',
    chosen: chosen ? { practitioner: `${chosen.practitionerId}~${chosen.unitId ?? ''}` } : undefined,
  };
  if (!offered.ok) return { ...frame, outage: offered.outage, offered: null };
  const [staff, provider] = offered.data;
  const { found, isApproximate } = searchStaff(staff, q);
  return {
    ...frame,
    outage: null,
    offered: { provider, isApproximate, isEmpty: staff.length === 0, options: found.map(optionOf) },
  };
}

const optionOf = (member: StaffMember) => {
  const { practitioner, hospitalOrganizationUnit: unit } = member;
  return {
    value: keyOf(member),
    label: providerText(practitionerName(practitioner)),
    isOfProvider: true as const,
    // Who works in no unit has none to show.
    about:
      unit &&
      providerText(
        [plainText(unit.name), unit.address && plainText(unit.address)].filter(Boolean).join(', '),
      ),
  };
};

/** The chosen one as the draft keeps them; null for somebody of another kind, and for nobody. @throws an outage */
export async function staffAnswer(request: DraftRequest, key: string): Promise<StaffAnswer | null> {
  const [staff, provider] = await Promise.all([
    primaryCareStaff(request, request.kind),
    declarationProvider(request),
  ]);
  const member = staff.find((one) => keyOf(one) === key);
  if (!member) return null;
  const { practitioner, hospitalOrganizationUnit: unit } = member;
  return {
    practitionerId: practitioner.employee.id,
    unitId: unit?.id ?? null,
    name: practitionerName(practitioner),
    unitName: unit?.name,
    unitAddress: unit?.address,
    providerName: provider.name,
    providerAddress: provider.address,
  };
}
