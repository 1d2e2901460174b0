import { createHmac, randomBytes } from 'node:crypto';
import { groupsOf } from '#app/services/request/address-groups.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { isOneOfSecrets } from './session-cookie.server.ts';

const DAY_SECONDS = 24 * 3600;
const BROWSER_SECONDS = 365 * DAY_SECONDS;
const ADDRESS_SECONDS = 30 * DAY_SECONDS;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A cookie that says that this user name has signed in with this browser (OWASP's device cookie). It holds a random number and a
 * seal over it and the name; it opens no session and says nothing to anybody else.
 */
export function knownBrowserOf({
  environment: { isSecure },
  secret,
  formerSecrets,
}: Pick<Portal, 'environment' | 'secret' | 'formerSecrets'>) {
  const name = isSecure ? '__Host-known' : 'known';
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{66})(?:;|$)`);
  const sealOf = ({ id, username, by = secret }: { id: string; username: string; by?: string }) =>
    createHmac('sha256', by).update(`known:${id}:${username.trim().toLowerCase()}`).digest('base64url');

  return {
    /** The browser's number when that user name has signed in with it, else null. */
    read({ header, username }: { header: string | null; username: unknown }) {
      const [, id, seal] = VALUE.exec(pattern.exec(header ?? '')?.[1] ?? '') ?? [];
      if (!id || typeof username !== 'string') return null;
      const seals = [secret, ...formerSecrets].map((by) => sealOf({ id, username, by }));
      return isOneOfSecrets(seals, seal) ? id : null;
    },

    write(username: string) {
      const id = randomBytes(16).toString('base64url');
      const attributes = `Path=/; Max-Age=${BROWSER_SECONDS}; HttpOnly; SameSite=Lax`;
      return `${name}=${id}.${sealOf({ id, username })}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
  };
}

type Address = { portal: Pick<Portal, 'store' | 'clock'>; address: string };

const nameOf = (address: string) => `known:${groupsOf(address).near}`;

export const rememberAddress = ({ portal: { store, clock }, address }: Address) =>
  store.limits.remember({
    name: nameOf(address),
    until: clock.now().getTime() + ADDRESS_SECONDS * 1000,
  });

export const isKnownAddress = ({ portal: { store, clock }, address }: Address) =>
  store.limits.isRemembered({ name: nameOf(address), now: clock.now().getTime() });
