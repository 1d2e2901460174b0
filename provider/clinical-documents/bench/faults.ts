import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, and the words for them. */
export const FAILING = {
  'clinicalDocuments.types': 'Rodzaje dokumentów',
  'clinicalDocuments.list': 'Lista dokumentów',
  'clinicalDocuments.list.slow': 'Lista dokumentów, która przychodzi późno',
  'clinicalDocuments.list.nonsense': 'Lista dokumentów, która jest niezgodna z umową',
  'clinicalDocuments.get': 'Dokument',
  'clinicalDocuments.ofContext': 'Dokumenty z powiadomienia',
  'clinicalDocuments.notes': 'Notatki',
  'clinicalDocuments.content': 'Plik dokumentu',
  'clinicalDocuments.archive': 'Archiwum dokumentu',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: ({ clinicalDocumentSettings }) => clinicalDocumentSettings.failing(),
};
