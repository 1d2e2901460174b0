import type { z } from 'zod';
import type { ListedPerson, Person } from '#contract/people/schemas.ts';
import { addressOf, present } from '#provider/core/wire.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { TypedPerson } from '#provider/core/plain-rows.ts';
import { patientView } from '#provider/patients/view.ts';
import { insurerName } from './insurers.ts';

/** All of a person whom the account may act for. */
export function personView(row: LinkedPatientRow): z.input<typeof Person> {
  const insurer = insurerName(row.insurer_code);
  const letters = addressOf({
    street: row.correspondence_street,
    house_number: row.correspondence_house_number,
    apartment_number: row.correspondence_apartment_number,
    postal_code: row.correspondence_postal_code,
    city: row.correspondence_city,
    country_code: row.correspondence_country_code,
  });
  return {
    ...patientView(row),
    linkState: row.link_state,
    ...present({ actsUntil: row.acts_until }),
    ...(letters.city === undefined ? {} : { correspondenceAddress: letters }),
    insurance: {
      ...present({ insurerCode: row.insurer_code }),
      ...(insurer === null ? {} : { insurerName: insurer }),
    },
    version: row.version,
  };
}

/** The view of a person while the account may not act for them: what was typed, and of a blocked link no more than the name (A-76, AP-16). */
export function withheldView({
  id,
  role,
  link_state: linkState,
  typed,
  ...row
}: LinkedPatientRow): z.input<typeof ListedPerson> {
  const known = { id, patientRole: role, linkState };
  const given = typed === null ? null : (JSON.parse(typed) as TypedPerson);
  if (linkState === 'J') {
    const { name, lastName } = given ?? { name: row.name, lastName: row.last_name };
    return { ...known, name, lastName };
  }
  if (given === null) return known;
  const { name, lastName, birthDate, ...identity } = given;
  return { ...known, name, lastName, birthDate, identity };
}
