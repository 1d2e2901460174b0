const CENTURY_OFFSETS = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 } as const;
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/**
 * A valid, made-up PESEL: date of birth with the century in the month, three digits of `serial`, a digit that is odd
 * for men, and the check digit. `serial` is 0 to 4999 per day and gender.
 */
export function peselOf({ birthDate, gender, serial }: PeselParts): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const offset = CENTURY_OFFSETS[Math.floor(year / 100) as keyof typeof CENTURY_OFFSETS];
  const genderDigit = (serial % 5) * 2 + (gender === 'MALE' ? 1 : 0);
  const digits = [
    twoDigits(year % 100),
    twoDigits(month + offset),
    twoDigits(day),
    String(Math.floor(serial / 5)).padStart(3, '0'),
    String(genderDigit),
  ].join('');
  return digits + checkDigit(digits);
}

type PeselParts = { birthDate: string; gender: 'MALE' | 'FEMALE'; serial: number };

function checkDigit(digits: string) {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return String((10 - (sum % 10)) % 10);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
