import { z } from 'zod';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An address by https; by http on this very machine, for a trial. */
const Address = z.url({ protocol: /^https?$/, error: 'an address with https://' }).refine((address) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}, 'an address with https://');

/** The payment gateway of the embedded provider (PayU, REST 2.1): where it is asked, where its pages are, and as whom it knows us. */
export const paymentSettings = {
  PAYMENT_URL: Address.optional(),
  PAYMENT_PAGE: Address.optional(),
  PAYMENT_POS: z.string().optional(),
  PAYMENT_CLIENT: z.string().optional(),
  PAYMENT_SECRET: z.string().optional(),
  PAYMENT_SIGNATURE_KEY: z.string().optional(),
};

type Values = Readonly<{ [Name in keyof typeof paymentSettings]?: string | undefined }>;

/** The gateway, and who we are there. */
export type PaymentSettings = Readonly<{
  url: string;
  /** Undefined: its pages are at the same origin. */
  page: string | undefined;
  pos: string;
  client: string;
  secret: string;
  signatureKey: string;
}>;

/** All of it, or none; without PAYMENT_PAGE its pages are where it is asked. */
export function paymentOf(values: Values): PaymentSettings | undefined {
  const { PAYMENT_URL: url, PAYMENT_PAGE: page, PAYMENT_POS: pos, PAYMENT_CLIENT: client } = values;
  const { PAYMENT_SECRET: secret, PAYMENT_SIGNATURE_KEY: signatureKey } = values;
  if (!url && !page && !pos && !client && !secret && !signatureKey) return undefined;
  if (!url || !pos || !client || !secret || !signatureKey) {
    throw new Error(
      'Settings: PAYMENT_URL, PAYMENT_POS, PAYMENT_CLIENT, PAYMENT_SECRET and PAYMENT_SIGNATURE_KEY are set together',
    );
  }
  return { url, page, pos, client, secret, signatureKey };
}
