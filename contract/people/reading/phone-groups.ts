import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** "+4930123456" -> "+49", "30", "123456": the country's code, and the groups of that country; undefined for what is no such number. */
export function groupsAbroad(phone: string) {
  const groups = parsePhoneNumberFromString(phone)
    ?.formatInternational()
    .split(/[^+\d]+/);
  return groups?.join('') === phone ? groups : undefined;
}
