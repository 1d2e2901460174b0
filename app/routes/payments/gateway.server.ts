import type { ProviderText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** The gateway: whether invoices can be paid in the portal now, and where: CLOSED not here at all, DOWN nobody could say. */
export type Gateway = Readonly<{
  state: 'OPEN' | 'CLOSED' | 'DOWN';
  /** The one origin that browsers are led to. */
  target: string | null;
  payee: ProviderText | null;
}>;

/** Asks it anew for each page; a portal in production offers no bank that is made up. */
export async function gatewayOf({ context, provider }: AccountRequest): Promise<Gateway> {
  const offer = await orOutage(provider.payments.offer());
  if (!offer.ok) return { state: 'DOWN', target: null, payee: null };
  const { gateway, origin, payee = null } = offer.data;
  const isOffered = gateway === 'ON' || (gateway === 'TRIAL' && !context.portal.environment.isProduction);
  return isOffered && origin !== undefined
    ? { state: 'OPEN', target: origin, payee }
    : { state: 'CLOSED', target: null, payee };
}
