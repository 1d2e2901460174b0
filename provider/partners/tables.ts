import { tablesOf, type DayColumn, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

export type PartnerRow = { id: string; name: string };

/** A consent, in force from its first day to its last; null: until it is withdrawn. */
export type PartnerConsentRow = {
  id: string;
  patient_id: string;
  partner_id: string;
  valid_from: DayColumn;
  valid_to: DayColumn | null;
};

/** What was decided of a document; its key is UNIQUE. */
export type DocumentSharingRow = {
  patient_id: string;
  doc_type: 'RES' | 'CDOC';
  document_id: string;
  is_shared: FlagColumn;
  changed_at: InstantColumn;
};

export type PartnersTables = {
  document_sharings: DocumentSharingRow;
  partner_consents: PartnerConsentRow;
  partners: PartnerRow;
};

export const tables = tablesOf<PartnersTables>({
  document_sharings: true,
  partner_consents: true,
  partners: true,
});
