import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '#provider/core/limiter.ts';

/** Security design: scrypt N=2^15 r=8 p=3, two at a time, a bounded queue. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const KEY_BYTES = 32;
const limited = createLimiter({ atOnce: 2, queue: 40 });

/** `scrypt$<salt>$<key>`, both base64url. @throws Busy */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive({ password, salt })).toString('base64url')}`;
}

/** A null hash (nobody has that name) takes as long and answers false. @throws Busy */
export async function isPassword({ password, hash }: { password: string; hash: string | null }) {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const derived = await derive({ password, salt: Buffer.from(salt, 'base64url') });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null;
}

const NOBODY = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(KEY_BYTES).toString('base64url')}`;

const derive = ({ password, salt }: { password: string; salt: Buffer }) =>
  limited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
