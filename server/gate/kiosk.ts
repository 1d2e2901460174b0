import { declaredPath } from '#app/areas.declared.ts';
import type { Refusal } from '#app/services/request/load-context.server.ts';

const NO_FILES: Refusal = { status: 403, reason: 'kiosk-files' };
export const NO_UPLOADS: Refusal = { status: 403, reason: 'kiosk-uploads' };

type Kiosk = { isKiosk: boolean };

/** The refusal of files and feeds to keep, on a device that many people use (B-14); null for all else. */
export const refusedFile = ({ isKiosk }: Kiosk, { pathname }: URL): Refusal | null =>
  isKiosk && declaredPath('keeps', pathname) ? NO_FILES : null;

const LIFE = /; *(?:Max-Age=[1-9]\d*|Expires=[^;]*)/gi;

/** The same cookies, none of which outlives the browser: at a kiosk nobody is remembered (S-10). One that is taken away stays so. */
export function forgetLater({ isKiosk }: Kiosk, headers: Headers) {
  const cookies = isKiosk ? headers.getSetCookie() : [];
  if (cookies.length === 0) return;
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const isTakenAway = /; *Max-Age=0/i.test(cookie);
    headers.append('set-cookie', isTakenAway ? cookie : cookie.replace(LIFE, ''));
  }
}
