import type { Area } from '#provider/core/area.ts';
import { invoices } from './handlers-invoices.ts';
import { payments as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const payments = {
  handlers: { invoices, payments: calls },
  tables,
  seed,
} satisfies Area;
