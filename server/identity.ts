import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import { createStandIn } from '#provider/account/bench/identity/stand-in.ts';
import { openIdSystem } from '#provider/account/identity/open-id.ts';
import type { Clock } from '#provider/core/clock.ts';

/** The time that one question to the identity system may take: three fit into the budget of their call. */
const IDENTITY_CALLS = 1.5;

/** The real identity system when there is one; else the made-up one, which no production has. */
export function identityOf({ environment, clock }: { environment: PortalEnvironment; clock: Clock }) {
  const { origins, patience, identity: real, isProduction } = environment;
  const options = { portalOrigin: origins[0], clock, patienceMs: IDENTITY_CALLS * patience.providerBudget };
  if (real)
    return { identity: openIdSystem({ ...options, ...real, issuer: () => real.issuer }), standIn: null };
  const standIn = isProduction ? null : createStandIn(options);
  return { identity: standIn?.system ?? null, standIn };
}
