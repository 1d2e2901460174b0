import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts what the portal's store keeps for a patient (AES-256-GCM, key derived from the portal's secret). What was sealed with
 * a former secret is opened still.
 */
export function createSeal(secret: string, formerSecrets: readonly string[] = []) {
  const key = keyOf(secret);
  const keys = [key, ...formerSecrets.map(keyOf)];

  return {
    close(value: unknown): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    /** The value, or null when it was sealed with a secret that is not known here, or changed. */
    open(sealed: string): unknown {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const each of keys) {
        const text = textIn({ bytes, key: each });
        if (text !== null) return JSON.parse(text);
      }
      return null;
    },
  };
}
export type Seal = ReturnType<typeof createSeal>;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'patient-portal', 'sealed-columns', 32));

function textIn({ bytes, key }: { bytes: Buffer; key: Buffer }) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The hash by which the store knows a cookie's value: enough to find the row, not enough to forge the cookie. */
export const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
