import { tablesOf, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

export type PartnerRow = { id: string; name: string };

/** Somebody who works at a partner. */
export type PersonnelRow = {
  id: string;
  partner_id: string;
  name: string;
  last_name: string;
  degree: string | null;
};

/** The decision about a document; its key is UNIQUE. */
export type DocumentSharingRow = {
  patient_id: string;
  doc_type: 'RES' | 'CDOC';
  document_id: string;
  is_shared: FlagColumn;
  changed_at: InstantColumn;
};

export type PartnersTables = {
  document_sharings: DocumentSharingRow;
  partner_personnel: PersonnelRow;
  partners: PartnerRow;
};

export const partnersTables = tablesOf<PartnersTables>({
  document_sharings: true,
  partner_personnel: true,
  partners: true,
});
