/** C§2, B-65: pages of the live teleconsultation; its id is all that their addresses say. The last four are ours. */
const PAGES = {
  type: 'teleconsultationtype',
  room: 'telewaitingroom',
  call: 'teleconsultation',
  recording: 'recording',
  leave: 'leave',
  ended: 'ended',
  phone: 'phone',
} as const;
export type LivePage = keyof typeof PAGES;

/** Returns where a page of a live teleconsultation is. */
export const livePath = (page: LivePage, teleconsultationId: string) =>
  `/telehealth/${PAGES[page]}?${new URLSearchParams({ teleconsultationId }).toString()}`;
