/** The way in which patient and practitioner meet from afar. */
export type Meeting = 'PHONE' | 'VIDEO';

type Visit<Address> = Readonly<{
  service: Readonly<{ meeting?: Meeting | undefined }>;
  teleconsultationId?: string | undefined;
  organizationUnit: Readonly<{ address: Address }>;
  room?: string | undefined;
}>;

/** Where a visit takes place: from afar is no place, whatever the unit's rows say, and a teleconsultation is always from afar. */
export function placeOf<Address>({ service, teleconsultationId, organizationUnit, room }: Visit<Address>) {
  const meeting = teleconsultationId === undefined ? (service.meeting ?? null) : 'VIDEO';
  return meeting === null
    ? { meeting, address: organizationUnit.address, room }
    : { meeting, address: null, room: undefined };
}
