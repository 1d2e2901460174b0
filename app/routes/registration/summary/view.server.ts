import type { RegistrationState } from '#contract/registration/schemas.ts';
import type { ShellNotice } from '#app/components/page/index.ts';
import { maskedEmail } from '#app/domain/patients/email.ts';
import { maskedPhone } from '#app/domain/patients/patients.ts';
import { minuteFrom } from '#app/domain/dates/warsaw.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
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

/** The title names the next step. */
function headingOf(next: ReturnType<typeof nextOf>, isCodeGood: boolean) {
  if (next === 'password') return 'registration:summary.password.title' as const;
  if (next !== 'code') return `registration:summary.title.${next}` as const;
  return isCodeGood ? ('bookings:code.title' as const) : ('registration:summary.title.newCode' as const);
}

/** Papers are brought by everybody whose identity is not proved; to somebody with that number nothing is said of them. */
function papersOf({ isAuthorized }: RegistrationState, next: ReturnType<typeof nextOf>) {
  if (next === 'known' || (next === 'desk' && isAuthorized)) return 'none' as const;
  return isAuthorized ? ('proved' as const) : ('needed' as const);
}

/** The page after a registration (C§2): how it stands, what is to be done next, and what to bring to which unit. */
export async function summaryView(request: RegisteredRequest, state: RegistrationState) {
  const { t, isPost, registered } = request;
  const { role, isAlsoPatient, isWithoutCode } = registered;
  const next = nextOf(state);
  const isLast = next === 'done' || next === 'mail' || next === 'desk';
  if (isLast) await endAtKiosk(request);
  const { isKiosk } = request.context.portal.environment;
  const isCodeGood = state.codeValidUntil !== undefined;
  const [over, heading] = [t(`registration:over.${role}`), t(headingOf(next, isCodeGood))];
  return {
    title: titled(over, heading),
    heading,
    over,
    notices: isPost ? [] : noticesOf(request, state),
    role,
    next,
    kiosk: isKiosk ? (isLast ? ('minute' as const) : ('waits' as const)) : null,
    phone: state.phoneNumber === undefined ? null : maskedPhone(state.phoneNumber),
    email: state.email === undefined ? null : maskedEmail(state.email),
    isCodeGood,
    isWithoutCode,
    isPasswordLater: registered.isPasswordLater && (next === 'code' || next === 'mail'),
    isAlsoPatient,
    again: againOf(request, state),
    username: state.username ?? null,
    maySignUp: state.contactKnown?.maySignUp ?? false,
    isCorrectable: next === 'code' && state.correctionsLeft > 0,
    goneAfter: next === 'done' ? null : dayOf(request, state.expiresAt),
    papers: papersOf(state, next),
    unit: await unitToVisit(request, state.redirectContext?.organizationalUnitId),
    paths: {
      ...pathsOf(request),
      login: loginPath(request),
      recover: wayIn(request, '/resetpassword'),
      link: wayIn(request, '/resendactivationlink'),
      anew: wayIn(request, REGISTRATION_PATHS[role]),
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
  if (state.contactKnown) return [...kept, { kind: 'notice', text: t('registration:summary.known.text') }];
  if (registered.isPhoneProved && (state.state === 'DONE' || state.needsPassword))
    return [...kept, { kind: 'success', text: t('account:phone.confirmed') }];
  const isCodeSent = state.channel === 'SMS' && state.codeValidUntil !== undefined;
  if (state.state === 'DONE' || !isCodeSent || kept.length > 0) return kept;
  return [{ kind: 'success', text: t('bookings:code.sent') }];
}
