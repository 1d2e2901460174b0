import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedRequest } from '#provider/signing/service/envelope.ts';
import { SigningDown, type SigningService } from '#provider/core/outside/signing-service.ts';
import { trustedProfile } from '#provider/signing/service/trusted-profile.ts';
import { createDesk, type Desk } from '#provider/signing/bench/desk.ts';

const PATIENCE_MS = 400;
const START = Date.parse('2026-10-20T06:00:00.000Z');
let now = START;
const clock = { now: () => new Date(now) };
const SOAP = '/desk/tpSigning';

/** The desk as the demonstration has it, and the client of the real service, which finds it by its address alone. */
const KINDS = ['the desk, in process', 'the client of SIGN_URL, over HTTP'] as const;

async function open(kind: (typeof KINDS)[number]) {
  const desk = createDesk({ clock, patienceMs: PATIENCE_MS });
  if (kind === KINDS[0]) {
    desk.standAt('http://podpis.example');
    return { desk, service: desk.service, close: () => Promise.resolve() };
  }
  const server = serve({ fetch: desk.answer, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  desk.standAt(origin);
  const { sender } = desk;
  const service = trustedProfile({
    endpoint: () => `${origin}${SOAP}`,
    sender,
    clock,
    patienceMs: PATIENCE_MS,
  });
  return { desk, service, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const toSign = {
  content: new Uint8Array(Buffer.from('%PDF-1.7 zażółć & <gęślą> "jaźń"')),
  successUrl: 'https://portal.example/consents/1?epuapstatus=ok&nonce=abc',
  errorUrl: 'https://portal.example/consents/1?epuapstatus=error&nonce=abc',
  info: 'Dokument <do> podpisu & "pieczęci"',
};

describe.each(KINDS)('a signing service: %s', (kind) => {
  let desk: Desk;
  let service: SigningService;
  let close: () => Promise<void>;
  beforeAll(async () => ({ desk, service, close } = await open(kind)));
  afterAll(() => close());
  beforeEach(() => {
    desk.reset();
    now = START;
  });
  const tokenOf = (address: string) => address.split('/').at(-1) ?? '';

  it('takes a document as it is, and leads to its own origin', async () => {
    const address = await service.add(toSign);
    expect(new URL(address).origin).toBe(service.origin());
    const { content, successUrl, errorUrl, info } = desk.find(tokenOf(address)) ?? {};
    expect({ content, successUrl, errorUrl, info }).toEqual(toSign);
    expect(address).not.toMatch(/consents|nonce|patient|Nowak/);
  });

  it('gives nothing until the person has signed, and then the same as often as it is asked', async () => {
    const address = await service.add(toSign);
    expect(await service.signed(address)).toBeNull();
    const signed = new Uint8Array([1, 2, 0, 255]);
    desk.sign(tokenOf(address), { signed, isHeldBack: true });
    expect(await service.signed(address)).toBeNull();
    desk.letGo(tokenOf(address));
    expect(await service.signed(address)).toEqual(signed);
    expect(await service.signed(address)).toEqual(signed);
  });

  it('gives two documents two addresses, and nothing for one that it does not know', async () => {
    const [one, other] = [await service.add(toSign), await service.add(toSign)];
    expect(one).not.toBe(other);
    desk.sign(tokenOf(one), { signed: new Uint8Array([1]), isHeldBack: false });
    expect(await service.signed(other)).toBeNull();
    expect(await service.signed(`${service.origin()}/desk/made-up`)).toBeNull();
  });

  it.each(['DOWN', 'SLOW'] as const)('says that it does not answer: %s', async (mood) => {
    const address = await service.add(toSign);
    desk.be(mood);
    await expect(service.add(toSign)).rejects.toThrow(SigningDown);
    await expect(service.signed(address)).rejects.toThrow(SigningDown);
  });

  it('leads nobody to another origin', async () => {
    desk.be('FOREIGN_ADDRESS');
    await expect(service.add(toSign)).rejects.toThrow('an address of another origin');
  });
});

describe('what is sent to the service', () => {
  const desk = createDesk({ clock, patienceMs: PATIENCE_MS });
  desk.standAt('http://podpis.example');
  const address = `http://podpis.example${SOAP}`;
  const message = async (at = new Date(START)) =>
    signedRequest({
      name: 'getSignedDocument',
      parts: { id: 'http://podpis.example/desk/one' },
      sender: await desk.sender(),
      at,
    });
  const send = async (body: string) => {
    const answer = await desk.answer(new Request(address, { method: 'POST', body }));
    return /<faultcode>([^<]*)/.exec(await answer.text())?.[1];
  };
  beforeEach(() => {
    now = START;
  });

  it('is signed: body, time and certificate', async () => {
    const text = await message();
    expect(text.match(/<ds:Reference URI="#/g)).toHaveLength(3);
    expect(await send(text)).toBe('soap:Server');
  });

  it('is refused when it was changed, is another’s, is unsigned, or is too old', async () => {
    const text = await message();
    expect(await send(text.replace('/desk/one', '/desk/two'))).toBe('wsse:FailedCheck');
    expect(await send(text.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''))).toBe('wsse:InvalidSecurity');
    const { key } = await createDesk({ clock, patienceMs: PATIENCE_MS }).sender();
    const { certificate } = await desk.sender();
    const another = { name: 'getSignedDocument', parts: { id: 'x' }, sender: { key, certificate } };
    expect(await send(signedRequest({ ...another, at: new Date(START) }))).toBe('wsse:FailedCheck');
    now = START + 5 * 60_000 - 1;
    expect(await send(text)).toBe('soap:Server');
    now = START + 5 * 60_000;
    expect(await send(text)).toBe('wsu:MessageExpired');
  });

  it('gives nothing to a body that was put in the place of the one that was signed', async () => {
    const url = await desk.service.add(toSign);
    const token = url.split('/').at(-1) ?? '';
    desk.sign(token, { signed: new Uint8Array(Buffer.from('secret')), isHeldBack: false });
    const text = await message();
    const own = /<soap:Body[\s\S]*<\/soap:Body>/.exec(text)?.[0] ?? '';
    const forged = own.replace('http://podpis.example/desk/one', url);
    const unnamed = forged.replace('wsu:Id="body"', '');
    const forgeries = [
      text.replace(own, forged),
      text.replace(own, `${forged}${own}`),
      text.replace(own, `${own}${forged}`),
      text.replace(own, `${unnamed}<x>${own}</x>`),
      text.replace(own, unnamed).replace('</soap:Header>', `<x>${own}</x></soap:Header>`),
    ];
    for (const forgery of forgeries) {
      const answer = await desk.answer(new Request(address, { method: 'POST', body: forgery }));
      expect([answer.status, await answer.text()]).not.toEqual([200, expect.any(String)]);
    }
    // The same one is answered when it is signed.
    expect(await desk.service.signed(url)).not.toBeNull();
  });

  it('is refused with a grammar of its own, or when it is no XML', async () => {
    expect(await send('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe('soap:Client');
    expect(await send('nothing')).toBe('soap:Client');
  });
});

describe('answers that a service should not give', () => {
  const desk = createDesk({ clock, patienceMs: PATIENCE_MS });
  const answering = (answer: () => Response) =>
    trustedProfile({
      endpoint: () => 'https://podpis.example/tpSigning',
      sender: desk.sender,
      clock,
      patienceMs: PATIENCE_MS,
      fetch: () => Promise.resolve(answer()),
    });
  const ODD: readonly (readonly [string, () => Response])[] = [
    ['nothing', () => new Response('')],
    ['a page', () => new Response('<html><body>Przerwa</body></html>')],
    ['a grammar', () => new Response('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://obcy.example' } })],
    ['a fault of its security', () => new Response(faultOf('wsse:InvalidSecurity'), { status: 500 })],
    ['no base64', () => new Response(returning('%%%'))],
  ];
  const faultOf = (code: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>${code}</faultcode></s:Fault></s:Body></s:Envelope>`;
  const returning = (value: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><r:getSignedDocumentResponse xmlns:r="http://signing.ws.comarch.gov"><getSignedDocumentReturn>${value}</getSignedDocumentReturn></r:getSignedDocumentResponse></s:Body></s:Envelope>`;

  it.each(ODD)('%s: as one that does not answer', async (_, answer) => {
    const service = answering(answer);
    await expect(service.signed('https://podpis.example/1')).rejects.toThrow(SigningDown);
    await expect(service.add(toSign)).rejects.toThrow(SigningDown);
  });

  it('a fault of any other kind, or nothing in it: no document yet', async () => {
    const fault = answering(() => new Response(faultOf('soap:Server'), { status: 500 }));
    expect(await fault.signed('https://podpis.example/1')).toBeNull();
    expect(await answering(() => new Response(returning(''))).signed('https://podpis.example/1')).toBeNull();
  });

  it('one that is not there yet does not answer', async () => {
    const service = trustedProfile({
      endpoint: () => null,
      sender: desk.sender,
      clock,
      patienceMs: PATIENCE_MS,
    });
    expect(service.origin()).toBeNull();
    await expect(service.signed('https://podpis.example/1')).rejects.toThrow(SigningDown);
  });
});
