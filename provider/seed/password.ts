import { hashPassword, passwordCost } from '#provider/core/passwords/passwords.ts';
import type { PasswordCost } from '#provider/core/password-cost.ts';

/** The password of every account, also of those of the load seed. */
export const SEED_PASSWORD = 'Portal-Pacjenta-2026';

/** SEED_PASSWORD at the full cost, hashed once: hashing it for each store would take longer than all the rest of the seed. */
export const SEED_PASSWORD_HASH =
  'scrypt$ln=15,r=8,p=3$kttJjcvixGkGiMbbAVwF4A$Aa-rROdK0b3cBwYagxC6R-jC6ztsMBRD5_iNV3NRmzM';

const hashes = new Map<PasswordCost, Promise<string>>([
  [passwordCost('production'), Promise.resolve(SEED_PASSWORD_HASH)],
]);

/** Hashes SEED_PASSWORD at the given cost, once in a process. */
export function seedPasswordHash(cost: PasswordCost) {
  const hash = hashes.get(cost) ?? hashPassword({ password: SEED_PASSWORD, cost });
  hashes.set(cost, hash);
  return hash;
}
