import type { ShellNotice } from '#app/components/page/index.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { wantedAfterProof } from '#app/services/access/proof.server.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { proofAtIdentitySystem } from '#app/routes/public/epuap.server.ts';

/** The outcome of the new sign-in at the identity system, as the address says it. */
const SAID = {
  refused: 'account:proof.identity.refused',
  failed: 'account:proof.identity.failed',
  other: 'account:proof.identity.other',
} as const;

/** The way to the identity system and back; null: it is not on now. */
export async function identityWay(request: AccountRequest) {
  const settings = await orOutage(loginSettings(request));
  return settings.ok && settings.data.eGovernment
    ? proofAtIdentitySystem(wantedAfterProof(request.url))
    : null;
}

export function noticesOf({ t, url, isPost }: AccountRequest): ShellNotice[] {
  const what = url.searchParams.get('identity') ?? '';
  if (isPost || !(what in SAID)) return [];
  return [{ kind: 'error', text: t(SAID[what as keyof typeof SAID]) }];
}
