import { invoices } from './calls-invoices.ts';
import { payments } from './calls.ts';

export const calls = { invoices, payments };
