import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { SignatureSource } from '#provider/core/signatures/signatures.ts';
import { createDesk, type Desk } from '#provider/signing/bench/desk.ts';
import { senderOf } from '#provider/signing/service/sender-of.ts';
import type { SigningService } from '#provider/core/outside/signing-service.ts';
import { trustedProfile } from '#provider/signing/service/trusted-profile.ts';

/** The time that the signing service may need to take or give a document; the file has to be verified within the same call. */
const SIGNING_PATIENCE = 4;

/** The real signing service when there is one; else the desk, which no production has, and which only the made-up authority signs for. */
export function signingOf({
  environment: { sign, isProduction, patience },
  clock,
  signatures,
}: {
  environment: PortalEnvironment;
  clock: Clock;
  signatures: SignatureSource;
}): { signingService: SigningService | null; desk: Desk | null } {
  const options = { clock, patienceMs: SIGNING_PATIENCE * patience.providerBudget };
  if (sign) {
    const sender = senderOf(sign);
    const endpoint = () => sign.url;
    return {
      signingService: trustedProfile({ ...options, endpoint, sender: () => Promise.resolve(sender) }),
      desk: null,
    };
  }
  const isTrial = !isProduction && signatures !== null && 'madeUp' in signatures;
  const desk = isTrial ? createDesk(options) : null;
  return { signingService: desk?.service ?? null, desk };
}
