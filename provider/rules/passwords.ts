import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Security design: scrypt N=2^15 r=8 p=3, two at a time, a bounded queue. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const KEY_BYTES = 32;
const AT_ONCE = 2;
const QUEUE = 40;

/** More sign-ins wait than can be served in time. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

let running = 0;
const waiting: (() => void)[] = [];

/** `scrypt$<salt>$<key>`, both base64url. @throws PasswordsBusy */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive({ password, salt })).toString('base64url')}`;
}

/** A null hash (nobody has that name) takes as long and answers false. @throws PasswordsBusy */
export async function isPassword({ password, hash }: { password: string; hash: string | null }) {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const derived = await derive({ password, salt: Buffer.from(salt, 'base64url') });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null;
}

const NOBODY = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(KEY_BYTES).toString('base64url')}`;

async function derive({ password, salt }: { password: string; salt: Buffer }) {
  if (running >= AT_ONCE && waiting.length >= QUEUE) throw new PasswordsBusy();
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;

  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
