import { Certificate, type Extension } from 'pkijs';
import { NotSigned, type Signer } from './verdict.ts';

const SERIAL_NUMBER = '2.5.4.5';
const COMMON_NAME = '2.5.4.3';
const LAST_NAME = '2.5.4.4';
const GIVEN_NAME = '2.5.4.42';
const DIRECTORY_ATTRIBUTES = '2.5.29.9';
const DATE_OF_BIRTH = '1.3.6.1.5.5.7.9.1';
/** ETSI EN 319 412-1, and how it was written before. */
const PESEL = /^(?:PNOPL-|PESEL[:\s-]*)(\d{11})$/i;

/** A certificate as it was written. @throws NotSigned UNREADABLE */
export function certificateOf(der: Uint8Array): Certificate {
  try {
    return Certificate.fromBER(new Uint8Array(der));
  } catch {
    throw new NotSigned('UNREADABLE');
  }
}

export const derOf = (certificate: Certificate) => new Uint8Array(certificate.toSchema().toBER());

export const isSameCertificate = (one: Certificate, other: Certificate) =>
  Buffer.compare(derOf(one), derOf(other)) === 0;

export const extensionOf = (certificate: Certificate, id: string): Extension | undefined =>
  certificate.extensions?.find(({ extnID }) => extnID === id);

/** Returns the person whom a certificate names. */
export function signerOf(certificate: Certificate): Signer {
  const [serial, name, lastName] = [SERIAL_NUMBER, GIVEN_NAME, LAST_NAME].map((type) =>
    said(certificate, type),
  );
  return {
    pesel: PESEL.exec(serial ?? '')?.[1] ?? null,
    ...(lastName === null
      ? namesIn(said(certificate, COMMON_NAME))
      : { name: name ?? null, lastName: lastName ?? null }),
    birthDate: birthDateOf(certificate),
  };
}

function said({ subject }: Certificate, type: string): string | null {
  const value: unknown = subject.typesAndValues.find((one) => one.type === type)?.value.valueBlock.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** "Anna Maria Kowalska": a common name of two words or more, the last of which is the family's. */
function namesIn(commonName: string | null) {
  const words = (commonName ?? '').split(/\s+/).filter(Boolean);
  return words.length < 2
    ? { name: null, lastName: null }
    : { name: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? null };
}

type Attributes = { attributes?: readonly { type: string; values: readonly { toDate?: () => Date }[] }[] };

function birthDateOf(certificate: Certificate): string | null {
  const parsed = extensionOf(certificate, DIRECTORY_ATTRIBUTES)?.parsedValue as Attributes | undefined;
  const value = parsed?.attributes?.find(({ type }) => type === DATE_OF_BIRTH)?.values[0];
  return value?.toDate?.().toISOString().slice(0, 10) ?? null;
}
