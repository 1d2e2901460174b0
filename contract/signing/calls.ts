/** B§4 and B§7 of the specification, decisions S-06, S-07, B-35, B-37, B-71, B-72 and B-77: a signature under a consent or a declaration. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { ReturnAddress, SignableKind, Signing, SigningOffer } from './schemas.ts';

const area = 'signing';
const NO_SUCH_DOCUMENT =
  'There is no such document, or it is of a patient whom the account may not act for: the same answer for both.';
const DOWN = 'The signing service does not answer. All stays as it is.';
const SIGNING_DOWN = { status: 502 } as const;

const Begun = z.object({ url: z.url() });
const ToBegin = z.object({
  params: z.object({ id: Id }),
  query: z.object({ successUrl: ReturnAddress, errorUrl: ReturnAddress }),
});
const BEGIN =
  'Gives the document as it is now to the signing service and answers where the browser is led. successUrl and errorUrl are made by the portal’s server (S-07); the provider adds `nonce` to both, good once and for this account and document (B-77). While the same document waits for the same account the answer is the same address; 30 minutes after its start it waits no more (B-37). What the service’s address or a return says proves nothing: see signing.outcome.';
const BEGIN_ERRORS = {
  NOT_FOUND,
  CLOSED: { status: 403 },
  NOT_OPEN: { status: 409 },
  WITH_STAFF: { status: 423 },
  SIGNING_DOWN,
  FOREIGN_ADDRESS: { status: 422 },
} as const;
const BEGIN_REFUSALS = {
  NOT_FOUND: NO_SUCH_DOCUMENT,
  CLOSED: 'Nothing is signed electronically here.',
  NOT_OPEN: 'It is signed already, withdrawn, ended, or needs no signature.',
  WITH_STAFF: 'A signature under it is with the unit, which decides first.',
  SIGNING_DOWN: DOWN,
  FOREIGN_ADDRESS:
    'The signing service answers an address of another origin than its own: nobody is led there, and all stays as it is.',
};

const begin = <const Path extends `/${string}`>(path: Path, id: string) => ({
  area,
  method: 'POST',
  path,
  refusals: BEGIN_REFUSALS,
  description: BEGIN,
  example: {
    input: {
      params: { id },
      query: {
        successUrl: 'https://portal.example/consents/consent-7001?epuapstatus=ok',
        errorUrl: 'https://portal.example/consents/consent-7001?epuapstatus=error',
      },
    },
    output: { url: 'https://podpis.example/dokument/Jd6fHb3gUe7pOi1tYqKs' },
  },
});

const beginCalls = {
  beginConsent: call({
    ...begin('/mpi/consents/mpi-user/{id}/ePUAPSignURL', 'consent-7001'),
    method: 'POST',
    record: 'write',
    inAudit: 'signing.begin',
    summary: 'Where the browser goes to sign a consent',
  })
    .route({ inputStructure: 'detailed' })
    .input(ToBegin)
    .output(Begun)
    .errors(BEGIN_ERRORS),

  beginDeclaration: call({
    ...begin('/declarations/mpi-user/{id}/ePUAPSignURL', 'declaration-5001'),
    method: 'POST',
    record: 'write',
    inAudit: 'signing.begin',
    summary: 'Where the browser goes to sign a declaration',
    refusals: {
      ...BEGIN_REFUSALS,
      EDIT_WAITS:
        'The hospital system has other choices than the portal yet, for an edit waits: it is signed once both say the same.',
    },
    byStatus: { 409: 'NOT_OPEN' },
  })
    .route({ inputStructure: 'detailed' })
    .input(ToBegin)
    .output(Begun)
    .errors({ ...BEGIN_ERRORS, EDIT_WAITS: { status: 409 } }),
};

export const signing = {
  offer: call({
    area,
    method: 'GET',
    path: '/portal/api/signing',
    summary: 'Whether documents can be signed electronically, and where',
    description:
      'A page with a form that leads to the service names `origin` in its form-action, and no other page does; an address of another origin is not followed.',
    example: { output: { signing: 'ON', origin: 'https://podpis.example' } },
  }).output(SigningOffer),

  ...beginCalls,

  consentAddress: call({
    area,
    method: 'GET',
    path: '/mpi/consents/mpi-user/{id}/ePUAPSignURL',
    record: 'read',
    summary: 'Where the signed consent lies at the signing service',
    description:
      'For the server alone: no page shows it, for the portal serves its own copy (B-35, signing.document).',
    refusals: { NOT_FOUND: `${NO_SUCH_DOCUMENT} Or it is not signed.` },
    example: {
      input: { id: 'consent-7002' },
      output: { url: 'https://podpis.example/dokument/Jd6fHb3gUe7pOi1tYqKs' },
    },
  })
    .input(z.object({ id: Id }))
    .output(Begun)
    .errors({ NOT_FOUND }),

  outcome: call({
    area,
    method: 'POST',
    path: '/portal/api/signings/{kind}/{id}',
    record: 'write',
    summary: 'Asks how it stands with a signature, and takes it where it is there',
    description:
      'Fetches the document from the service and verifies it: it must be the one that was shown, unchanged, and signed by the patient or the account’s own patient who acts as guardian (S-06, AP-09). Then it is SIGNED and kept, once, however often this is asked (B-71). The portal asks on the way back from the service and whenever the document’s page is opened; `nonce` and `word` are what the address says, and only a good nonce makes `word` error end the waiting (GIVEN_UP), where the service has nothing. A declaration that is SIGNED goes to the hospital system, and is SUBMITTED once that has taken it (A-151). It is asked once and never repeated.',
    refusals: { NOT_FOUND: NO_SUCH_DOCUMENT, SIGNING_DOWN: DOWN },
    example: {
      input: { kind: 'CONSENT', id: 'consent-7001', nonce: 'k3ZqU1x9mTzJ2yQdXc8Lhw', word: 'ok' },
      output: { state: 'SIGNED', signedDocumentId: 'signed-7301', signedAs: 'PDF', isReturn: true },
    },
    otherAnswers: { waitedFor: { state: 'WAITING', until: '2026-10-20T06:30:00.000Z', isReturn: true } },
  })
    .input(
      z.object({
        kind: SignableKind,
        id: Id,
        nonce: z.string().max(200).optional(),
        word: z
          .enum(['ok', 'error'])
          .describe(
            'Whether the browser came back by `successUrl` (ok) or `errorUrl` (error); it proves nothing.',
          )
          .optional(),
      }),
    )
    .output(Signing)
    .errors({ NOT_FOUND, SIGNING_DOWN }),

  document: call({
    area,
    method: 'GET',
    path: '/portal/api/signed-documents/{id}',
    record: 'read',
    summary: 'A signed document, as the provider keeps it',
    description: 'A PDF (PAdES), or an XML (XAdES) of a service that gives such (B-36, B-72).',
    refusals: { NOT_FOUND: NO_SUCH_DOCUMENT },
    example: { input: { id: 'signed-9001' } },
  })
    .input(z.object({ id: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),
};
