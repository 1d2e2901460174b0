import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, and the words for them. */
export const FAILING = {
  'copies.settings': 'Ustawienia wniosków',
  'copies.list': 'Lista wniosków',
  'copies.list.slow': 'Lista wniosków, która przychodzi późno',
  'copies.list.nonsense': 'Lista wniosków, która jest niezgodna z umową',
  'copies.get': 'Wniosek',
  'copies.ask': 'Nowy wniosek, zanim zostanie zapisany',
  'copies.ask.answer': 'Nowy wniosek, gdy jest już zapisany',
  'copies.attachment': 'Plik kopii',
  'copies.acceptPrice': 'Zgoda na cenę, zanim zostanie zapisana',
  'copies.acceptPrice.answer': 'Zgoda na cenę, gdy jest już zapisana',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: async ({ copySettings }) => (await copySettings.all()).failing,
};
