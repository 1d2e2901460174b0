import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { RegistrationState } from '#contract/registration/schemas.ts';
import {
  RegisteredDraft,
  SUMMARY_PATH,
  summaryPath,
  type Registered,
} from '#app/journeys/registration/done.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { asGuest, type GuestRequest } from '#app/services/registration/guest.server.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';

const MINUTE_MS = 60_000;

/** When another code may be sent after that one. */
export const nextSendOf = (sentAt: number) => sentAt + MINUTE_MS;

/** The pages of the summary of this registration. */
export const pathsOf = ({ draftId }: Pick<RegisteredRequest, 'draftId'>) => ({
  page: summaryPath(draftId),
  resend: summaryPath(draftId, `${SUMMARY_PATH}/resend`),
  number: summaryPath(draftId, `${SUMMARY_PATH}/number`),
  password: summaryPath(draftId, `${SUMMARY_PATH}/password`),
});

export type RegisteredRequest = GuestRequest & { draftId: string; registered: Registered };

/** The registration that the address names, or that this browser has finished last. @throws the way to /registration, where there is none */
export async function registeredHere(asked: PortalRequest): Promise<RegisteredRequest> {
  const { portal, browserId } = asked.context;
  const { guestDrafts } = portal.store;
  const now = asked.now.getTime();
  const row = await guestDrafts.findDone({ browserId, now, id: asked.url.searchParams.get('draft') });
  const registered = RegisteredDraft.safeParse(row?.answers).data?.registered;
  if (!row || !registered || (registered.until ?? now) < now) {
    // It was here and is over: whoever reloads it hears where to go on.
    if (asked.url.searchParams.has('draft'))
      throw redirect(onTheWayIn('/login', asked.url, { registration: 'left' }), 303);
    throw redirect(onTheWayIn('/registration', asked.url), 303);
  }
  const request = asGuest(asked, registered.role);
  request.guest.found = row;
  if (portal.environment.isKiosk && !asked.isPrefetch)
    await guestDrafts.touch({ browserId, id: row.id, now });
  if (!asked.isPost && !asked.isPrefetch && row.notices.length > 0) {
    const here = pathOf(asked.url);
    request.guest.notices = row.notices.filter(({ to }) => to === undefined || to === here);
    await guestDrafts.keepNotices({ id: row.id, notices: [] });
  }
  return { ...request, draftId: row.id, registered };
}

/** Keeps what has changed of it. */
export async function keepRegistered(
  { context, draftId: id, now, registered }: RegisteredRequest,
  changed: Partial<Registered>,
) {
  const answers = { registered: { ...registered, ...changed } };
  const { browserId, portal } = context;
  await portal.store.guestDrafts.saveDone({ browserId, id, answers, now: now.getTime() });
}

/** B-14, A-13: at a kiosk the page after which nothing is left to do there stays for a minute, for its letters and its language may be changed. */
export async function endAtKiosk(request: RegisteredRequest) {
  const { context, registered, now, isPost, isPrefetch } = request;
  const isAsked = !isPost && !isPrefetch && registered.until === undefined;
  if (context.portal.environment.isKiosk && isAsked)
    await keepRegistered(request, { until: now.getTime() + MINUTE_MS });
}

/** The state of the registration, as the provider says it. @throws the way to sign-in, which says that it is over */
export async function stateOf(request: RegisteredRequest): Promise<RegistrationState> {
  const { registrationId } = request.registered;
  if (registrationId === null) return seemingState(request);
  const [error, state] = await safe(request.provider.registration.state({ registrationId }));
  if (isDefinedError(error)) throw redirect(loginPath(request, { registration: 'over' }), 303);
  if (error) throw error;
  return state;
}

const CODE_MINUTES = 15;
const DAYS_KEPT = 7;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The state as a program sees it that has filled the field which nobody sees: as that of everybody, and no code is ever right. */
function seemingState({ registered, now }: RegisteredRequest): RegistrationState {
  const { role, channel, phoneNumber, email, sentAt, at, seemingUsername } = registered;
  const iso = (time: number) => new Date(time).toISOString();
  const isCode = channel === 'SMS';
  const codeEnds = sentAt + CODE_MINUTES * MINUTE_MS;
  const sendsAgain = nextSendOf(sentAt);
  return {
    ...(seemingUsername === undefined
      ? { state: 'WAITS' as const }
      : { state: 'DONE' as const, username: seemingUsername }),
    channel,
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(email === undefined ? {} : { email }),
    ...(role === 'PATIENT' ? {} : { patientRole: role }),
    redirectContext: null,
    sendsLeft: 4,
    ...(isCode && sendsAgain > now.getTime() ? { nextSendAt: iso(sendsAgain) } : {}),
    ...(isCode && codeEnds > now.getTime() ? { codeValidUntil: iso(codeEnds) } : {}),
    correctionsLeft: 3,
    expiresAt: iso(at + DAYS_KEPT * DAY_MS),
  };
}

/** A page of the way in, with what was to be booked. */
export const wayIn = (
  { registered: { query }, url }: RegisteredRequest,
  path: string,
  said: Record<string, string> = {},
) => onTheWayIn(path, new URL(`${url.origin}${path}?${query}`), said);

export const loginPath = (request: RegisteredRequest, said: Record<string, string> = {}) =>
  wayIn(request, '/login', said);
