import { groupPesel } from '#app/domain/patients/patients.ts';
import { isProofOver, provePath } from '#app/services/registration/proved.server.ts';
import type { DraftRequest } from './draft.server.ts';

/** What the page shows of a proved person, and where it is proved anew; null of everybody else. */
export function provedView(request: DraftRequest) {
  const { facts } = request.draft.answers;
  const { proved } = facts;
  if (!proved) return null;
  return {
    name: proved.name ?? null,
    lastName: proved.lastName ?? null,
    pesel: groupPesel(proved.pesel),
    againPath: isProofOver(request, proved) ? provePath(request.draft.id) : null,
  };
}

/** The request, whose form has what was proved, whatever was typed or forged (C-07). */
export function withProved(request: DraftRequest): DraftRequest {
  const { proved } = request.draft.answers.facts;
  if (!proved) return request;
  const form = async () => {
    const given = await request.form();
    const forced = { name: proved.name, lastName: proved.lastName, pesel: proved.pesel, knownBy: 'PESEL' };
    for (const [name, value] of Object.entries(forced)) if (value !== undefined) given.set(name, value);
    return given;
  };
  return { ...request, form };
}
