import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { summaryForms } from './summary-forms.ts';

export const forms: FormRows = { ...summaryForms };
