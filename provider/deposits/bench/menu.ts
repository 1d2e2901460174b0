import type { BenchPage } from '#provider/bench/area.ts';

export const PATH = '/deposits';
export const SETTINGS_PATH = '/deposit-settings';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: PATH, name: 'Depozyty', does: 'Wypłacić pieniądze z depozytu, odmówić wypłaty, przyjąć wpłatę' },
  {
    path: SETTINGS_PATH,
    name: 'Ustawienia depozytów',
    does: 'Ustawić najmniejszą i największą wypłatę, liczbę wypłat w miesiącu i co się nie udaje',
  },
];
