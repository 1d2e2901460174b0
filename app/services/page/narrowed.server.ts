import type { AppLoadContext } from '@remix-run/node';
import { narrowedOf, type Scope } from '#contract/people/reading/scope.ts';
import type { ShellData } from '#app/components/page/index.ts';
import type { Scoped } from '#app/services/access/scopes.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { createNote } from '#app/services/request/notes.ts';

const narrowed = createNote<AppLoadContext, Exclude<Scope, 'ALL'>>();

/** Notes that the page is about a person who has narrowed what the account does: its links and its head say so. */
export function noteScope({ context }: PortalRequest, { patientRole, scope }: Scoped) {
  const found = patientRole === 'PATIENT' ? null : narrowedOf(scope);
  if (found) narrowed.set(context, found);
}

/** The scope to which the person whom the page is about has narrowed it; undefined: not, or it is about nobody. */
export const scopeNoted = (context: AppLoadContext) => narrowed.get(context);

type Made = Readonly<{ loaderData: Record<string, unknown>; errors: object | null }>;

/**
 * On a page about a person who has narrowed what the account does, links lead as far as that, and its head says why (AP-22). A page of an error
 * says it by itself.
 */
export function addScope(context: AppLoadContext, { loaderData, errors }: Made) {
  const scope = scopeNoted(context);
  const frame = loaderData['root'] as { shell: ShellData } | undefined;
  if (!scope || !frame || errors) return;
  loaderData['root'] = { ...frame, shell: { ...frame.shell, narrowed: scope } };
}
