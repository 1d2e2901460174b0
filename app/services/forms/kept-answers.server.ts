import type { KeptFields } from '#app/services/store/kept-answers.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { FRAME_BUTTON } from './frame-buttons.ts';
import { isPressedName } from './pressed-button.ts';
import { isSecret } from './secrets.ts';

/** The fields that every form carries, made anew with each page. */
const FRAME_FIELDS = new Set(['csrf', '_key']);

/**
 * Stores what was typed into a form that cannot be carried out now; the page at `path` shows it again, or says that it
 * was too long to keep. Returns which of them, or null when nothing was typed.
 * Secrets are never kept; of files only the names, so that the page can say which are to be chosen again.
 */
export async function keepAnswers(request: PortalRequest, path: string): Promise<'kept' | 'too-long' | null> {
  const { form } = request.context;
  const fields = form ? fieldsOf(form) : {};
  return Object.keys(fields).length === 0 ? null : keepOn(request, { path, fields });
}

/** Stores for the page at `path` what was kept before, for a form that only asked how to go on. */
export async function keepOn(request: PortalRequest, { path, fields }: { path: string; fields: KeptFields }) {
  const { portal, browserId } = request.context;
  return portal.store.keptAnswers.put({
    browserId,
    path,
    accountId: request.session?.accountId ?? request.ended?.accountId ?? null,
    fields,
    now: request.now.getTime(),
  });
}

/** The answers that were kept for the page of this request; null when nothing was typed there. */
export async function keptAnswers(
  request: PortalRequest,
  path: string,
): Promise<KeptFields | 'too-long' | 'unreadable' | null> {
  if (request.session && !request.session.hasKeptAnswers) return null;
  const { portal, browserId } = request.context;
  const { session, ended } = request;
  return portal.store.keptAnswers.find({ browserId, path, accountId: session?.accountId ?? null, ended });
}

const isButton = (name: string) => name.startsWith(FRAME_BUTTON) || isPressedName(name);

function fieldsOf(form: FormData): KeptFields {
  const fields: KeptFields = {};
  for (const name of new Set(form.keys())) {
    if (FRAME_FIELDS.has(name) || isButton(name) || isSecret(name)) continue;
    const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
    const [first] = values;
    if (first !== undefined) fields[name] = values.length > 1 ? values : first;
  }
  return fields;
}
