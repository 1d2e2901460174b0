import type { ContextAnswer } from '#app/journeys/registration/draft.ts';

/** The names of C§2, and those of the contract, for the same thing. */
const NAMES = {
  service: 'medicalServiceCode',
  orgUnit: 'organizationalUnitId',
  employee: 'employeeId',
  occupation: 'occupationCode',
} as const;
type Name = keyof typeof NAMES;

/** Codes and ids of the provider: what is longer, or has markup, is none. */
const CODE = /^[\p{L}\d][\p{L}\d ._:-]{0,79}$/u;

/** The visit that is to be booked afterwards, as an address names it in either spelling; null where it names nothing. Nothing else is read of it (C-16). */
export function contextIn(query: URLSearchParams): ContextAnswer | null {
  const found = (Object.keys(NAMES) as Name[]).flatMap((name) => {
    const code = query.get(name) || query.get(NAMES[name]);
    return code && CODE.test(code) ? [[name, code] as const] : [];
  });
  if (found.length === 0) return null;
  const kind = query.get('kind') === 'teleconsultation' ? { kind: 'teleconsultation' as const } : {};
  return { ...Object.fromEntries(found), ...kind };
}

/** The same as the query of an address of ours. */
export const contextQuery = (context: ContextAnswer | null) => new URLSearchParams({ ...context });

/** The same as the provider takes it (C§3, C§7). */
export function redirectContextOf(context: ContextAnswer | null) {
  if (context === null) return null;
  const { service, orgUnit, employee, occupation, kind } = context;
  return {
    ...(service === undefined ? {} : { medicalServiceCode: service }),
    ...(orgUnit === undefined ? {} : { organizationalUnitId: orgUnit }),
    ...(employee === undefined ? {} : { employeeId: employee }),
    ...(occupation === undefined ? {} : { occupationCode: occupation }),
    ...(kind === undefined ? {} : { kind }),
  };
}
