import type { AccessibilityStatement } from '#contract/settings/schemas.ts';

/** what the clinic says of itself in its accessibility statement; its two buildings are those of provider/seed/units. */
export const accessibilityStatement: AccessibilityStatement = {
  entityName: 'Przychodnia pod Lipami',
  siteUrl: 'https://portal.pod-lipami.example/',
  publishedOn: '2026-09-01',
  updatedOn: '2026-11-24',
  madeOn: '2026-09-01',
  reviewedOn: '2026-11-24',
  contact: {
    name: 'Agnieszka Wrona',
    email: 'dostepnosc@pod-lipami.example',
    phone: '+48815550140',
  },
  supervisor: {
    name: { pl: 'Prezydent Miasta Lublin', en: 'Mayor of the City of Lublin' },
    address: 'plac Króla Władysława Łokietka 1, 20-109 Lublin',
  },
  buildings: [
    {
      address: 'ul. Lipowa 14, 20-020 Lublin',
      description: {
        pl: 'Wejście od ul. Lipowej jest bez progów, drzwi otwierają się same. Rejestracja jest na parterze, na prawo od wejścia; jedna lada jest niska, do niej można podjechać wózkiem. Na I piętro jeździ winda z przyciskami w alfabecie Braille’a, która nie mówi, na którym piętrze stoi. Toaleta dostosowana do wózka jest na parterze, naprzeciwko gabinetu 6. Przed budynkiem są dwa miejsca parkingowe dla osób z niepełnosprawnościami. Można wejść z psem asystującym.',
        en: 'The entrance from Lipowa street has no steps, and its doors open by themselves. The registration desk is on the ground floor, to the right of the entrance; one of its counters is low enough for a wheelchair. A lift with buttons in Braille goes to the first floor; it does not say which floor it is at. A toilet for wheelchairs is on the ground floor, opposite room 6. There are two parking places for people with disabilities in front of the building. Assistance dogs may come in.',
      },
    },
    {
      address: 'ul. Ogrodowa 3A, 20-075 Lublin',
      description: {
        pl: 'Do wejścia głównego prowadzą trzy stopnie. Wejście z podjazdem jest od dziedzińca; furtkę otwiera rejestracja po naciśnięciu dzwonka. Winda przy wejściu głównym jeździ na wszystkie piętra i mówi, na którym stoi. W poczekalni na I piętrze działa pętla indukcyjna. Toaleta dostosowana do wózka jest na parterze i na II piętrze. Można wejść z psem asystującym.',
        en: 'Three steps lead to the main entrance. An entrance with a ramp is on the courtyard side; the desk opens its gate when you ring the bell. The lift by the main entrance goes to all floors and says where it is. The waiting room on the first floor has an induction loop. Toilets for wheelchairs are on the ground floor and on the second floor. Assistance dogs may come in.',
      },
    },
  ],
  interpreter: { isOnline: true, url: 'https://pod-lipami.example/tlumacz-pjm' },
  textTelephone: '+48600100140',
  hasLargePrint: true,
  otherWays: [
    {
      pl: 'Pracownik rejestracji przeczyta pismo na głos i pomoże je wypełnić.',
      en: 'The staff at the registration desk will read a letter aloud and help to fill it in.',
    },
    {
      pl: 'Na wizytę może przyjść osoba towarzysząca, także tłumacz języka migowego, którego wybierzesz.',
      en: 'Somebody may come to a visit with you, a sign-language interpreter of your choice as well.',
    },
  ],
  mobileApps: [],
};
