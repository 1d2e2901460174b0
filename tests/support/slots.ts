import { addDays } from '#app/domain/dates/calendar.ts';
import type { ProviderClient } from '#contract/index.ts';

/** The queries for the times of one bookable thing of the made-up clinic. */
export const queryFor = {
  'int-sikora': { medicalServiceCode: 'INT', organizationUnitId: 'unit-family' },
  'int-duty': { medicalServiceCode: 'INT', organizationUnitId: 'unit-family' },
  'ubezp-lis': { medicalServiceCode: 'UBEZP', organizationUnitId: 'unit-specialists' },
  'gin-rutkowska': { medicalServiceCode: 'GIN', organizationUnitId: 'unit-women' },
  'ger-gorecka': { medicalServiceCode: 'GER', organizationUnitId: 'unit-specialists' },
  'limit-pawlak': { medicalServiceCode: 'LIMIT', organizationUnitId: 'unit-nurses' },
  'derm-urban': { medicalServiceCode: 'DERM', organizationUnitId: 'unit-specialists' },
  'derm2-urban': { medicalServiceCode: 'DERM2', organizationUnitId: 'unit-specialists' },
  'tel-sikora': { medicalServiceCode: 'TEL', organizationUnitId: 'unit-family' },
  'tel-majewska': { medicalServiceCode: 'TEL', organizationUnitId: 'unit-family' },
  'reha-jaworski': { medicalServiceCode: 'REHA', organizationUnitId: 'unit-physiotherapy' },
  'kard-zawadzki': { medicalServiceCode: 'KARD', organizationUnitId: 'unit-specialists' },
  'rec-bielecka': { medicalServiceCode: 'REC', organizationUnitId: 'unit-family' },
  'kontr-lis': { medicalServiceCode: 'KONTR', organizationUnitId: 'unit-specialists' },
  'kontr-gorecka': { medicalServiceCode: 'KONTR', organizationUnitId: 'unit-specialists' },
  'his-lis': { medicalServiceCode: 'HIS', organizationUnitId: 'unit-specialists' },
  'tele-int-majewska': { medicalServiceCode: 'TELE-INT', organizationUnitId: 'unit-family' },
  'tele-int-bielecka': { medicalServiceCode: 'TELE-INT', organizationUnitId: 'unit-family' },
  'blok-gorecka': { medicalServiceCode: 'BLOK', organizationUnitId: 'unit-specialists' },
} as const;
export type TestAvailability = keyof typeof queryFor;

type SlotQuery = { client: ProviderClient; patientId: string; availabilityId: TestAvailability };

/** Free times of a day or of several. */
export const freeTimes = ({
  client,
  patientId,
  availabilityId,
  dateFrom,
  dateTo = dateFrom,
}: SlotQuery & { dateFrom: string; dateTo?: string }) =>
  client.timeSlots.list({ ...queryFor[availabilityId], availabilityId, patientId, dateFrom, dateTo });

/** The first free time on or after a day. @throws Error when there is none. */
export async function firstFree({ client, patientId, availabilityId, from }: SlotQuery & { from: string }) {
  const query = { ...queryFor[availabilityId], availabilityId, patientId };
  const { timeSlot } = await client.timeSlots.nearest({ ...query, dateFrom: from });
  if (timeSlot) return timeSlot;
  // A service that is refused to the patient has no nearest time, and yet a first one in the list.
  const dateTo = addDays({ day: from, days: 60 });
  const [first] = await client.timeSlots.list({ ...query, dateFrom: from, dateTo });
  if (!first) throw new Error(`No free time of ${availabilityId} from ${from}`);
  return first;
}
