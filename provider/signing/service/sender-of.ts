import { readFileSync } from 'node:fs';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Sender } from './envelope.ts';

/** SIGN_KEY and SIGN_CERTIFICATE. What cannot be read, or does not belong together, stops the start. */
export function senderOf({ key, certificate }: Readonly<{ key: string; certificate: string }>): Sender {
  const read = <Value>(name: string, path: string, as: (text: string) => Value) => {
    try {
      return as(readFileSync(path, 'utf8'));
    } catch {
      throw new Error(`${name}: ${path} cannot be read as PEM`);
    }
  };
  const sender = {
    key: read('SIGN_KEY', key, (text) => {
      createPrivateKey(text);
      return text;
    }),
    certificate: read('SIGN_CERTIFICATE', certificate, (text) => {
      new X509Certificate(text);
      return text;
    }),
  };
  if (!new X509Certificate(sender.certificate).checkPrivateKey(createPrivateKey(sender.key)))
    throw new Error(`SIGN_CERTIFICATE: ${certificate} is not of the key ${key}`);
  return sender;
}
