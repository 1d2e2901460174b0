import { copyPath, copyPricePath } from '#app/domain/copies/paths.ts';
import { untilDay, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { priceInWords } from './view.server.ts';

/** Prices of copies that wait for a yes, and copies that can be fetched. */
export const waiting: AreaWaiting = {
  kinds: {
    'copies.price': {
      say: ({ ref: { id }, amount }, request) => ({
        icon: 'receipt',
        href: copyPricePath({ id }),
        label: request.t('copies:toDo.price'),
        said: amount === undefined ? '' : priceInWords(request, amount),
      }),
    },
    'copies.files': {
      say: ({ ref: { id }, until }, request) => ({
        icon: 'file-text',
        href: copyPath({ id }),
        label: request.t('copies:toDo.fetch'),
        day: untilDay(until, request),
      }),
    },
  },
};
