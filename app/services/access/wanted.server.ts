import { bookingContextPath, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { isBelow } from '#app/services/request/plain-path.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { notificationPath } from './notification-guid.ts';

const SECONDS = 3600;

/** Pages on the way in, and those on which a guest chooses: what is wanted stands in their addresses. */
const PATHS = [
  ...['/login', '/sso', '/mpi/epuap/sso', '/epuap', '/resetpassword', '/confirm'],
  ...['/resendactivationlink', '/resendactivationcode', '/easy-to-read/sign-in', '/newbooking'],
];

/**
 * The aim that an address of the way in names: the page, a notification's, the booking that a guest has
 * begun, by whichever names; null: nothing.
 */
export function wantedIn(url: URL): string | null {
  const wanted = ownPath(url.searchParams.get('return'));
  if (wanted && !wanted.startsWith('/login')) return wanted;
  const notified = notificationPath(url);
  if (notified) return notified;
  const context = readBookingContext(url.searchParams);
  return context ? bookingContextPath(context) : null;
}

/** The aim of a guest: as the address says, or as one before it has said in this browser. */
export const wantedOf = (request: PortalRequest) =>
  wantedIn(request.url) ?? wantedCookie(request).read(request.cookies);

const LONGEST_IN_MAIL = 500;

/** The aim to which the link of a mail leads in the end, also in another browser: of a short session what it was opened for. */
export function wantedInMail(request: PortalRequest): { wanted?: string } {
  const wanted = request.short?.wanted ?? wantedOf(request);
  return wanted && wanted.length <= LONGEST_IN_MAIL ? { wanted } : {};
}

/** Keeps what is wanted with a guest's browser for as long as it is open, an hour at most; a kiosk is the next person's soon. */
function wantedCookie({ context }: PortalRequest) {
  const { isSecure } = context.portal.environment;
  const name = isSecure ? '__Host-wanted' : 'wanted';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]{1,4000})`);
  return {
    read: (cookies: string) => ownPath(decoded(pattern.exec(cookies)?.[1])),
    write: (path: string) => `${name}=${encodeURIComponent(path)}; ${attributes}; Max-Age=${SECONDS}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

function decoded(kept: string | undefined) {
  try {
    return kept === undefined ? null : decodeURIComponent(kept);
  } catch {
    return null;
  }
}

/** True for an address of the way in, where `return` and its like say what is wanted. */
const isOnTheWay = ({ pathname }: URL) => PATHS.some((path) => isBelow(pathname, path));

/** The aim that is wanted, on pages of the way in by their address, on all others as it is kept. */
export const wantedOnTheWay = (request: PortalRequest) =>
  (isOnTheWay(request.url) ? wantedIn(request.url) : null) ?? wantedCookie(request).read(request.cookies);

/** The header that keeps what this page's address says; none where it is known, or nobody may keep it. */
export function keepingWanted(request: PortalRequest): [string, string][] {
  const { session, url, cookies, context } = request;
  if (session || context.portal.environment.isKiosk) return [];
  if (!isOnTheWay(url)) return [];
  const wanted = wantedIn(url);
  const cookie = wantedCookie(request);
  return wanted && cookie.read(cookies) !== wanted ? [['set-cookie', cookie.write(wanted)]] : [];
}

/** The header that forgets it: whoever has signed in is there. */
export const forgettingWanted = (request: PortalRequest): [string, string][] => {
  const cookie = wantedCookie(request);
  return cookie.read(request.cookies) === null ? [] : [['set-cookie', cookie.clear()]];
};
