/** B§5, the pre-booking checks. */
const validationCodes = [
  '101',
  '102',
  '103',
  '104',
  '105',
  '201',
  '202',
  '203',
  '204',
  '205',
  '206',
] as const;
/** Their texts name an age or a number of days. */
const countedCodes: readonly string[] = ['102', '103', '201', '202'];
type ValidationCode = (typeof validationCodes)[number];

/** The time from one visit to another: another time may be right, where whatever else was refused stays refused. */
const codesOfTime: readonly string[] = ['201', '202'];
export const isForGood = ({ code }: { code: string }) => !codesOfTime.includes(code);

type ValidationText = {
  key: `bookings:validation.${ValidationCode | 'other'}`;
  /** All that the provider sent; `count` is its number, for the plural; `code` for the text of an unknown code. */
  values: Record<string, string | number>;
};

/** one pre-booking error's text; for an unknown code, or without its number, "other validation error" and the code. */
export function validationText({
  code,
  params = {},
}: {
  code: string;
  params?: Record<string, string | number> | undefined;
}): ValidationText {
  const count = Object.values(params).find((value) => typeof value === 'number');
  const isWhole = count !== undefined || !countedCodes.includes(code);
  const known = validationCodes.find((one) => one === code && isWhole);
  return {
    key: `bookings:validation.${known ?? 'other'}`,
    values: { ...params, code, ...(count !== undefined && { count }) },
  };
}
