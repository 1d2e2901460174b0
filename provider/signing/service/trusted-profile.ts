import type { Clock } from '#provider/core/clock.ts';
import { readAnswer, signedRequest, type Sender } from './envelope.ts';
import {
  ForeignSigningAddress,
  SigningDown,
  type SigningService,
} from '#provider/core/outside/signing-service.ts';

type Options = Readonly<{
  /** Where its SOAP is asked; null: not yet known. */
  endpoint: () => string | null;
  sender: () => Promise<Sender>;
  clock: Clock;
  /** The time in ms for which an answer is waited for. */
  patienceMs: number;
  fetch?: (request: Request) => Promise<Response>;
  isMadeUp?: boolean;
}>;

/** More than a signed document of ours takes, in the letters of a message. */
const MOST_BYTES = 16 * 1024 * 1024;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;
/** Faults of the message itself, and not of what it asks for. */
const OF_SECURITY = /wsse|wst|security|authentic|MustUnderstand/i;

/**
 * The signing service of the trusted profile (B-36): a document is given to it, the person signs it at the address that it
 * answers, and it is fetched from there, from server to server, so that the person can neither see nor change how.
 */
export function trustedProfile(options: Options): SigningService {
  const { endpoint, sender, clock, patienceMs, fetch: send = fetch, isMadeUp = false } = options;
  const origin = () => {
    const known = endpoint();
    return known === null ? null : new URL(known).origin;
  };

  async function ask(name: string, parts: Readonly<Record<string, string>>) {
    const address = endpoint();
    if (address === null) throw new SigningDown('not there');
    const body = signedRequest({ name, parts, sender: await sender(), at: clock.now() });
    const request = new Request(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${name}"` },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await inTime(send(request).then(read), patienceMs);
    return readAnswer(text, name);
  }

  const asked = (name: string, parts: Readonly<Record<string, string>>) =>
    ask(name, parts).catch((error: unknown) => {
      if (error instanceof SigningDown) throw error;
      throw new SigningDown(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
    });

  return {
    isMadeUp,
    origin,

    async add({ content, successUrl, errorUrl, info }) {
      const answer = await asked('addDocumentToSigning', {
        doc: Buffer.from(content).toString('base64'),
        successURL: successUrl,
        failureURL: errorUrl,
        additionalInfo: info,
      });
      if (answer.kind === 'FAULT') throw new SigningDown(`fault ${answer.code}`);
      // Whoever answers for the service may not send patients elsewhere.
      if (!URL.canParse(answer.value) || new URL(answer.value).origin !== origin())
        throw new ForeignSigningAddress('an address of another origin');
      return answer.value;
    },

    async signed(address) {
      const answer = await asked('getSignedDocument', { id: address });
      if (answer.kind === 'FAULT') {
        if (OF_SECURITY.test(answer.code)) throw new SigningDown(`fault ${answer.code}`);
        return null;
      }
      if (answer.value === '') return null;
      if (!BASE64.test(answer.value.trimEnd())) throw new SigningDown('not base64');
      return new Uint8Array(Buffer.from(answer.value, 'base64'));
    },
  };
}

/** The text of an answer; a fault comes with 500. @throws SigningDown */
async function read(response: Response): Promise<string> {
  if (!response.ok && response.status !== 500) {
    await response.body?.cancel();
    throw new SigningDown(`status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = response.body as AsyncIterable<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new SigningDown('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A request in process knows no signal. */
async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SigningDown('time-out')), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
