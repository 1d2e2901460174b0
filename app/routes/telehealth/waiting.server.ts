import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { isTelehealthOff, momentOf } from '#app/services/appointments/words.server.ts';
import { hoursInWords } from '#app/services/appointments/join-hours.server.ts';
import { upcomingBookings } from '#app/routes/bookings/next-visit.server.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { momentAt, noLaterThan, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { canSendFiles, missingOf, wayTo, type Lack } from './missing.server.ts';

type Kind = AreaWaiting['kinds'][string];

const whereTheyAreOn = (say: Kind['say']): Kind => ({
  say: async (one, request) => ((await isTelehealthOff(request)) ? null : say(one, request)),
});

/** A telehealth host of its own keeps descriptions and files; the provider cannot know of them. */
const isKeptApart = ({ context }: AccountRequest) => context.portal.environment.amts !== undefined;

const lacking = (lack: Lack) =>
  whereTheyAreOn(async ({ ref, at }, request) => {
    if (!lack.startsWith('consent') && isKeptApart(request)) return null;
    if (lack === 'files' && !canSendFiles(request)) return null;
    const path = bookingPath({ system: ref.system ?? '', systemId: ref.id });
    const way = await wayTo(request, { lack, path, teleconsultationId: ref.of });
    return { ...way, ...lackingWords(momentAt(at, request), request) };
  });

const lackingWords = (moment: string, request: AccountRequest) => ({
  icon: 'clipboard-list' as const,
  when: moment,
  note: noLaterThan(moment, request),
});

/** Teleconsultations that can be joined now or within the hour, and what those of the next three days still lack. */
export const waiting: AreaWaiting = {
  kinds: {
    'telehealth.join': whereTheyAreOn(({ ref: { id }, at, hours = {} }, request) => ({
      icon: 'phone',
      href: joinPath(id),
      label: request.t('telehealth:join.link'),
      when: momentAt(at, request),
      note: hoursInWords(hours, request.language),
    })),
    'telehealth.consent': lacking('consent'),
    'telehealth.consentHere': lacking('consentHere'),
    'telehealth.description': lacking('description'),
    'telehealth.measured': lacking('measured'),
    'telehealth.files': lacking('files'),
  },
  also: lackingApart,
};

/** The parts that a telehealth host of its own does not have of near ones. */
async function lackingApart(request: AccountRequest, patients: readonly Patient[]): Promise<ToDo[]> {
  if (!isKeptApart(request) || (await isTelehealthOff(request))) return [];
  const near = (await upcomingBookings(request)).filter((booking) => isNear({ booking, now: request.now }));
  const nameOf = personNames(request, patients);
  const lacks = near.map(async (booking) => {
    const { patient, service, dateFrom: until } = booking;
    const missing = await missingOf(request, booking);
    const person = patients.find(({ id }) => id === patient.id);
    const kept = missing.filter(
      ({ lack, href }) => !lack.startsWith('consent') && person && mayOpen(person, href),
    );
    return kept.map(({ href, label }) => ({
      kind: 'due' as const,
      patientId: patient.id,
      href,
      label,
      what: service.name,
      who: patients.length > 1 ? nameOf(patient) : null,
      until,
      phone: null,
      ...lackingWords(momentOf({ booking, request }), request),
    }));
  });
  return (await Promise.all(lacks)).flat();
}
