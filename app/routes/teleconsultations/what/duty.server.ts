import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** C-57; whatever else a host answers is not known. */
const STATUS: Partial<Record<number, 'absent' | 'onDuty' | 'busy'>> = { 0: 'absent', 1: 'onDuty', 2: 'busy' };

type Asked = {
  serviceCode: string;
  /** Entries of the people who give teleconsultations. */
  people: readonly CatalogEntry[];
};

/** Returns an entry of each person whose duty everybody may know (C-100). */
export function knownPeople(entries: readonly CatalogEntry[]): CatalogEntry[] {
  const visible = entries.filter(
    ({ practitioner, employeeStatusVisible }) => practitioner && employeeStatusVisible,
  );
  return [...new Map(visible.map((entry) => [entry.practitioner?.employee.id, entry])).values()];
}

/** How it stands with a service that is given now, in lines: how many wait, when nobody answers, who is on duty; null while it cannot be had. */
export async function dutyOf(request: PortalRequest, { serviceCode, people: entries }: Asked) {
  const [found, people] = await Promise.all([
    orOutage(request.provider.telehealthDuty.waiting({ serviceCode })),
    Promise.all(entries.map((entry) => lineOf(request, entry))),
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
      ...people.flatMap((line) => line ?? []),
    ],
  };
}

/** */
function offlineLine({ t, language }: PortalRequest, dutyFrom: string | undefined) {
  const { formatDateTime } = textIn(language);
  return dutyFrom
    ? t('teleconsultation:now.offlineFrom', { when: formatDateTime(dutyFrom) })
    : t('teleconsultation:now.offline');
}

/** "lek. Jan Lis: na dyżurze". */
async function lineOf(request: PortalRequest, { practitioner }: CatalogEntry) {
  if (!practitioner) return null;
  const { telehealthDuty } = request.provider;
  const found = await orOutage(telehealthDuty.consultant({ consultantId: practitioner.employee.id }));
  const status = (found.ok && STATUS[found.data.status]) || 'unknown';
  const name = practitionerName(practitioner);
  return request.t('teleconsultation:now.person', {
    name,
    status: request.t(`teleconsultation:now.status.${status}`),
  });
}
