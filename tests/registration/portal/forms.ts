import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { pageForms } from './page-forms.ts';
import { summaryForms } from './summary-forms.ts';

export const forms: FormRows = { ...pageForms, ...summaryForms };
