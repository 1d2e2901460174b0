import { tablesOf, type JsonColumn } from '#provider/core/columns.ts';

export type LinkRow = {
  id: string;
  position: number;
  type: 'O' | 'H';
  url: string;
  name_pl: string;
  name_en: string;
  description_pl: string;
  description_en: string;
};

/**
 * `key` is "accessLog", "accessibilityStatement", "application", "consents", "declarations", "eGovernment", "encounters",
 * "fileUploadParams", "identification", "installation", "legalDocuments", "limits", "login", "messages", "partners", "portal",
 * "questionnaires", "referral", "registration", "results" or "smsConfirmation"; the value is the JSON that the contract's call
 * of settings answers.
 */
export type SettingRow = { key: string; value: JsonColumn };

export type SettingsTables = {
  settings: SettingRow;
  links: LinkRow;
};

export const settingsTables = tablesOf<SettingsTables>({
  settings: true,
  links: true,
});
