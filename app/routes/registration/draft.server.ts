import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import type { RegistrationAnswers } from '#app/journeys/registration/draft.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import type { RegistrationStep } from '#app/journeys/registration/journey.ts';
import { changePathOf, stepPathOf, type Wizard } from '#app/journeys/wizard.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { contextQuery } from './context.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import type { BornRules } from '#app/services/forms/born.ts';
import {
  answerGuest,
  guestNotices,
  isAnew,
  type GuestStep,
} from '#app/services/registration/guest-draft.server.ts';
import { shownField } from '#app/services/registration/first-page.server.ts';
import { storeFacts, type Changes } from '#app/services/wizard/drafts.server.ts';
import { contradictionOf, frameOfStep } from '#app/services/wizard/steps.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** A page of a guest's registration, with the rules of this moment. */
export type DraftRequest = GuestStep<RegistrationAnswers> & { wizard: Wizard<RegistrationAnswers> };

/** Stores an answer and leads on. */
export const answer = <Step extends RegistrationStep>(
  request: DraftRequest,
  changes: Changes<RegistrationAnswers, Step>,
) => answerGuest(request.wizard, request, changes);

/** The same, and the next page says what falls away with it. */
export async function answerSaying<Step extends RegistrationStep>(
  request: DraftRequest,
  changes: Changes<RegistrationAnswers, Step>,
  said: TextKey | null,
) {
  const answered = await answer(request, changes);
  if (said !== null && answered instanceof Response) await addNotices(request, { key: said, kind: 'notice' });
  return answered;
}

/** Stores what is known beside the answers. */
export const withFacts = async (
  request: DraftRequest,
  facts: Partial<RegistrationAnswers['facts']>,
): Promise<DraftRequest> => ({
  ...request,
  draft: await storeFacts(request.wizard, request, { draft: request.draft, facts }),
});

export const stepPath = ({ wizard, draft }: DraftRequest, step: RegistrationStep) =>
  stepPathOf(wizard, { id: draft.id, step });

export const changePath = ({ wizard, draft }: DraftRequest, step: RegistrationStep) =>
  changePathOf(wizard, { id: draft.id, step });

/** Said of a number or document that is the guardian's own: one of the two is mended (C-14). */
export const sameAs = (request: DraftRequest, step: 'own' | 'ownDocument'): ErrorText =>
  withWay(step === 'own' ? 'registration:samePerson' : 'registration:sameDocument', {
    href: changePath(request, step),
    words: `registration:mend.${step}`,
  });

/** The page of a step as the frame has it: `title` says whose data are asked, and the line over it for whom the account is. */
export function pageOf(request: DraftRequest, title: TextKey) {
  const { t, draft, wizard, guest } = request;
  const { role } = draft.answers.facts;
  const [over, said] = [t(`registration:over.${role}`), t(title)];
  const heading = isAnew(request) ? t('registration:title.anew', { title: said }) : said;
  return {
    title: titled(over, heading),
    heading,
    over,
    frame: frameOfStep(wizard, request, {
      wayOut: { href: '/login', label: t('registration:toLogin') },
      chosen: [],
    }),
    notices: [...contradictionOf(wizard, request), ...guestNotices(request)],
    shown: shownField(request, draft.id),
    // A page that comes back has what was typed in it, though nothing of it is stored yet (S-63).
    discardPath:
      guest.found || request.isPost ? `${wizard.discardPath}?draft=${encodeURIComponent(draft.id)}` : null,
  };
}

/** The entry for somebody else, with the visit that is to be booked. */
export function entryPath({ draft }: DraftRequest, role: PatientRole) {
  const query = contextQuery(draft.answers.facts.context).toString();
  return query === '' ? REGISTRATION_PATHS[role] : `${REGISTRATION_PATHS[role]}?${query}`;
}

/** Where somebody is registered whose age is none of a form's; null: nowhere, while that form is switched off. */
async function wayTo(request: DraftRequest, roles: readonly PatientRole[]) {
  const login = await loginSettings(request);
  const isOn = {
    PATIENT: login.showLinkToCreateAccountForMe,
    WARD: login.showLinkToCreateAccountForWard,
    CHILD: login.showLinkToCreateAccountForChild,
  };
  const role = roles.find((one) => isOn[one]);
  return role ? { href: entryPath(request, role), words: `registration:ways.${role}` as const } : null;
}

/** The rules for the birth date of the person whom a page asks about; `role`: the guardian is nobody's ward. */
export async function bornRules(request: DraftRequest, role: PatientRole): Promise<BornRules> {
  const { asked, role: entry } = request.draft.answers.facts;
  const { today, userMinAge } = asked;
  const guardian = {
    href: changePath(request, 'guardian'),
    words: 'registration:guardian.tooYoung.way',
  } as const;
  const ways =
    role === 'CHILD'
      ? { ADULT: await wayTo(request, ['WARD', 'PATIENT']) }
      : { TOO_YOUNG: entry === 'PATIENT' ? await wayTo(request, ['CHILD']) : guardian };
  return { role, today, userMinAge, ways };
}
