import { isId } from '#app/domain/id.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noFileAtKiosk, notFound } from '#app/services/access/problems.server.ts';
import { inTabHeaders } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Paper = Readonly<{ id: string; name: TextKey; read: (id: string) => Promise<File> }>;

/** An invoice or a payment as a tagged PDF, in a tab of its own; its name says of nobody whose it is (S-48). A kiosk has none (B-14). */
export async function paperFile(request: AccountRequest, { id, name, read }: Paper) {
  if (!isId(id)) throw notFound();
  const file = await orNotFound(read(id));
  if (request.context.portal.environment.isKiosk) throw noFileAtKiosk();
  return new Response(file.stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      ...inTabHeaders(request.t(name)),
    },
  });
}
