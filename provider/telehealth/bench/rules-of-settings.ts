import type { BilingualText } from '#contract/primitives.ts';
import type { Mark, SaidEntry } from '#provider/telehealth/staff-entries.ts';

/** Switches of teleconsultations, each with what it lets patients do. */
export const SWITCHES = [
  ['telecommunicationModule', 'Moduł telekonsultacji'],
  ['amtsEnabled', 'System telekonsultacji'],
  ['cancelRegistered', 'Pacjenci sami odwołują zarejestrowane telekonsultacje'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

export const LONGEST_TEXT = 2_000;

type Fields = Readonly<Record<string, unknown>>;

function textSaid(said: unknown) {
  const text = typeof said === 'string' ? said.replaceAll('\r\n', '\n').trim() : '';
  return text.length > LONGEST_TEXT ? null : text;
}

/** Settings as the form says them; null when a text is too long. A switch that is not ticked is off. */
export function settingsSaid(fields: Fields) {
  const pl = textSaid(fields['text-pl']);
  const en = textSaid(fields['text-en']);
  if (pl === null || en === null) return null;
  const switches = Object.fromEntries(SWITCHES.map(([name]) => [name, fields[name] === 'on']));
  const registerAccountDesc: BilingualText = { pl, en };
  return { ...(switches as Record<Switch, boolean>), registerAccountDesc };
}

/** The marks that the staff sets on an entry of the catalogue. */
export const MARKS = [
  ['commercial', 'Komercyjna'],
  ['confirmation_required', 'Wymaga kodu z SMS-a'],
  ['parallel_allowed', 'Może być w czasie innej wizyty'],
  ['add_measurements', 'Można dołączyć pomiary'],
] as const satisfies readonly (readonly [Mark, string])[];

export const NEEDS_DECLARATION = 'declaration';

/** Entries as the form says them; what is not ticked is off. Whether a declaration is needed is so of a service. */
export function entriesSaid(
  fields: Fields,
  entries: readonly Pick<SaidEntry, 'id' | 'service_code'>[],
): SaidEntry[] {
  return entries.map(({ id, service_code }) => {
    const marks = Object.fromEntries(MARKS.map(([mark]) => [mark, fields[`${mark}-${id}`] === 'on' ? 1 : 0]));
    const declaration_type = fields[`${NEEDS_DECLARATION}-${service_code}`] === 'on' ? ('L' as const) : null;
    return { id, service_code, declaration_type, ...(marks as Record<Mark, 0 | 1>) };
  });
}
