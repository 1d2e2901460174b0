import { z } from 'zod';
import { Meeting, Practitioner } from './clinic.ts';
import { Address, Code, CodeAndName, Day, Id, Instant, ProviderText } from '#contract/primitives.ts';

export const CatalogEntry = z
  .object({
    medicalService: z.object({
      code: Code,
      name: ProviderText,
      description: ProviderText.optional(),
      condition: ProviderText.optional().describe('How to prepare.'),
      meeting: Meeting.optional(),
      searchWords: z
        .array(z.string())
        .optional()
        .describe(
          'Words of any language under which people look for the service; they are searched and not shown.',
        ),
      group: Code.optional().describe(
        'Under which heading the portal lists the service: CONSULTATION, NURSING (nurse and midwife), TEST, TREATMENT (and rehabilitation) or REMOTE (by telephone, and without a visit). Without one, `meeting` (REMOTE) and `declarationType` P and O (NURSING) decide; an unknown one stands under the others.',
      ),
      declarationType: z
        .enum(['L', 'P', 'O'])
        .optional()
        .describe('L doctor, P nurse, O midwife: a declaration of choice is needed (B§5).'),
      minBookDate: Day.optional(),
    }),
    practitioner: Practitioner.optional(),
    hospitalOrganizationUnit: z.object({
      id: Id,
      name: ProviderText,
      speciality: CodeAndName,
      address: Address,
      contact: z.object({ phoneNumber: z.string().optional(), email: z.string().optional() }),
    }),
    availabilityId: Id,
    commercialService: z.boolean(),
    systemIds: z.object({ practitionerId: Id.optional(), serviceId: Id, unitId: Id }),
    addMeasurements: z.boolean(),
    forSelectedPatient: z
      .boolean()
      .describe(
        'In the catalogue of a patient: false when gender or age (codes 101 to 103 of bookings.prebooking) forbid this patient every day on which the entry can be booked. Without a patient always false, and without a meaning.',
      ),
    employeeStatusVisible: z.boolean(),
    availabilityInModuleStatus: Code.describe(
      'B and P can be booked here (B§9), T is booked as a teleconsultation; anything else by phone (A-98).',
    ),
    consultants: z
      .array(Practitioner)
      .optional()
      .describe(
        'Ours. Of a teleconsultation that is given now: who answers to it, of whom everybody may know whether they are on duty (C-100). Absent: nobody says, and the portal names the people of planned ones.',
      ),
    staffOnly: z
      .boolean()
      .optional()
      .describe(
        'Ours. True where only the staff books it, whatever `availabilityInModuleStatus` says: /hierarchicalunits and /treatmentdatesguide give the phone instead of a way into the wizard. Absent: nobody says.',
      ),
    nowSlotId: Id.optional().describe(
      'Of a teleconsultation that is given now: what stands for its time in availability-settings, phone-required, prebooking, prices and the code by SMS. It cannot be held.',
    ),
  })
  .meta({
    id: 'CatalogEntry',
    description: 'B§3. One bookable thing: a service in a unit, by a practitioner or by whoever is on duty.',
  });
export type CatalogEntry = z.infer<typeof CatalogEntry>;

export const AvailabilitySettings = z
  .object({
    referralStatus: z
      .enum(['N', 'O', 'W'])
      .describe(
        'Whether a referral is asked for: N: no; O: one may be given; W: it cannot be booked without one.',
      ),
    bookingRestrictions: z.object({
      bookingConfReq: z.boolean(),
      addMeasurements: z.boolean(),
      bookingParallelAllowed: z.boolean(),
    }),
  })
  .meta({ id: 'AvailabilitySettings', description: 'B§3. What booking an entry of the catalogue asks for.' });
export type AvailabilitySettings = z.infer<typeof AvailabilitySettings>;

export const BookableCatalog = z.array(CatalogEntry);

export const FirstFreeTimes = z
  .object({
    medicalServiceCode: Code,
    organizationUnitId: Id,
    days: z
      .array(Instant)
      .describe(
        'The first free time of each day that has one, the earliest first: of the next 62 days, or, where these have none, of the first day after them. Empty: nothing is free within the 13 months that can be booked.',
      ),
    failure: z
      .enum(['HIS_ERROR'])
      .optional()
      .describe('The hospital system gives no times now: `days` says nothing.'),
  })
  .meta({ id: 'FirstFreeTimes', description: 'Ours. When a service is free in a unit, whoever serves it.' });
export type FirstFreeTimes = z.infer<typeof FirstFreeTimes>;
