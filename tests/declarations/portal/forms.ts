import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { newForms } from './new-forms.ts';

export const forms: FormRows = { ...newForms };
