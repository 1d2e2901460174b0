import type { Params } from '@remix-run/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

const LONGEST = 80;

/** Which file of a result an address names: claims, as all ids are (B-02). */
export function fileKeyOf({ url }: AccountRequest, { id = '' }: Params) {
  const claim = (name: string) => {
    const value = url.searchParams.get(name);
    return value && value.length <= LONGEST ? value : undefined;
  };
  return { id, systemId: claim('systemId'), type: claim('type') };
}
