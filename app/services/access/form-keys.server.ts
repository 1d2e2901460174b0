import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from './session-cookie.server.ts';

const KEY = /^([\w-]{16})(\d)([\w-]{22})$/;
const SEAL_LENGTH = 22;

/** The browser that a form was handed out to, and the address that the form goes to: path and query. */
type Form = { browserId: string; goesTo: string };
type Page = { browserId: string; passed: number };

/**
 * The key that every form carries against double submits. It is random, and says under a seal how many of the gates
 * had been passed when the form was handed out to this browser: by it a form that was open before a gate is known (S-52).
 * It is good for the address that this form goes to, and for no other.
 */
export function formKeys(secret: string) {
  const sealOf = ({ browserId, goesTo, random, passed }: Form & { random: string; passed: string }) =>
    createHmac('sha256', secret)
      .update(`form:${browserId}:${random}:${passed}:${alike(goesTo)}`)
      .digest('base64url')
      .slice(0, SEAL_LENGTH);

  return {
    /** Makes the keys of a page's forms: the same random one, sealed for each form's address. */
    ofPage({ browserId, passed }: Page) {
      const random = randomPart();
      return (goesTo: string) =>
        `${random}${passed}${sealOf({ browserId, goesTo, random, passed: String(passed) })}`;
    },

    /** The number of gates that had been passed; none for a key that is not ours, another browser's, or of a form that goes elsewhere. */
    passed({ browserId, goesTo, key }: Form & { key: unknown }): number {
      const [, random, passed, seal] = KEY.exec(typeof key === 'string' ? key : '') ?? [];
      if (!random || !passed) return 0;
      return isSameSecret(sealOf({ browserId, goesTo, random, passed }), seal) ? Number(passed) : 0;
    },
  };
}

/** 96 bits: the digits of a UUID that are random throughout. Node has drawn those of many at once, which takes a tenth of the time. */
function randomPart() {
  const uuid = randomUUID();
  return Buffer.from(uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(24), 'hex').toString('base64url');
}

/** Addresses that every browser writes in one way, which are nearly all: reading them anew would say the same. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;
const PLAIN_QUERY = /^(?:\/[\w-]+)+\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*$/;

/** An address as it is compared: browsers write the same query in more than one way. */
function alike(address: string) {
  if (PLAIN_PATH.test(address)) return `${address}?`;
  if (PLAIN_QUERY.test(address)) return address;
  const whole = `http://portal.invalid${address}`;
  if (!URL.canParse(whole)) return address;
  const { pathname, searchParams } = new URL(whole);
  return `${pathname}?${searchParams}`;
}
