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
type ValidationCode = (typeof validationCodes)[number];

type ValidationText = {
  key: `bookings:validation.${ValidationCode | 'other'}`;
  /** All that the provider sent; `count` is its number, for the plural; `code` for the text of an unknown code. */
  values: Record<string, string | number>;
};

/** the text of one pre-booking error; an unknown code is "other validation error" with its code. */
export function validationText({
  code,
  params = {},
}: {
  code: string;
  params?: Record<string, string | number> | undefined;
}): ValidationText {
  const known = validationCodes.find((one) => one === code) ?? 'other';
  const count = Object.values(params).find((value) => typeof value === 'number');
  return {
    key: `bookings:validation.${known}`,
    values: { ...params, code, ...(count !== undefined && { count }) },
  };
}
