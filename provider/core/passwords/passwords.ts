import { normalized } from '#contract/people/reading/normalized.ts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '#provider/core/limiter.ts';
import type { PasswordCost } from '#provider/core/password-cost.ts';

/** The place where a process runs, as PORTAL_ENV names it. */
export type Mode = 'development' | 'test' | 'production';

/** Security design: scrypt N=2^15 r=8 p=3, two at a time, a bounded queue. */
const FULL: PasswordCost = { ln: 15, r: 8, p: 3 };
/** Worth nothing against a thief of the store: for made-up people alone. */
const CHEAP: PasswordCost = { ln: 4, r: 8, p: 1 };

const KEY_BYTES = 32;
const limited = createLimiter({ atOnce: 2, queue: 40 });

/** Returns the cost of new hashes. Only tests hash cheaply; no setting changes it. */
export const passwordCost = (mode: Mode): PasswordCost => (mode === 'test' ? CHEAP : FULL);

/** Makes `scrypt$ln=15,r=8,p=3$<salt>$<key>`; salt and key are base64url. @throws Busy */
export async function hashPassword({ password, cost }: { password: string; cost: PasswordCost }) {
  const salt = randomBytes(16);
  const key = await derive({ password, salt, cost });
  return hashOf({ cost, salt, key });
}

/** Checks a password; for a null hash (nobody has that name) it takes as long as for a hash of `cost`, and answers false. @throws Busy */
export async function isPassword({
  password,
  hash,
  cost,
}: {
  password: string;
  hash: string | null;
  cost: PasswordCost;
}) {
  const kept = partsOf(hash ?? nobodysHash(cost));
  const derived = await derive({ password, ...kept });
  return timingSafeEqual(derived, kept.key) && hash !== null;
}

/** True where a hash is of less work than new ones, so that it is to be made anew. */
export const isOutdated = ({ hash, cost }: { hash: string; cost: PasswordCost }) =>
  workOf(partsOf(hash).cost) < workOf(cost);

const workOf = ({ ln, r, p }: PasswordCost) => 2 ** ln * r * p;

/** The first hashes did not say their cost: it was the full one of then. */
const FORMAT = /^scrypt\$(?:ln=(\d+),r=(\d+),p=(\d+)\$)?([\w-]+)\$([\w-]{43})$/;
const COST_OF_FIRST: PasswordCost = { ln: 15, r: 8, p: 3 };

function partsOf(hash: string) {
  const match = FORMAT.exec(hash);
  if (!match) throw new Error('A password is kept in no known form');
  const [, ln, r, p, salt = '', key = ''] = match;
  const cost = ln === undefined ? COST_OF_FIRST : { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

const hashOf = ({ cost: { ln, r, p }, salt, key }: { cost: PasswordCost; salt: Buffer; key: Buffer }) =>
  `scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

const NOBODY = { salt: randomBytes(16), key: randomBytes(KEY_BYTES) };
const nobodysHash = (cost: PasswordCost) => hashOf({ cost, ...NOBODY });

const derive = ({
  password,
  salt,
  cost: { ln, r, p },
}: {
  password: string;
  salt: Buffer;
  cost: PasswordCost;
}) =>
  limited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const N = 2 ** ln;
        const maxmem = 256 * N * r;
        scrypt(normalized(password, 'NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
