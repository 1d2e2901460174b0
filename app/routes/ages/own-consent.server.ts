import type { OwnConsent } from '#contract/ages/schemas.ts';
import { isOfOwnConsent } from '#contract/people/reading/ages.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { OWN_CONSENT_PATH } from '#app/domain/people/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The own consent of who has signed in, while it is asked; 404: nobody asks for it. */
export async function ownConsentAsked(request: AccountRequest) {
  const own = (await patientsOf(request)).find(({ patientRole }) => patientRole === 'PATIENT');
  if (!own) throw notFound();
  const consent = await orNotFound(request.provider.ages.ownConsent({ patientId: own.id }));
  if (consent.state === 'NOT_NEEDED') throw notFound();
  return { patientId: own.id, consent };
}

/** The view of it on a person's page; null: the person is not 16 or 17, or nobody knows now. */
export async function ownConsentOf(
  request: AccountRequest,
  { id, birthDate }: { id: string; birthDate: string },
) {
  if (!isOfOwnConsent({ birthDate, day: today(request.now) })) return null;
  const found = await orOutage(orNotFound(request.provider.ages.ownConsent({ patientId: id })));
  return found.ok && found.data.state !== 'NOT_NEEDED' ? shown(request, found.data) : null;
}

/** Tells whether something new that needs a consent of a patient waits for the child's own; while nobody can say, the provider decides. */
export async function isOwnConsentAwaited(request: AccountRequest, patientId: string) {
  const patient = (await patientsOf(request)).find(({ id }) => id === patientId);
  return patient !== undefined && (await ownConsentOf(request, patient))?.kind === 'waiting';
}

function shown({ t, language }: AccountRequest, { state, isOwn, givenAt }: OwnConsent) {
  const { formatDateTime } = textIn(language);
  if (state === 'GIVEN') {
    const consequence = givenAt ? t('ages:ownConsent.givenAt', { at: formatDateTime(givenAt) }) : undefined;
    return { kind: 'done', state: t('ages:ownConsent.given'), consequence, path: null } as const;
  }
  return {
    kind: 'waiting',
    state: t('ages:ownConsent.awaited'),
    consequence: t(isOwn ? 'ages:ownConsent.awaitedOwn' : 'ages:ownConsent.awaitedParent'),
    path: isOwn ? OWN_CONSENT_PATH : null,
  } as const;
}
export type OwnConsentView = Awaited<ReturnType<typeof ownConsentOf>>;
