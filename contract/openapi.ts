import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Account } from '#contract/account/schemas.ts';
import { Booking, TimeSlot, ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { AvailabilitySettings, CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { OrganizationUnit, Practitioner } from '#contract/bookings/schemas/clinic.ts';
import { Declaration, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import { exactPath } from './exact-path.ts';
import { contract } from './index.ts';
import { Patient } from '#contract/patients/schemas.ts';
import { Address } from './primitives.ts';
import { Question, Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { ApplicationSettings, Link, PortalSettings } from '#contract/settings/schemas.ts';
import { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** Described once each. */
const commonSchemas = {
  Account: { schema: Account },
  Address: { schema: Address },
  ApplicationSettings: { schema: ApplicationSettings },
  AvailabilitySettings: { schema: AvailabilitySettings },
  Booking: { schema: Booking },
  CatalogEntry: { schema: CatalogEntry },
  Declaration: { schema: Declaration },
  HospitalDeclaration: { schema: HospitalDeclaration },
  Link: { schema: Link },
  OrganizationUnit: { schema: OrganizationUnit },
  Patient: { schema: Patient },
  PortalSettings: { schema: PortalSettings },
  Practitioner: { schema: Practitioner },
  Question: { schema: Question },
  Questionnaire: { schema: Questionnaire },
  QuestionnaireFulfillment: { schema: QuestionnaireFulfillment },
  TimeSlot: { schema: TimeSlot },
  TimeSlotHold: { schema: TimeSlotHold },
  ValidationError: { schema: ValidationError },
};

/** The OpenAPI document of every call, as text; docs/provider-api.json is its committed copy. */
export async function openApiDocument() {
  const document = await generator.generate(contract, {
    info: {
      title: 'Provider API of the patient portal',
      version: '1',
      description:
        'What the portal calls: the embedded provider, or the hospital host that PROVIDER_URL names. Calls tagged "ours" have no path in the specification.',
    },
    commonSchemas,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    security: [{ session: [] }, {}],
  });
  const paths: Record<string, unknown> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) paths[exactPath(path)] = item;
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await openApiDocument());
