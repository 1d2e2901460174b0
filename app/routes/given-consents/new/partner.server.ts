import { offeredOf } from '#app/domain/given-consents/found.ts';
import { plainText } from '#app/domain/text.ts';
import { partnersDict } from '#app/services/provider/dictionaries.server.ts';
import { searchView, stepFrame, type DraftRequest } from './draft.server.ts';

/** The partners for whom a consent can be given; of a long list those that were looked for. */
export async function partnerPage(request: DraftRequest) {
  const { partner } = request.draft.answers;
  const q = (request.url.searchParams.get('q') ?? '').trim();
  const all = await partnersDict(request);
  const offered = offeredOf({ all, q, chosenId: partner?.partnerId, nameOf: ({ name }) => plainText(name) });
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:partner.title'),
    chosen: partner && { partnerId: partner.partnerId },
    isEmpty: all.length === 0,
    search: searchView(request, { q, ...offered }),
    options: offered.found.map(({ id, name }) => ({ value: id, label: name, isOfProvider: true as const })),
  };
}
