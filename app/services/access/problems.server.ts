import type { PatientRole } from '#app/domain/patients/patients.ts';
import { PROBLEM_HEADER } from './problem-header.ts';
import { data } from '@remix-run/node';

/** The facts that an error page needs; the page itself is components/page/error-page. */
export type Problem = {
  kind:
    | 'bad-request'
    | 'bad-call'
    | 'bad-move'
    | 'not-found'
    | 'no-document'
    | 'no-kind'
    | 'entry-off'
    | 'kiosk-files'
    | 'area-off'
    | 'narrowed'
    | 'part-off'
    | 'refused';
};

/**
 * A whole answer, which names its problem to a page's boundary and to the gate alike: of anything else that a route without a
 * page throws, the gate sees the status alone.
 */
const wholeAnswer = ({ kind }: Problem, status: number) =>
  Response.json({ kind }, { status, headers: { [PROBLEM_HEADER]: kind } });

/** A request that no page of the portal makes: an unknown choice, an id that is none. */
export const badRequest = () => data({ kind: 'bad-request' } satisfies Problem, { status: 400 });

/** An address that lacks a part of its own: whom it is about, for example (B§8). */
export const badCall = () => data({ kind: 'bad-call' } satisfies Problem, { status: 400 });

/** An address that asks to move a visit and does not name it (B§8). */
export const badMove = () => data({ kind: 'bad-move' } satisfies Problem, { status: 400 });

/** An address of a new declaration that names none of the three kinds (B-47). */
export const noSuchDeclarationKind = () => data({ kind: 'no-kind' } satisfies Problem, { status: 404 });

/** Another's record and a missing one alike. */
export const notFound = () => data({ kind: 'not-found' } satisfies Problem, { status: 404 });

/** An entry of the registration that is switched off; `entries`: those that are on. */
export const entryIsOff = (entries: readonly PatientRole[]) =>
  data({ kind: 'entry-off', entries } satisfies Problem & { entries: unknown }, { status: 404 });

/** A file that cannot be had (B-02). */
export const noDocument = () => wholeAnswer({ kind: 'no-document' }, 404);

/** A file that no browser shows, at a kiosk, where none is saved (B-14). */
export const noFileAtKiosk = () => wholeAnswer({ kind: 'kiosk-files' }, 403);

/** The provider has switched this area off. */
export const areaIsOff = () => wholeAnswer({ kind: 'area-off' }, 404);

/** The provider has switched a part of an area off (B-04): what is off is not missing. */
export const partIsOff = () => wholeAnswer({ kind: 'part-off' }, 404);

/** The person whom the page is about has narrowed what the account does for them (AP-22): what it may not do is not missing. */
export const isNarrowed = () => data({ kind: 'narrowed' } satisfies Problem, { status: 403 });
