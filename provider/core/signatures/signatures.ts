import type { Log } from '#provider/core/log.ts';
import type { MadeUpAuthority } from './made-up/authority.ts';
import type { SignatureTrust } from './trust.ts';
import type { SignatureVerdict, SignedDocument } from './verdict.ts';
import { createSignatureVerifier } from './verifier.ts';

/** The ground on which a signature is believed: a folder of authorities, the made-up one, or nobody. */
export type SignatureSource =
  Readonly<{ folder: SignatureTrust }> | Readonly<{ madeUp: MadeUpAuthority }> | null;

/** NONE: no signature is taken; TRIAL: only those of the made-up authority. */
export type Signing = 'NONE' | 'TRIAL' | 'ON';

/** AP-09, B-36. The verifier of everything that patients sign: this account, consents, declarations. */
export type Signatures = Readonly<{
  signing: Signing;
  /** A verdict a signature of the file, one at least. Rejects with Busy when too many files wait. */
  verify: (
    file: Readonly<{ bytes: Uint8Array; documents: readonly SignedDocument[]; at: Date }>,
  ) => Promise<SignatureVerdict[]>;
}>;

/** Makes the verifier of a source; its thread is there once the first file comes. */
export function createSignatures({ source, log }: { source: SignatureSource; log: Log }) {
  const verifier = createSignatureVerifier();
  const trustAt = (at: Date) =>
    source && 'folder' in source ? source.folder.now(at) : source?.madeUp.trust(at);
  return {
    signing: source === null ? 'NONE' : 'folder' in source ? 'ON' : 'TRIAL',
    async verify({ bytes, documents, at }) {
      const trust = await trustAt(at);
      if (!trust) return [{ outcome: 'NEGATIVE', reason: 'UNKNOWN_ISSUER' }];
      const verdicts = await verifier.verify({ bytes, documents, trust, now: at.getTime() });
      // No honest program makes such a file.
      const ambiguities = verdicts.flatMap((one) => ('why' in one ? one.why : []));
      if (ambiguities.length > 0) log.warn({ failure: ambiguities.join(' ') }, 'ambiguous signature');
      return verdicts;
    },
    close: verifier.close,
  } satisfies Signatures & { close: () => Promise<unknown> };
}
