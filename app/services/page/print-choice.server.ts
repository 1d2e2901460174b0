import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The chosen size of a print page, and the address of the same page in the other one. */
export function printChoice({ url }: PortalRequest) {
  const isLarge = url.searchParams.get('size') === 'large';
  const query = new URLSearchParams(url.searchParams);
  if (isLarge) query.delete('size');
  else query.set('size', 'large');
  const search = query.toString();
  return { isLarge, otherHref: search ? `${url.pathname}?${search}` : url.pathname };
}
