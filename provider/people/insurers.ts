/** The branches of the National Health Fund, by their codes. */
const BRANCHES: Readonly<Record<string, string>> = {
  '01': 'Dolnośląski',
  '02': 'Kujawsko-Pomorski',
  '03': 'Lubelski',
  '04': 'Lubuski',
  '05': 'Łódzki',
  '06': 'Małopolski',
  '07': 'Mazowiecki',
  '08': 'Opolski',
  '09': 'Podkarpacki',
  '10': 'Podlaski',
  '11': 'Pomorski',
  '12': 'Śląski',
  '13': 'Świętokrzyski',
  '14': 'Warmińsko-Mazurski',
  '15': 'Wielkopolski',
  '16': 'Zachodniopomorski',
};

/** Returns who insures somebody, in words; null for a code that is none of the known ones. */
export function insurerName(code: string | null) {
  const branch = code === null ? undefined : BRANCHES[code];
  return branch === undefined ? null : `${branch} Oddział NFZ`;
}
