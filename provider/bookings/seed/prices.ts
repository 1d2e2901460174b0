import { addDays, type Day } from '#contract/days/reading/warsaw.ts';
import type { PriceRow } from '#provider/bookings/tables/prices.ts';
import type { ServiceCode } from '#provider/seed/services.ts';

type SeedPrice = Pick<PriceRow, 'name' | 'amount'> & { service: ServiceCode; isOver?: true };

/** DERM has a list of three; the one of DERM2 is over (design: demo-clinic). Amounts in grosze. */
const prices: readonly SeedPrice[] = [
  { service: 'DERM', name: 'Porada dermatologa', amount: 220_00 },
  { service: 'DERM', name: 'Porada z badaniem dermatoskopem', amount: 290_00 },
  { service: 'DERM', name: 'Porada kontrolna, do 30 dni od poprzedniej', amount: 150_00 },
  { service: 'DERM2', name: 'Usunięcie zmiany skórnej', amount: 480_00, isOver: true },
  // Asked for only while the staff has marked such a teleconsultation as commercial.
  { service: 'TELE-INT', name: 'Telekonsultacja internistyczna', amount: 160_00 },
  { service: 'TELE-NOW', name: 'Telekonsultacja teraz', amount: 190_00 },
];

export const priceRows = (today: Day): PriceRow[] =>
  prices.map(({ service, name, amount, isOver }, position) => ({
    id: `price-${7001 + position}`,
    service_code: service,
    name,
    amount,
    currency: 'PLN',
    valid_from: addDays({ day: today, days: -300 }),
    valid_to: isOver ? addDays({ day: today, days: -10 }) : null,
    position,
  }));
