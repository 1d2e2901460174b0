import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { caseForms } from './case-forms.ts';
import { choosingForms } from './choosing-forms.ts';

export const forms: FormRows = { ...choosingForms, ...caseForms };
