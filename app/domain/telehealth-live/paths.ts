/** C§2, B-65: pages of the live teleconsultation; its id is all of it that their addresses say. From `recording` on they are ours. */
const PAGES = {
  type: 'teleconsultationtype',
  room: 'telewaitingroom',
  call: 'teleconsultation',
  recording: 'recording',
  leave: 'leave',
  ended: 'ended',
  phone: 'phone',
  test: 'test',
  invite: 'invite',
} as const;
export type LivePage = keyof typeof PAGES;

/** Returns where a page of a live teleconsultation is; `seat` names the tab in which it is open, for one of several goes on. */
export function livePath(page: LivePage, teleconsultationId: string, seat: string | null = null) {
  const asked = new URLSearchParams({ teleconsultationId, ...(seat === null ? {} : { seat }) });
  return `/telehealth/${PAGES[page]}?${asked.toString()}`;
}

/** Where a guest without an account is in the talk. The address of an invitation has its code behind it. */
export const GUEST_PATH = '/telehealth/guest';
/** Where an invitation that was opened leads, without its code in the address. */
export const GUEST_ENTER_PATH = `${GUEST_PATH}/enter`;
