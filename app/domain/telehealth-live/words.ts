type Doctor = Readonly<{ presence: 'AWAY' | 'IN' | 'DROPPED'; isMuted: boolean; isCameraOff: boolean }>;

/** The text about the doctor in the waiting room: late, where the planned start is past. */
export function doctorAwaited({
  isDoctorIn,
  doctor,
  dateFrom,
  now,
}: {
  isDoctorIn: boolean;
  doctor: Doctor;
  dateFrom?: string | undefined;
  now: Date;
}): 'in' | 'dropped' | 'late' | 'away' {
  if (doctor.presence === 'DROPPED') return 'dropped';
  if (isDoctorIn) return 'in';
  return dateFrom !== undefined && Date.parse(dateFrom) < now.getTime() ? 'late' : 'away';
}

/** The same in the call: what the other side hears or sees no more is no end of it. */
export function doctorInCall({
  presence,
  isMuted,
  isCameraOff,
}: Doctor): 'there' | 'dropped' | 'muted' | 'unseen' | 'mutedUnseen' {
  if (presence === 'DROPPED') return 'dropped';
  if (isMuted) return isCameraOff ? 'mutedUnseen' : 'muted';
  return isCameraOff ? 'unseen' : 'there';
}

/** C-57: 1 on duty, 0 absent, 2 busy; whatever else there is, nobody knows. */
export function dutyWord(status: number | undefined): 'onDuty' | 'absent' | 'busy' | 'unknown' {
  if (status === 1) return 'onDuty';
  if (status === 0) return 'absent';
  return status === 2 ? 'busy' : 'unknown';
}

const MINUTE_MS = 60_000;

/** S-24: whole minutes since a line was sent; a clock that is behind makes none negative. */
export const ageInMinutes = ({ sentAt, now }: { sentAt: string; now: Date }) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(sentAt)) / MINUTE_MS));
