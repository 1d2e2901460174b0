import { randomBytes, webcrypto } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#provider/core/clock.ts';
import { derOf } from '#provider/core/signatures/certificate.ts';
import { certificateFor, newKeys } from '#provider/core/signatures/made-up/certificates.ts';
import { bodyOf, envelope, escaped, type Sender } from '#provider/signing/service/envelope.ts';
import type { SigningService } from '#provider/core/outside/signing-service.ts';
import { trustedProfile } from '#provider/signing/service/trusted-profile.ts';
import { readRequest, Refused, type Asked } from './message.ts';

/** Below which its pages lie on the staff side. */
export const DESK_PATH = '/desk';
const SOAP_PATH = `${DESK_PATH}/tpSigning`;
const FOREIGN = 'https://podpis.obcy.example/dokument';
/** The made-up service keeps no more; the oldest goes. */
const MOST = 200;
const DAY_MS = 24 * 60 * 60_000;

/** The moods of the whole service. */
export const MOODS = ['WORKS', 'DOWN', 'SLOW', 'FOREIGN_ADDRESS'] as const;
export type Mood = (typeof MOODS)[number];

/** A document that lies at the desk. */
export type AtDesk = {
  content: Uint8Array;
  successUrl: string;
  errorUrl: string;
  info: string;
  since: number;
  /** The document as the person has signed it. */
  signed: Uint8Array | null;
  /** Signed, and given to nobody until the staff lets it go. */
  isHeldBack: boolean;
};

export type Desk = ReturnType<typeof createDesk>;

/**
 * A made-up signing service: it speaks the same SOAP as the trusted profile's, takes only messages that are signed, asks for no
 * password, and is as down, late and wrong as it is told. Its pages: desk-routes.ts.
 */
export function createDesk({ clock, patienceMs }: { clock: Clock; patienceMs: number }) {
  const documents = new Map<string, AtDesk>();
  let origin: string | null = null;
  let mood: Mood = 'WORKS';
  let made: Promise<Sender> | undefined;
  const sender = () => (made ??= newSender(clock.now()));

  const addressOf = (token: string) =>
    `${mood === 'FOREIGN_ADDRESS' ? FOREIGN : `${origin}${DESK_PATH}`}/${token}`;

  /** The service's answer to a request; null: a fault, as it has nothing. */
  function given({ name, parts }: Asked): string | null {
    if (name === 'addDocumentToSigning') {
      const token = randomBytes(24).toString('base64url');
      for (const oldest of [...documents.keys()].slice(0, Math.max(0, documents.size + 1 - MOST)))
        documents.delete(oldest);
      documents.set(token, {
        content: new Uint8Array(Buffer.from(parts['doc'] ?? '', 'base64')),
        successUrl: parts['successURL'] ?? '',
        errorUrl: parts['failureURL'] ?? '',
        info: parts['additionalInfo'] ?? '',
        since: clock.now().getTime(),
        signed: null,
        isHeldBack: false,
      });
      return addressOf(token);
    }
    if (name !== 'getSignedDocument') return null;
    const document = documents.get((parts['id'] ?? '').split('/').at(-1) ?? '');
    return document?.signed && !document.isHeldBack ? Buffer.from(document.signed).toString('base64') : null;
  }

  /** Answers what is asked from server to server. */
  async function answer(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== SOAP_PATH || request.method !== 'POST')
      return new Response(null, { status: 404 });
    if (mood === 'DOWN') return new Response('Usługa niedostępna', { status: 503 });
    if (mood === 'SLOW') await pause(patienceMs * 2, undefined, { ref: false });
    try {
      const { certificate } = await sender();
      const asked = readRequest({ text: await request.text(), certificate, now: clock.now() });
      const value = given(asked);
      return value === null
        ? fault('soap:Server', 'Brak podpisanego dokumentu')
        : xml(envelope(bodyOf(`${asked.name}Response`, { [`${asked.name}Return`]: value })), 200);
    } catch (error) {
      return fault(error instanceof Refused ? error.code : 'soap:Client', 'Nieprawidłowy komunikat');
    }
  }

  return {
    answer,
    sender,

    /** As the provider knows it. It is there as soon as it has an address. */
    service: trustedProfile({
      endpoint: () => (origin === null ? null : `${origin}${SOAP_PATH}`),
      sender,
      clock,
      patienceMs,
      fetch: answer,
      isMadeUp: true,
    }) satisfies SigningService,

    standAt(address: string) {
      origin = address;
    },

    find: (token: string) => documents.get(token),
    all: () => [...documents].map(([token, document]) => ({ token, ...document })),

    /** The person has signed. `isHeldBack`: the service has it ready later. */
    sign(token: string, { signed, isHeldBack }: { signed: Uint8Array; isHeldBack: boolean }) {
      const document = documents.get(token);
      if (document) Object.assign(document, { signed, isHeldBack });
    },

    letGo(token: string) {
      const document = documents.get(token);
      if (document) document.isHeldBack = false;
    },

    mood: () => mood,
    be(wanted: Mood) {
      mood = wanted;
    },

    reset() {
      documents.clear();
      mood = 'WORKS';
    },
  };
}

const xml = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/xml; charset=utf-8' } });

const fault = (code: string, words: string) =>
  xml(
    envelope(
      `<soap:Fault><faultcode>${code}</faultcode><faultstring>${escaped(words)}</faultstring></soap:Fault>`,
    ),
    500,
  );

const pem = (label: string, der: Uint8Array) =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END ${label}-----\n`;

/** A key of the provider's for this process, which the service knows by its certificate. */
async function newSender(now: Date): Promise<Sender> {
  const keys = await newKeys('RSA');
  const certificate = await certificateFor({
    subject: [['2.5.4.3', 'Portal pacjenta']],
    keys,
    from: new Date(now.getTime() - DAY_MS),
    to: new Date(now.getTime() + 365 * DAY_MS),
  });
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    key: pem('PRIVATE KEY', new Uint8Array(key)),
    certificate: pem('CERTIFICATE', derOf(certificate)),
  };
}
