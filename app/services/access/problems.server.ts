import { PROBLEM_HEADER } from './problem-header.ts';
import { data } from '@remix-run/node';

/** What an error page needs to know; the page itself is components/page/error-page. */
export type Problem = {
  kind: 'bad-request' | 'not-found' | 'no-document' | 'kiosk-files' | 'area-off' | 'refused';
};

/** What no page of the portal asks for: an unknown choice, an id that is none. */
export const badRequest = () => data({ kind: 'bad-request' } satisfies Problem, { status: 400 });

/** Another's record and a missing one alike. */
export const notFound = () => data({ kind: 'not-found' } satisfies Problem, { status: 404 });

/** A file that cannot be had (B-02). A whole answer: of anything else that a route without a page throws, the gate sees the status alone. */
export const noDocument = () =>
  new Response(null, {
    status: 404,
    headers: { [PROBLEM_HEADER]: 'no-document' satisfies Problem['kind'] },
  });

/** A file that no browser shows, at a kiosk, where none is saved (B-14); a whole answer, as the one above. */
export const noFileAtKiosk = () =>
  new Response(null, {
    status: 403,
    headers: { [PROBLEM_HEADER]: 'kiosk-files' satisfies Problem['kind'] },
  });

/** The provider has switched this area off. */
export const areaIsOff = () => data({ kind: 'area-off' } satisfies Problem, { status: 404 });
