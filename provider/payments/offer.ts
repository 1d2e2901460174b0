import type { z } from 'zod';
import type { PaymentOffer } from '#contract/payments/schemas.ts';
import type { PortalSettings } from '#contract/settings/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';

/** Who issues the invoices and takes the money. */
export async function payeeOf({ settings }: Pick<StoreInTransaction, 'settings'>) {
  const { providerName } = (await settings.get('portal')) as z.input<typeof PortalSettings>;
  return providerName;
}

/** NONE where there is no gateway, or none yet. */
export async function offerOf({
  gateway,
  store,
}: Pick<CallContext, 'gateway' | 'store'>): Promise<z.input<typeof PaymentOffer>> {
  const payee = await payeeOf(store);
  const origin = gateway?.origin();
  if (!origin) return { gateway: 'NONE', payee };
  return { gateway: gateway?.isMadeUp ? 'TRIAL' : 'ON', origin, payee };
}
