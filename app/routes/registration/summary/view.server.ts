import type { RegistrationState } from '#contract/registration/schemas.ts';
import type { ShellNotice } from '#app/components/page/index.ts';
import { maskedEmail } from '#app/domain/patients/email.ts';
import { maskedPhone } from '#app/domain/patients/patients.ts';
import { minuteFrom } from '#app/domain/dates/warsaw.ts';
import { guestNotices } from '#app/services/registration/guest-draft.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { endAtKiosk, loginPath, pathsOf, wayIn, type RegisteredRequest } from './registered.server.ts';
import { unitToVisit } from './unit.server.ts';

/** The next step that the summary asks for. */
function nextOf({ state, channel, contactKnown, needsPassword }: RegistrationState) {
  if (contactKnown) return 'known' as const;
  if (needsPassword) return 'password' as const;
  if (state === 'DONE') return 'done' as const;
  return channel === 'SMS' ? ('code' as const) : channel === 'EMAIL' ? ('mail' as const) : ('desk' as const);
}

/** The page after a registration (C§2): how it stands, what is to be done next, and what to bring to which unit. */
export async function summaryView(request: RegisteredRequest, state: RegistrationState) {
  const { t, isPost, registered } = request;
  const { role } = registered;
  const next = nextOf(state);
  const isLast = next === 'done' || next === 'mail' || next === 'desk';
  if (isLast) await endAtKiosk(request);
  const { isKiosk } = request.context.portal.environment;
  return {
    title: t(next === 'done' ? 'registration:summary.title.done' : 'registration:summary.title.waits'),
    notices: isPost ? [] : noticesOf(request, state),
    role,
    next,
    kiosk: isKiosk ? (isLast ? ('once' as const) : ('waits' as const)) : null,
    phone: state.phoneNumber === undefined ? null : maskedPhone(state.phoneNumber),
    email: state.email === undefined ? null : maskedEmail(state.email),
    isCodeGood: state.codeValidUntil !== undefined,
    codeValidUntil: state.codeValidUntil ?? null,
    again: againOf(request, state),
    username: state.username ?? null,
    maySignUp: state.contactKnown?.maySignUp ?? false,
    isCorrectable: next === 'code' && state.correctionsLeft > 0,
    goneAfter: next === 'done' ? null : dayOf(request, state.expiresAt),
    bringsPapers: state.isAuthorized !== true,
    unit: await unitToVisit(request, state.redirectContext?.organizationalUnitId),
    paths: {
      ...pathsOf(request),
      login: loginPath(request),
      recover: wayIn(request, '/resetpassword'),
      link: wayIn(request, '/resendactivationlink'),
      discard: `/registration/discard?${new URLSearchParams({ draft: request.draftId }).toString()}`,
    },
  };
}

const dayOf = ({ language }: RegisteredRequest, at: string) => textIn(language).formatDateTime(at);

/** The time from which on another code is sent, while none may be now. */
function againOf({ language }: RegisteredRequest, { nextSendAt }: RegistrationState) {
  return nextSendAt === undefined ? null : textIn(language).formatTime(minuteFrom(nextSendAt));
}

function noticesOf(request: RegisteredRequest, state: RegistrationState): ShellNotice[] {
  const { t, registered } = request;
  const kept: ShellNotice[] = guestNotices(request);
  if (state.contactKnown) return [...kept, { kind: 'error', text: t('registration:summary.known.text') }];
  if (registered.isPhoneProved && (state.state === 'DONE' || state.needsPassword))
    return [...kept, { kind: 'success', text: t('account:phone.confirmed') }];
  const isCodeSent = state.channel === 'SMS' && state.codeValidUntil !== undefined;
  if (state.state === 'DONE' || !isCodeSent || kept.length > 0) return kept;
  return [{ kind: 'success', text: t('bookings:code.sent') }];
}
