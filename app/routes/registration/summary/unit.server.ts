import type { CatalogUnit } from '#contract/bookings/schemas/clinic.ts';
import { addressLines } from '#app/domain/bookings/names.ts';
import { weekOf } from '#app/domain/units/hours.ts';
import { unitCatalogue } from '#app/routes/units/catalogue.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Where papers are shown: the unit of what was to be booked, or the clinic's only one; null: any of them, or nobody says which. */
export async function unitToVisit(request: PortalRequest, unitId: string | undefined) {
  const units = (await unitCatalogue(request))?.value ?? [];
  const top = units.filter(({ parentId }) => parentId === undefined);
  const unit = units.find(({ id }) => id === unitId) ?? (top.length === 1 ? top[0] : undefined);
  return unit ? viewOf(unit, request) : null;
}

const viewOf = ({ name, address, openingHours, contact }: CatalogUnit, { t }: PortalRequest) => ({
  name,
  address: addressLines(address).join(', '),
  phone: contact.phoneNumber ?? null,
  week: openingHours
    ? weekOf(openingHours).map(({ first, last, hours }) => {
        const weekday = (day: number) => t(`units:weekday.${day as 1}`);
        return `${first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`} ${hours}`;
      })
    : [],
});
