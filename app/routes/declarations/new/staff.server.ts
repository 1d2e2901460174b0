import { isMinor } from '#contract/people/reading/birth-range.ts';
import type { StaffMember } from '#contract/declarations/schemas.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { isForChildren } from '#app/domain/declarations/for-children.ts';
import { createMatcher } from '#app/domain/bookings/search.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { StaffAnswer } from '#app/journeys/declaration/draft.ts';
import { heldByHospital } from '#app/services/provider/hospital-declarations.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { declarationProvider, primaryCareStaff } from '#app/services/provider/dictionaries.server.ts';
import { carriedOf } from '#app/services/wizard/drafts.server.ts';
import { declarationWizards } from '#app/journeys/declaration/wizard.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';

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

/** The people who may be chosen for the kind, and the provider whom the declaration names. */
const offeredOf = (request: DraftRequest) =>
  orOutage(Promise.all([primaryCareStaff(request, request.kind), declarationProvider(request)]));

/** Without the hospital system, or a patient whom it knows, nothing is saved at the end (B-44): that is said before anything is chosen. */
async function hospitalFor(request: DraftRequest) {
  const held = await heldByHospital(request, { patientId: patientOf(request).id, types: request.kind });
  return { isHospitalDown: !held.ok, isUnknown: held.ok && held.data.isUnknown };
}

/** The step's page: whom one may choose, or what did not come. */
export async function staffPage(request: DraftRequest) {
  const { draft, t, url, kind, now } = request;
  const q = (url.searchParams.get('q') ?? '').slice(0, 100);
  const [offered, hospital] = await Promise.all([offeredOf(request), hospitalFor(request)]);
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
    ...hospital,
    isOfMan: kind === 'MIDWIFE' && patientOf(request).gender !== 'FEMALE',
    chosen: chosen ? { practitioner: `${chosen.practitionerId}~${chosen.unitId ?? ''}` } : undefined,
  };
  if (!offered.ok) return { ...frame, outage: offered.outage, isForChildren: false, offered: null };
  const [staff, provider] = offered.data;
  const { found, isApproximate } = searchStaff(staff, q);
  const isOffered = found.some(({ hospitalOrganizationUnit: unit }) => unit && isForChildren(unit.name));
  return {
    ...frame,
    outage: null,
    isForChildren: isOffered && !isMinor({ birthDate: patientOf(request).birthDate, today: dayOf(now) }),
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
