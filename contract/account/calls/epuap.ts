/** C§2, C§7 of the specification, decisions A-80, C-06 and C-07: sign-in with the e-government identity system. */
import { z } from 'zod';
import { IdentitySignOut } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Redirect, redirectTo } from '#contract/redirect.ts';

const area = 'account';
const state = 'k3ZqU1x9mTzJ2yQdXc8Lhw';

const State = z.string().regex(/^[\w-]{20,200}$/);
const FromIdentitySystem = z.string().max(2_000).optional();

export const epuap = {
  sso: call({
    area,
    method: 'GET',
    path: '/mpi/epuap/sso',
    isForGuests: true,
    isRedirect: true,
    summary: 'Where the browser goes to sign in with the e-government identity system',
    description:
      'The portal’s server asks, and leads the browser to the location: at the origin that the login settings name (`eGovernment`), or a page of the portal, /epuap/error, when it is off. `state` is random and known to this browser alone (a cookie of the portal); the identity system gives it back at /mpi/epuap/sso-confirm of the portal.',
    example: {
      input: { state },
      output: redirectTo(`https://tozsamosc.example/authorize?state=${state}`),
    },
  })
    .input(z.object({ state: State }))
    .output(Redirect),

  confirm: call({
    area,
    method: 'GET',
    path: '/mpi/epuap/sso-confirm',
    isForGuests: true,
    isRedirect: true,
    isWrite: true,
    summary: 'Takes the answer of the identity system, once',
    description:
      'With what the identity system gave the browser: `code`, or `error`, and the `state`, which the portal has compared with the browser’s. The provider gets the signed answer from the identity system itself, and takes it once. The location is a page of the portal, at the address that patients type (its PORTAL_ORIGIN; a portal on one’s own machine is at http://localhost:3000). /epuap/success?entry=… has a code of entry (see account.entry) for each account of the person, found by PESEL, five at most; the portal takes them out of the address and shows them to nobody. /epuap/error?code=3: the person is blocked, here or there; code=2: they have refused, or the identity system has; without a code: the answer did not come, or is not to be trusted. /epuap/no-account?proof=…: nobody here has this PESEL; the handle of the proved identity is for a registration (registration.proved), for 30 minutes, and the portal takes it out of the address. It is carried out once and never repeated, although it is a GET (AP-01).',
    example: {
      input: { state, code: 'Xs2h' },
      output: redirectTo('http://localhost:3000/epuap/success?entry=Jd6fHb3gUe7pOi1tYqKsMlAsT4nWc0vQ'),
    },
  })
    .input(z.object({ state: State, code: FromIdentitySystem, error: FromIdentitySystem }))
    .output(Redirect),

  slo: call({
    area,
    method: 'GET',
    path: '/mpi/epuap/slo/{x}/{sessionId}',
    isForGuests: true,
    isRedirect: true,
    isWrite: true,
    summary: 'Where the browser goes to sign out of the identity system',
    description:
      'After the portal’s own sign-out, which has happened whatever comes of this (A-80). `x` and `sessionId` are those that account.signOut answered: `sessionId` is good once and for 10 minutes. The location is at the origin of the login settings, and the identity system leads back to /login?signedOut=yes of the portal; or it is /login?signedOut=error, when the handle is good no longer or the identity system cannot be reached.',
    example: {
      input: { x: 'pz', sessionId: 'Jd6fHb3gUe7pOi1tYqKsMlAsT4nWc0vQ' },
      output: redirectTo('https://tozsamosc.example/logout'),
    },
  })
    .input(IdentitySignOut)
    .output(Redirect),
};
