import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from './session-cookie.server.ts';

const KEY = /^([\w-]{16})(\d)([\w-]{22})$/;
const SEAL_LENGTH = 22;

type OfBrowser = { browserId: string };

/**
 * The key that every form carries against double submits. It is random, and says under a seal how many of the gates
 * had been passed when the form was handed out to this browser: by it a form that was open before a gate is known (S-52).
 */
export function formKeys(secret: string) {
  const sealOf = ({ browserId, random, passed }: OfBrowser & { random: string; passed: string }) =>
    createHmac('sha256', secret)
      .update(`form:${browserId}:${random}:${passed}`)
      .digest('base64url')
      .slice(0, SEAL_LENGTH);

  return {
    make({ browserId, passed }: OfBrowser & { passed: number }) {
      const random = randomBytes(12).toString('base64url');
      return `${random}${passed}${sealOf({ browserId, random, passed: String(passed) })}`;
    },

    /** How many gates had been passed; none for a key that is not ours, or another browser's. */
    passed({ browserId, key }: OfBrowser & { key: unknown }): number {
      const [, random, passed, seal] = KEY.exec(typeof key === 'string' ? key : '') ?? [];
      if (!random || !passed) return 0;
      return isSameSecret(sealOf({ browserId, random, passed }), seal) ? Number(passed) : 0;
    },
  };
}
