import { redirect } from '@remix-run/node';
import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import type { RegistrationAnswers } from '#app/journeys/registration/draft.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import type { RegistrationStep } from '#app/journeys/registration/journey.ts';
import { registrationWizard } from '#app/journeys/registration/wizard.ts';
import { askedNow } from '#app/services/registration/asked-now.server.ts';
import { requireGuestDraft } from '#app/services/registration/guest-draft.server.ts';
import { requireGuest, type GuestRequest } from '#app/services/registration/guest.server.ts';
import { provedOf } from '#app/services/registration/proved.server.ts';
import { noteTrap } from '#app/services/registration/robots.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { contextIn } from './context.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import type { DraftRequest } from './draft.server.ts';

/** For whom an account is made at an address: that of its entry, and of each page below it. */
export function roleAt(pathname: string): PatientRole {
  const [, entry = ''] = pathname.split('/');
  const roles = ['WARD', 'CHILD'] as const;
  return roles.find((role) => REGISTRATION_PATHS[role] === `/${entry}`) ?? 'PATIENT';
}

/** The guard of an entry, which knows its role and the rules of this moment. */
export async function requireEntry(args: RouteArgs) {
  const role = roleAt(new URL(args.request.url).pathname);
  const request = await requireGuest(args, role);
  const asked = await askedNow(request);
  return { request, role, asked, wizard: registrationWizard(role, asked) };
}

/** S-63: a kiosk takes no files, and so nobody registers there while a file is needed. */
export const isClosedHere = ({ context }: GuestRequest, { needsFile }: { needsFile: boolean }) =>
  needsFile && context.portal.environment.isKiosk;

type Beginning = Pick<RegistrationAnswers['facts'], 'role' | 'asked' | 'context' | 'proved'>;

/** The answers known before the first one is given. */
export const beginning = (known: Beginning): RegistrationAnswers => ({
  facts: { ...known, isSumSolved: false, files: [] },
});

/**
 * Guard of a page of a guest's registration: its entry is switched on, nobody is signed in, and the draft is this browser's own and as far
 * answered, by the rules of this moment.
 */
export async function requireGuestStep(args: RouteArgs, step: RegistrationStep): Promise<DraftRequest> {
  const { request, role, asked, wizard } = await requireEntry(args);
  if (isClosedHere(request, asked)) throw redirect(REGISTRATION_PATHS[role], 303);
  const opened = await requireGuestDraft(args, {
    role,
    wizard,
    step,
    begin: async (entering, start) => {
      // Never of a ward or child (AP-76).
      const proved = role === 'PATIENT' ? await provedOf(entering, start) : undefined;
      return beginning({ role, asked, context: contextIn(start), ...(proved ? { proved } : {}) });
    },
  }).catch((error: unknown) => sayWhy(request, { wizard, error, step }));
  // Files are not read here; the field that nobody sees counts of a form that is refused, too (S-01).
  if (opened.isPost && step !== 'files') {
    await opened.form();
    await noteTrap(opened);
  }
  return { ...opened, wizard };
}

/** Tells whether a password was typed. */
const hasPassword = async (form: GuestRequest['form']) => Boolean((await form()).get('password'));

/** Whoever sends and is led back to an earlier page hears there why: what it asks has changed meanwhile. @throws the same */
async function sayWhy(
  { isPost, url, now, form, context: { portal, browserId } }: GuestRequest,
  { wizard, error, step }: { wizard: Wizard<RegistrationAnswers>; error: unknown; step: RegistrationStep },
): Promise<never> {
  const to = error instanceof Response && isPost ? error.headers.get('location') : null;
  const id = url.searchParams.get('draft');
  if (to !== null && id !== null && to.endsWith(`?${new URLSearchParams({ draft: id }).toString()}`)) {
    const place = { browserId, journey: wizard.name, id, now: now.getTime() };
    const found = await portal.store.guestDrafts.find(place);
    const why =
      step === 'files'
        ? { key: 'registration:draft.files.off' as const, kind: 'error' as const }
        : { key: 'registration:draft.changed' as const, kind: 'notice' as const };
    // Only the last page has a password, which is kept nowhere.
    const later = { key: 'registration:review.passwordOnLast' as const, kind: 'notice' as const };
    const told = step === 'review' && (await hasPassword(form)) ? [why, later] : [why];
    const added = told.map((one) => ({ ...one, to, at: now.getTime(), shown: false }));
    if (found?.state === 'OPEN')
      await portal.store.guestDrafts.keepNotices({ id, notices: [...found.notices, ...added] });
  }
  throw error;
}
