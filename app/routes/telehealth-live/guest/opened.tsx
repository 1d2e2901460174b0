import type { LoaderFunctionArgs } from '@remix-run/node';
import { GUEST_ENTER_PATH } from '#app/domain/telehealth-live/paths.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { openedLinkAt } from '#app/services/access/link-token.server.ts';
import { keptAs } from './session.server.ts';

/** /telehealth/guest/:code: whatever the code is, it leads to the form, whose address has none (S-05); to open it uses nothing up. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return openedLinkAt(GUEST_ENTER_PATH, keptAs(request, { code: args.params['code'] ?? '' }));
}
