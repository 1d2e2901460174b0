import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';
import type { Arrival } from './arrival.ts';

const NO_DRAFT: Refusal = { status: 404, reason: 'no-draft', isCut: true };
const NO_SUM: Refusal = { status: 403, reason: 'no-sum', isCut: true };

/**
 * C-20: files of a guest are taken for a draft of this very browser, named by the address, while it can be gone on with, and once its
 * sum is solved. Whatever else comes is refused by its headers.
 */
export async function refusedGuestUpload({
  portal: { store, clock },
  arrival: { browserId, isNewBrowser, url },
}: {
  portal: Pick<Portal, 'store' | 'clock'>;
  arrival: Pick<Arrival, 'browserId' | 'isNewBrowser' | 'url'>;
}): Promise<Refusal | null> {
  const id = url.searchParams.get('draft');
  if (isNewBrowser || !id) return NO_DRAFT;
  const found = await store.guestDrafts.findForFiles({ browserId, id, now: clock.now().getTime() });
  if (!found) return NO_DRAFT;
  return found.isSumSolved ? null : NO_SUM;
}
