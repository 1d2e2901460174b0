import { ORPCError } from '@orpc/server';
import type { z } from 'zod';
import type { SignableKind, SigningOffer } from '#contract/signing/schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { begun } from './begun.ts';
import { opened } from './opened.ts';
import { outcomeOf } from './outcome.ts';
import { formatOf } from './rules.ts';
import { ForeignSigningAddress, SigningDown } from '#provider/core/outside/signing-service.ts';

/** NONE where there is no service, or nobody whose signatures are believed. */
function offerOf({
  signingService,
  signatures,
}: Pick<CallContext, 'signingService' | 'signatures'>): z.input<typeof SigningOffer> {
  const origin = signingService?.origin();
  if (!origin || signatures.signing === 'NONE') return { signing: 'NONE' };
  return { signing: signingService?.isMadeUp ? 'TRIAL' : signatures.signing, origin };
}

const offer = os.signing.offer.handler(async ({ context }) => {
  await context.account();
  return offerOf(context);
});

/** Waits for the service; a call that it does not answer is said as such, and written down. */
async function asked<Answer>(
  context: CallContext,
  answer: Promise<Answer>,
  down: (error: SigningDown) => Error,
) {
  return answer.catch((error: unknown) => {
    if (!(error instanceof SigningDown)) throw error;
    context.log.warn({ requestId: context.requestId, failure: error.message }, 'signing service');
    throw down(error);
  });
}

type Addresses = Readonly<{
  params: Readonly<{ id: string }>;
  query: Readonly<{ successUrl: string; errorUrl: string }>;
}>;
type Refusals = Readonly<
  Record<
    'CLOSED' | 'NOT_OPEN' | 'WITH_STAFF' | 'EDIT_WAITS' | 'SIGNING_DOWN' | 'FOREIGN_ADDRESS',
    () => Error
  >
>;

/** Both kinds are begun in one way. */
async function begin(
  context: CallContext,
  { kind, input: { params, query }, errors }: { kind: SignableKind; input: Addresses; errors: Refusals },
) {
  const found = await opened(context, { kind, id: params.id, action: 'signing.begin' });
  if (offerOf(context).signing === 'NONE') throw errors.CLOSED();
  const input = { kind, ...params, ...query };
  const answer = begun(context, { opened: found, input });
  const outcome = await asked(context, answer, (error) =>
    error instanceof ForeignSigningAddress ? errors.FOREIGN_ADDRESS() : errors.SIGNING_DOWN(),
  );
  if (typeof outcome === 'string') throw errors[outcome]();
  return outcome;
}

const beginConsent = os.signing.beginConsent.handler(({ input, context, errors }) =>
  begin(context, { kind: 'CONSENT', input, errors: { ...errors, EDIT_WAITS: errors.NOT_OPEN } }),
);

const beginDeclaration = os.signing.beginDeclaration.handler(({ input, context, errors }) =>
  begin(context, { kind: 'DECLARATION', input, errors }),
);

const outcome = os.signing.outcome.handler(async ({ input, context, errors }) => {
  const { kind, id } = input;
  const found = await opened(context, { kind, id, action: 'signing.outcome' });
  return asked(context, outcomeOf(context, { opened: found, input }), () => errors.SIGNING_DOWN());
});

const consentAddress = os.signing.consentAddress.handler(async ({ input: { id }, context, errors }) => {
  const { whose } = await opened(context, { kind: 'CONSENT', id, action: 'signing.consentAddress' });
  const signed = await context.store.signings.signedDocument({ whose, kind: 'CONSENT', document_id: id });
  if (!signed) throw errors.NOT_FOUND();
  return { url: signed.address };
});

const document = os.signing.document.handler(async ({ input: { id }, context }) => {
  const reachable = await context.access.reachable('signing.document');
  const whose = context.access.whoeverMade(reachable);
  const signed = await context.store.signings.signedById({ whose, id });
  if (!signed) throw new ORPCError('NOT_FOUND', { status: 404 });
  const { patient_id: patientId, content, kind, document_id: documentId } = signed;
  // Whose the document is, theirs is its signed copy (B-70).
  const seen = await context.access.seen(reachable);
  const of = await context.signables[kind]?.open(context.store, { whose: seen, id: documentId });
  const madeBy = of?.madeBy ?? null;
  await context.access.patient({ patientId, action: 'signing.document', object: id, madeBy });
  const bytes = new Uint8Array(content);
  const isPdf = formatOf(bytes) === 'PDF';
  const [ending, type] = isPdf ? ['pdf', 'application/pdf'] : ['xml', 'application/xml'];
  return new File([bytes], `podpisany-dokument.${ending}`, { type });
});

export const signing = { offer, beginConsent, beginDeclaration, consentAddress, outcome, document };
