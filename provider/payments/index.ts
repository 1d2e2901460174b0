import type { Area } from '#provider/core/area.ts';
import { invoices } from './handlers-invoices.ts';
import { payments as calls } from './handlers.ts';
import { paymentsSeed } from './seed.ts';
import { paymentsTables } from './tables.ts';

export const payments = {
  handlers: { invoices, payments: calls },
  tables: paymentsTables,
  seed: paymentsSeed,
} satisfies Area;
