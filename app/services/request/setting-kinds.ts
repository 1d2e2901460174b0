import { z } from 'zod';
import { isWebAddress, listedIn } from './listed-settings.ts';

export const switchOf = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65535);

/** The key that the portal shows a host with every call; visible ASCII, as it goes into a header. */
export const callersKey = z
  .string()
  .regex(/^[!-~]{32,200}$/, '32 to 200 characters without blanks (make one with: openssl rand -base64 32)');

export const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'six hexadecimal digits after #, like #0b4a66')
  .toLowerCase();

const STORE = /^(?:sqlite:.|postgres(?:ql)?:\/\/)/;
/** Modes that pg_dump knows as well, which makes the backup. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** Another word would be taken for one of them that nobody has chosen. */
const isSslModeKnown = (address: string) => {
  if (address.startsWith('sqlite:') || !URL.canParse(address)) return true;
  return new URL(address).searchParams.getAll('sslmode').every((mode) => SSL_MODES.includes(mode));
};
/** Where a store lies. */
export const store = z
  .string()
  .refine(
    (address) => STORE.test(address) && (address.startsWith('sqlite:') || URL.canParse(address)),
    'sqlite:path or postgres://user@server/database',
  )
  .refine(isSslModeKnown, `an address whose sslmode is one of ${SSL_MODES.join(', ')}`);

export const webAddresses = z
  .string()
  .refine(
    (setting) => listedIn(setting).every(isWebAddress),
    'addresses with http:// or https:// and without a path, separated by commas, like https://portal.example.pl',
  );
export const hostAddress = z.url({ error: 'an address like https://his.example.pl' });
export const httpsAddress = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });
export const contact = z.url({
  protocol: /^(?:mailto|https)$/,
  error: 'an address like mailto:security@example.pl or https://example.pl/security',
});
export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'an address like smtp://mail.example.pl:587',
});
export const scannerAddress = z.url({
  protocol: /^(?:tcp|unix)$/,
  error: 'an address like tcp://127.0.0.1:3310 or unix:/run/clamd',
});

export const milliseconds = z.coerce.number().int().min(1);
