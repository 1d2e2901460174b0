import { plainPath } from '#app/services/request/plain-path.ts';

/** Ends of addresses whose GET makes a file, or a page that takes as long as one. */
const MAKES = /\/(?:print|printout|printout\.pdf|archive|document\.pdf|copy)$/;

/** Tells whether an address is that of something which takes long to make: an account has one of them at a time (decision 183). */
export const takesLong = (pathname: string) => MAKES.test(plainPath(pathname) ?? '');
