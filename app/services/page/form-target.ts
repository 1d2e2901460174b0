import type { HeadersFunction } from '@remix-run/node';

/** Names the one other origin to which a form of the page may lead, for whoever writes the page's form-action; no browser gets it. */
export const FORM_TARGET_HEADER = 'x-form-target';

/** The header of a page with such a form; none without one. */
export const formTargetHeader = (target: string | null) =>
  new Headers(target === null ? [] : [[FORM_TARGET_HEADER, target]]);

/** Remix's headers of a route whose loader names such an origin, also where its form comes back with an error. */
export const formTargetHeaders: HeadersFunction = ({ loaderHeaders }) =>
  formTargetHeader(loaderHeaders.get(FORM_TARGET_HEADER));
