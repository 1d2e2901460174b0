import { isDefinedError, safe } from '@orpc/client';
import type { z } from 'zod';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { Practitioner as PractitionerSchema } from '#contract/bookings/schemas/clinic.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { dutyWord } from '#app/domain/telehealth-live/words.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

type Practitioner = z.infer<typeof PractitionerSchema>;

type Asked = {
  serviceCode: string;
  /** Who answers to it. */
  people: readonly Practitioner[];
};

/** Returns each person once whose duty everybody may know (C-100): those who answer to these entries, or, where none says who, all of all entries. */
export function knownPeople(
  now: readonly CatalogEntry[],
  all: readonly CatalogEntry[],
): readonly Practitioner[] {
  const isSaid = now.some(({ consultants }) => consultants !== undefined);
  const people = isSaid
    ? now.flatMap(({ consultants }) => consultants ?? [])
    : all.flatMap(({ practitioner, employeeStatusVisible }) =>
        practitioner && employeeStatusVisible ? [practitioner] : [],
      );
  return [...new Map(people.map((person) => [person.employee.id, person])).values()];
}

/** The state of a service that is given now, in lines: how many wait, when nobody answers, who is on duty; null while it cannot be had. */
export async function dutyOf(request: PortalRequest, { serviceCode, people: known }: Asked) {
  const [found, people] = await Promise.all([
    orOutage(request.provider.telehealthDuty.waiting({ serviceCode })),
    Promise.all(known.map((person) => lineOf(request, person))),
  ]);
  if (!found.ok) return null;
  const { waiting, offline, dutyFrom } = found.data;
  const { t } = request;
  return {
    lines: [
      waiting === 0
        ? t('teleconsultation:now.nobodyWaits')
        : t('teleconsultation:now.waiting', { count: waiting }),
      ...(offline ? [offlineLine(request, dutyFrom)] : []),
      people.filter((line) => line !== null).join(', '),
    ].filter(Boolean),
  };
}

/** */
function offlineLine({ t, language, now }: PortalRequest, dutyFrom: string | undefined) {
  const { formatMoment } = textIn(language);
  return dutyFrom
    ? t('teleconsultation:now.offlineFrom', { when: formatMoment(dutyFrom, now) })
    : t('teleconsultation:now.offline');
}

/** "Na dyżurze: lek. Jan Lis"; null for somebody of whom nobody is told any more, though the lists still name them (C-100). */
async function lineOf(request: PortalRequest, practitioner: Practitioner) {
  const asked = request.provider.telehealthDuty.consultant({ consultantId: practitioner.employee.id });
  const [error, found] = await safe(asked);
  if (isDefinedError(error)) return null;
  if (error && !outageOf(error)) throw error;
  const status = dutyWord(found?.status);
  const name = practitionerName(practitioner);
  return request.t('teleconsultation:now.person', {
    name,
    status: request.t(`teleconsultation:now.status.${status}`),
  });
}
