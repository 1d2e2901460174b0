import { z } from 'zod';
import { Patient } from '#contract/patients/schemas.ts';
import { Address, Day, Id, ProviderText } from '#contract/primitives.ts';

/** A§4: C, J, D (DELETED is the same), and any other word for one that waits; `reading/link.ts` reads it. */
const LinkState = z.string().min(1).max(20);

const shown = {
  linkState: LinkState,
  correspondenceAddress: Address.optional().describe('Absent: letters go to `address`.'),
  insurance: z.object({ insurerCode: z.string().optional(), insurerName: ProviderText.optional() }),
  version: z.number().int().describe('What a change of the record is sent with (AP-20).'),
  actsUntil: Day.optional().describe(
    'The last day on which the account may act for them (AP-22); absent: no end.',
  ),
};

/** All that the pages show of a person whom the account may act for at this moment. */
export const Person = Patient.extend(shown).meta({
  id: 'Person',
  description: 'A§3. One person whom the account may act for, with all that may be known of them.',
});
export type Person = z.infer<typeof Person>;

/** Who may act for a person. */
export const Actor = z
  .object({
    name: z.string(),
    lastName: z.string(),
    patientRole: Patient.shape.patientRole.describe(
      'PATIENT: themselves; WARD: a guardian; CHILD: a parent.',
    ),
    isYou: z.boolean(),
  })
  .meta({ id: 'Actor', description: 'Somebody whose account may act for a person at this moment.' });
export type Actor = z.infer<typeof Actor>;

/** A person of the account, in whatever state the link is: of one that waits what the asker typed, of a blocked one the name. */
export const ListedPerson = Person.partial()
  .extend({ id: Id, patientRole: Patient.shape.patientRole, linkState: LinkState })
  .meta({
    id: 'ListedPerson',
    description: 'A§3, A-76. A person of the account; complete while the link is C.',
  });
export type ListedPerson = z.infer<typeof ListedPerson>;

export const PatientAccountSettings = z
  .object({
    patientNamesDisabled: z.boolean().describe('Names are changed by the unit alone (A-61).'),
    attachmentsVisible: z.boolean().describe('Always true where they are required (A-62).'),
    attachmentsRequired: z.boolean(),
  })
  .meta({
    id: 'PatientAccountSettings',
    description: 'A§3. What the provider lets people change of persons.',
  });
export type PatientAccountSettings = z.infer<typeof PatientAccountSettings>;
