import { contact, httpsAddress } from './setting-kinds.ts';

/** Where the source of what is running can be had (EUPL 1.2, art. 5), and whom to tell of a weakness (RFC 9116). */
export const aboutSettings = { PORTAL_SOURCE: httpsAddress.optional(), SECURITY_CONTACT: contact.optional() };

/** Undefined: the registration desk is asked. */
export type About = Readonly<{ source: string | undefined; securityContact: string | undefined }>;
