import { TELECONSULTATION_PATH } from './paths.ts';

/** The choices that a guest or a link has made already. No `kind` in the address means a visit. */
export type BookingContext = {
  kind: 'visit' | 'teleconsultation';
  medicalServiceCode: string;
  organizationalUnitId?: string | undefined;
  employeeId?: string | undefined;
  occupationCode?: string | undefined;
};

type ContextualEntry = {
  medicalService: { code: string };
  hospitalOrganizationUnit: { id: string };
  practitioner?: { employee: { id: string }; occupation: { code: string } } | undefined;
};

/** The names of B§2 (first) and of C§2 (second) for the same thing; `kind` has one. */
const namePairs = {
  service: 'medicalServiceCode',
  orgUnit: 'organizationalUnitId',
  employee: 'employeeId',
  occupation: 'occupationCode',
} as const;

const longest = 80;

/** both sets of names are read; undefined when no service is named. */
export function readBookingContext(query: URLSearchParams): BookingContext | undefined {
  const value = (name: keyof typeof namePairs) => {
    const text = query.get(name) || query.get(namePairs[name]);
    return text && text.length <= longest ? text : undefined;
  };
  const medicalServiceCode = value('service');
  if (!medicalServiceCode) return undefined;

  return {
    kind: query.get('kind') === 'teleconsultation' ? 'teleconsultation' : 'visit',
    medicalServiceCode,
    organizationalUnitId: value('orgUnit'),
    employeeId: value('employee'),
    occupationCode: value('occupation'),
  };
}

/**
 * The part of the query with which a wizard was entered that its step goes on with: a service that is named is shown at its places, or
 * at those of the unit that is named with it.
 */
export function namedAt(step: string, start: URLSearchParams | null): Record<string, string> {
  const named = start && readBookingContext(start);
  if (step !== 'services' || !named) return {};
  const { medicalServiceCode: service, organizationalUnitId: orgUnit } = named;
  return { service, ...(orgUnit ? { orgUnit } : {}) };
}

/** The wizard's address that carries the context on. */
export function bookingContextPath(context: BookingContext): string {
  const query = new URLSearchParams({ service: context.medicalServiceCode });
  if (context.organizationalUnitId) query.set('orgUnit', context.organizationalUnitId);
  if (context.employeeId) query.set('employee', context.employeeId);
  if (context.occupationCode) query.set('occupation', context.occupationCode);
  if (context.kind === 'visit') return `/newbooking?${query.toString()}`;

  query.set('kind', context.kind);
  return `${TELECONSULTATION_PATH}?${query.toString()}`;
}

/** The same with what a guest has chosen. */
export const contextPathOf = (
  kind: BookingContext['kind'],
  { medicalService, hospitalOrganizationUnit, practitioner }: ContextualEntry,
) =>
  bookingContextPath({
    kind,
    medicalServiceCode: medicalService.code,
    organizationalUnitId: hospitalOrganizationUnit.id,
    employeeId: practitioner?.employee.id,
    occupationCode: practitioner?.occupation.code,
  });

/** The entries of a catalogue that fit all that the context names; whoever is on duty has any occupation. */
export function entriesForContext<Entry extends ContextualEntry>({
  entries,
  context,
}: {
  entries: readonly Entry[];
  context: BookingContext;
}): Entry[] {
  const fits = (wanted: string | undefined, actual: string | undefined) => !wanted || wanted === actual;
  return entries.filter(
    ({ medicalService, hospitalOrganizationUnit, practitioner }) =>
      fits(context.medicalServiceCode, medicalService.code) &&
      fits(context.organizationalUnitId, hospitalOrganizationUnit.id) &&
      fits(context.employeeId, practitioner?.employee.id) &&
      (isAnybody(context, practitioner) || fits(context.occupationCode, practitioner?.occupation.code)),
  );
}

/** A context without a person, and an entry without one: "Dyżurujący specjalista". */
const isAnybody = (context: BookingContext, practitioner: ContextualEntry['practitioner']) =>
  !practitioner && !context.employeeId;

/**
 * Returns the one entry to which the context leads: the only one that fits, or the one on duty when no person is named, but a place, or
 * an occupation wherever it is.
 */
export function entryForContext<Entry extends ContextualEntry>(of: {
  entries: readonly Entry[];
  context: BookingContext;
}): Entry | undefined {
  const found = entriesForContext(of);
  if (found.length < 2) return found[0];
  const { organizationalUnitId, occupationCode, employeeId } = of.context;
  const isNarrowed = organizationalUnitId !== undefined || occupationCode !== undefined;
  const onDuty = isNarrowed && !employeeId ? found.filter(({ practitioner }) => !practitioner) : [];
  return onDuty.length === 1 ? onDuty[0] : undefined;
}
