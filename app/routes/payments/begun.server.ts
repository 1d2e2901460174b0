import { readBegun, writeBegun } from '#app/domain/payments/browser.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** C-38: a payment is asked about for so long. */
const SECONDS = 48 * 3600;

/**
 * Which payments this browser has begun, for the way back from the bank. It outlives the session, for that may end there; it
 * names payments that only who may see them is led to, and proves nothing.
 */
export function begunCookie({ context, cookies }: PortalRequest) {
  const { isSecure } = context.portal.environment;
  const name = isSecure ? '__Host-payments' : 'payments';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]{1,2000})`).exec(cookies)?.[1];
  return {
    /** The last one first. */
    ids: readBegun(value),
    write: (id: string) => `${name}=${writeBegun(id, readBegun(value))}; ${attributes}; Max-Age=${SECONDS}`,
  };
}
