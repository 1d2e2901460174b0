import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/telehealth',
    name: 'Telekonsultacje',
    does: 'Przyjąć następną osobę, przeczytać sprawę i pliki, napisać notatkę, zakończyć, odwołać',
  },
  {
    path: '/telehealth-cases',
    name: 'Sprawy medyczne',
    does: 'Przeczytać sprawy pacjentów z opisami i plikami',
  },
  {
    path: '/telehealth-duty',
    name: 'Dyżury telekonsultacji',
    does: 'Ustawić, kto ma dyżur, czy pacjenci to widzą i ile osób czeka',
  },
  {
    path: '/telehealth-faults',
    name: 'Błędy systemu telekonsultacji',
    does: 'Ustawić, co odpowiada powoli, błędem, bez sensu albo że czegoś nie ma',
  },
  {
    path: '/telehealth-patients',
    name: 'Pacjenci w systemie telekonsultacji',
    does: 'Zobaczyć, kogo system zna i o czyjej zgodzie wie',
  },
  {
    path: '/telehealth-settings',
    name: 'Ustawienia telekonsultacji',
    does: 'Włączyć albo wyłączyć telekonsultacje i odwoływanie, zmienić tekst o potwierdzaniu konta',
  },
  {
    path: '/telehealth-entries',
    name: 'Wpisy telekonsultacji',
    does: 'Zaznaczyć, która jest płatna, wymaga kodu albo deklaracji, łączy się z wizytą albo pomiarami',
  },
];
