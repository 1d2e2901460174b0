import * as asn1 from 'asn1js';
import { derOf } from '#provider/core/signatures/certificate.ts';
import {
  attribute,
  certificateIn,
  CONTENT_TYPE,
  DIGEST,
  forged,
  jans,
  message,
  octets,
  type Made,
} from './cms-maker.ts';
import type { Genuine, Wrapped } from './row.ts';

const CERTIFICATE_VALUES = '1.2.840.113549.1.9.16.2.23';
const TIME = '1.2.840.113549.1.9.5';
const ROLE = '1.2.840.113549.1.9.16.2.18';
const EARLIER_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const text = (value: string) => new asn1.Utf8String({ value });
type Change = NonNullable<Made['change']>;

/** CAdES, with the document in it and beside it. */
export const CADES = (content: Uint8Array): readonly Wrapped[] => {
  const row = (
    name: string,
    expected: NonNullable<Wrapped['why']> | 'CHANGED' | 'UNREADABLE',
    made: Partial<Made>,
  ): Wrapped => ({
    name,
    ...(expected === 'CHANGED' || expected === 'UNREADABLE'
      ? { reason: expected }
      : { reason: 'AMBIGUOUS', why: expected }),
    bytes: () => message({ content, ...made }),
  });
  const unsigned =
    (...unsigned: ReturnType<typeof attribute>[]): Change =>
    () => ({ unsigned });
  const signed =
    (also: () => ReturnType<typeof attribute> | Promise<ReturnType<typeof attribute>>): Change =>
    async ({ signed }) => ({ signed: [...(signed ?? []), await also()] });
  const certificate = (change: Change) => ({ change });
  return [
    row(
      'a certificate of the same number before the own one',
      'ID_TWICE',
      certificate(async ({ certificates }) => ({ certificates: [await forged(), ...certificates] })),
    ),
    row(
      '… behind it',
      'ID_TWICE',
      certificate(async ({ certificates }) => ({ certificates: [...certificates, await forged()] })),
    ),
    row(
      'a certificate of the same key',
      'ID_TWICE',
      certificate(async ({ certificates }) => ({
        certificates: [await forged({ serial: 7 }), ...certificates],
      })),
    ),
    row('the number of another certificate', 'CHANGED', {
      change: async ({ certificates }) => ({
        certificates: [...certificates, await jans()],
        sid: await jans(),
      }),
    }),
    row('a certificate that is not there', 'CHANGED', { change: async () => ({ sid: await jans() }) }),
    row('another certificate in the signed attribute', 'CHANGED', {
      change: async ({ signed }) => ({
        signed: [...(signed?.slice(0, 2) ?? []), certificateIn(await jans())],
      }),
    }),
    row('no certificate in the signed attributes', 'UNSIGNED_CERTIFICATE', {
      change: ({ signed }) => ({ signed: signed?.slice(0, 2) ?? [] }),
    }),
    row('no signed attributes', 'UNSIGNED_CERTIFICATE', { change: () => ({ signed: null }) }),
    row('two certificates in the signed attributes', 'MISPLACED', {
      change: signed(async () => certificateIn(await jans())),
    }),
    row('two digests in the signed attributes', 'MISPLACED', {
      change: signed(() => attribute(DIGEST, octets(new Uint8Array(32)))),
    }),
    row('a digest of two values', 'MISPLACED', {
      change: ({ signed }) => ({
        signed: (signed ?? []).map((one) =>
          one.type === DIGEST
            ? attribute(DIGEST, one.values[0] as asn1.AsnType, octets(new Uint8Array(32)))
            : one,
        ),
      }),
    }),
    row('the certificate of another one, unsigned', 'MISPLACED', {
      change: async () => ({ unsigned: [certificateIn(await jans())] }),
    }),
    row('… in the earlier way', 'MISPLACED', { change: unsigned(attribute(EARLIER_CERTIFICATE, text('a'))) }),
    row('the signer’s role, unsigned', 'MISPLACED', { change: unsigned(attribute(ROLE, text('Jan Nowak'))) }),
    row('the time, unsigned', 'MISPLACED', {
      change: unsigned(attribute(TIME, new asn1.UTCTime({ valueDate: new Date(0) }))),
    }),
    row('the digest, unsigned', 'MISPLACED', {
      change: unsigned(attribute(DIGEST, octets(new Uint8Array(32)))),
    }),
    row('the type, unsigned', 'MISPLACED', { change: unsigned(attribute(CONTENT_TYPE, text('a'))) }),
    row('a message behind the message', 'MISPLACED', { behind: Buffer.from('3003020101', 'hex') }),
    row('a text behind the message', 'MISPLACED', { isDetached: true, behind: Buffer.from('Jan Nowak') }),
    row('no data, but something else', 'UNREADABLE', {
      change: () => ({ contentType: '1.2.840.113549.1.7.3' }),
    }),
    row('another document in it', 'CHANGED', { content: new Uint8Array(Buffer.from('%PDF-1.7 inny')) }),
    row('another document beside it', 'CHANGED', {
      content: new Uint8Array(Buffer.from('%PDF-1.7 inny')),
      isDetached: true,
    }),
  ];
};

/** Messages as programs write them, and such in which something is added that nobody reads: the signer is Ewa. */
export const GENUINE_CADES = (content: Uint8Array): readonly Genuine[] => {
  const row = (name: string, made: Partial<Made> = {}): Genuine => ({
    name,
    bytes: () => message({ content, ...made }),
  });
  return [
    row('with the document'),
    row('beside the document', { isDetached: true }),
    row('with room behind it', { behind: Buffer.alloc(64) }),
    row('with another person’s certificate, which nobody has signed by', {
      change: async ({ certificates }) => ({ certificates: [await jans(), ...certificates] }),
    }),
    row('with another person’s certificate among the unsigned values', {
      change: async () => ({
        unsigned: [attribute(CERTIFICATE_VALUES, octets(derOf(await jans())))],
      }),
    }),
    row('with the own certificate twice', {
      change: ({ certificates: [own, ...others] }) => ({
        certificates: [own, own, ...others].filter((one) => one !== undefined),
      }),
    }),
    row('of two signers, the second of whom says to be another one', {
      signers: 2,
      change: async ({ certificates }) => ({
        certificates: [...certificates, await jans()],
        sid: await jans(),
      }),
    }),
  ];
};
