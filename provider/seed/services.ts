import type { ServiceRow } from '#provider/bookings/tables/clinic.ts';

export type SeedService = Pick<ServiceRow, 'code' | 'name' | 'description' | 'service_group'> &
  Partial<Pick<ServiceRow, 'condition' | 'declaration_type' | 'meeting' | 'cancel_hours' | 'sentinel'>> & {
    staffOnly?: true;
  };

/** Every service of the made-up clinic; `condition` says how to prepare. Who does what, and where: catalogue.ts. */
export const services = [
  {
    code: 'INT',
    name: 'Konsultacja internistyczna',
    service_group: 'CONSULTATION',
    description: 'Porada lekarza rodzinnego: badanie, skierowania, recepty, zaświadczenia.',
    condition: 'Proszę wziąć listę przyjmowanych leków i ostatnie wyniki badań.',
    declaration_type: 'L',
  },
  {
    code: 'PIEL',
    name: 'Wizyta pielęgniarska',
    service_group: 'NURSING',
    description: 'Pomiary, zastrzyki, zmiana opatrunku, pobranie krwi.',
    condition: 'Do pobrania krwi proszę przyjść na czczo: 8 godzin bez jedzenia, wodę można pić.',
    declaration_type: 'P',
  },
  {
    code: 'POL',
    name: 'Wizyta położnej',
    service_group: 'NURSING',
    description: 'Edukacja przedporodowa, opieka po porodzie, wsparcie w karmieniu.',
    condition: 'W ciąży proszę wziąć kartę ciąży.',
    declaration_type: 'O',
  },
  {
    code: 'KARD',
    name: 'Konsultacja kardiologiczna',
    service_group: 'CONSULTATION',
    description: 'Badanie, EKG spoczynkowe, omówienie leczenia.',
    condition: 'Proszę wziąć skierowanie, wcześniejsze zapisy EKG i pomiary ciśnienia z ostatnich 7 dni.',
  },
  {
    code: 'DERM',
    name: 'Konsultacja dermatologiczna (komercyjna)',
    service_group: 'CONSULTATION',
    description: 'Badanie skóry i znamion dermatoskopem. Wizyta płatna.',
    condition: 'Proszę przyjść bez makijażu i lakieru na paznokciach.',
  },
  {
    code: 'DERM2',
    name: 'Zabieg dermatologiczny (komercyjny)',
    service_group: 'TREATMENT',
    description: 'Usunięcie zmiany skórnej w znieczuleniu miejscowym. Wizyta płatna.',
    condition:
      'Proszę powiedzieć lekarzowi o lekach przeciwkrzepliwych i uczuleniach na środki znieczulające.',
  },
  {
    code: 'REC',
    name: 'Recepta (leki stałe)',
    service_group: 'CONSULTATION',
    description: 'Przedłużenie recepty na leki przyjmowane na stałe.',
    condition: 'Proszę przygotować nazwy i dawki leków.',
  },
  {
    code: 'GIN',
    name: 'Konsultacja ginekologiczna',
    service_group: 'CONSULTATION',
    description: 'Badanie ginekologiczne, cytologia, USG.',
    condition: 'Proszę przyjść z pustym pęcherzem i podać datę ostatniej miesiączki.',
  },
  {
    code: 'GER',
    name: 'Konsultacja geriatryczna',
    service_group: 'CONSULTATION',
    description: 'Całościowa ocena zdrowia i sprawności osoby starszej, przegląd leków.',
    condition: 'Proszę wziąć wszystkie leki w opakowaniach. Można przyjść z osobą bliską.',
    cancel_hours: 24,
  },
  {
    code: 'PED',
    name: 'Konsultacja pediatryczna',
    service_group: 'CONSULTATION',
    description: 'Porada dla dziecka chorego lub bilans zdrowia.',
    condition: 'Proszę wziąć książeczkę zdrowia dziecka.',
  },
  {
    code: 'UBEZP',
    name: 'Konsultacja dla ubezpieczonych',
    service_group: 'CONSULTATION',
    description: 'Porada w ramach ubezpieczenia zdrowotnego.',
  },
  {
    code: 'TEL',
    name: 'Porada telefoniczna',
    service_group: 'REMOTE',
    description: 'Lekarz oddzwania w umówionym czasie.',
    condition: 'Proszę mieć telefon przy sobie od 15 minut przed umówioną godziną.',
    meeting: 'PHONE',
  },
  {
    code: 'KONTR',
    name: 'Wizyta kontrolna',
    service_group: 'CONSULTATION',
    description: 'Kontrola po leczeniu u tego samego specjalisty.',
    condition: 'Proszę wziąć wypis lub zalecenia z poprzedniej wizyty.',
  },
  {
    code: 'REHA',
    name: 'Rehabilitacja',
    service_group: 'TREATMENT',
    description: 'Ćwiczenia z fizjoterapeutą, 30 do 40 minut.',
    condition: 'Proszę wziąć wygodny strój, obuwie na zmianę i ręcznik.',
  },
  {
    code: 'LIMIT',
    name: 'Szczepienie',
    service_group: 'NURSING',
    description: 'Kwalifikacja i szczepienie ochronne.',
    condition: 'Proszę nie przychodzić z gorączką. Po szczepieniu trzeba zostać w poczekalni 15 minut.',
  },
  {
    code: 'HIS',
    name: 'Konsultacja diabetologiczna',
    service_group: 'CONSULTATION',
    description: 'Leczenie cukrzycy: omówienie wyników, leków i diety.',
    sentinel: 'HIS_ERROR',
  },
  {
    code: 'BLOK',
    name: 'Konsultacja w poradni pamięci',
    service_group: 'CONSULTATION',
    description: 'Na tę wizytę zapisuje tylko personel.',
    staffOnly: true,
  },
  {
    code: 'TELE-INT',
    name: 'Telekonsultacja internistyczna',
    service_group: 'REMOTE',
    description: 'Rozmowa wideo z lekarzem w umówionym czasie.',
    condition: 'Proszę przygotować listę przyjmowanych leków.',
    meeting: 'VIDEO',
  },
  {
    code: 'TELE-NOW',
    name: 'Telekonsultacja teraz',
    service_group: 'REMOTE',
    description: 'Rozmowa wideo z lekarzem, który ma teraz dyżur.',
    meeting: 'VIDEO',
  },
] as const satisfies readonly SeedService[];

export type ServiceCode = (typeof services)[number]['code'];
