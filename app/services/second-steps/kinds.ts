import { z } from 'zod';
import { NewCarerAuthorization } from '#contract/carer-authorizations/schemas.ts';
import { Day, Id } from '#contract/primitives.ts';
import type { SecondCalls } from './calls.ts';
import type { StepKind } from './kind.ts';

type Kind<Input> = StepKind<SecondCalls, Input>;
const kind = <Input>(of: Kind<Input>) => of;

const CarerInput = NewCarerAuthorization.omit({ patientId: true, key: true, consentId: true });
const Nothing = z.object({});
const Fields = z.record(z.string(), z.unknown());

/** The document is known beforehand, and stands in the state to which the first step brings it; else there was no first step. */
const knownIf =
  <Input>(
    is: (calls: SecondCalls, step: { patientId: string; id: string; input: Input }) => Promise<boolean>,
  ) =>
  async (
    calls: SecondCalls,
    { patientId, documentId: id, input }: { patientId: string; documentId: string | null; input: Input },
  ) =>
    id !== null && (await is(calls, { patientId, id, input })) ? id : null;

type OfConsent = { patientId: string; documentId: string };

/** The authorization that a consent has made, whose own number the portal does not keep. */
async function ofConsent({ carers }: SecondCalls, { patientId, documentId }: OfConsent) {
  const all = await carers.list({ patientId });
  return all.find(({ consentId }) => consentId === documentId);
}

const carerGiven = kind<z.infer<typeof CarerInput>>({
  area: 'consents',
  input: CarerInput,
  call: ({ carers }, { key, patientId, documentId, input }) =>
    carers.add({ ...input, key, patientId, consentId: documentId }),
  undo: ({ consents }, { patientId, documentId: id }) => consents.cancel({ patientId, id }),
  firstSaved: ({ consents }, { patientId, input, madeAt }) =>
    consents.savedFor({ patientId, carer: input, since: madeAt }),
});

/** A signature has come: the authorization is told of the document. */
const carerSigned = kind({
  area: 'consents',
  input: z.object({ url: z.string() }),
  async call(calls, { patientId, documentId, input }) {
    const found = await ofConsent(calls, { patientId, documentId });
    if (found) await calls.carers.change({ patientId, id: found.id, url: input.url });
  },
  over: ['NOT_FOUND'],
  firstSaved: knownIf(({ consents }, of) => consents.isSigned(of)),
});

/** A consent that was taken back stays so, whatever the hospital's system says of its authorization. */
const carerEnded = kind({
  area: 'consents',
  input: z.object({ dateTo: Day }),
  async call(calls, { patientId, documentId, input }) {
    const found = await ofConsent(calls, { patientId, documentId });
    if (found?.isActive) await calls.carers.change({ patientId, id: found.id, dateTo: input.dateTo });
  },
  over: ['NOT_FOUND', 'ALREADY_ENDED'],
  firstSaved: knownIf(({ consents }, of) => consents.isCancelled(of)),
});

const carerDeleted = kind({
  area: 'consents',
  input: Nothing,
  async call(calls, { patientId, documentId }) {
    const found = await ofConsent(calls, { patientId, documentId });
    if (found) await calls.carers.remove({ patientId, id: found.id });
  },
  over: ['NOT_FOUND'],
  firstSaved: knownIf(({ consents }, of) => consents.isCancelled(of)),
});

/** The number that a partner's system gave; null after taking back, for which the consent must have been taken back. */
const partnerNumber = kind({
  area: 'consents',
  input: z.object({ systemId: Id.nullable() }),
  call: ({ consents }, { patientId, documentId: id, input }) =>
    consents.putPartnerNumber({ patientId, id, systemId: input.systemId }),
  over: ['NOT_FOUND'],
  firstSaved: knownIf<{ systemId: string | null }>(
    async ({ consents }, of) => (of.input.systemId === null) === (await consents.isCancelled(of)),
  ),
});

const Edit = z.object({ fields: Fields, former: Fields });
/** B-78: refused for good, the portal's own says again what the hospital's does; then the page reads anew what stands. */
const declarationEdited = kind<z.infer<typeof Edit>>({
  area: 'declarations',
  input: Edit,
  call: ({ declarations }, { key, patientId, documentId: id, input }) =>
    declarations.edit({ key, patientId, id, fields: input.fields }),
  async undo({ declarations }, { patientId, documentId: id, input }) {
    if (input) await declarations.restore({ patientId, id, fields: input.former, refused: input.fields });
  },
  firstSaved: knownIf<{ fields: Record<string, unknown> }>(({ declarations }, { input, ...of }) =>
    declarations.hasFields({ ...of, fields: input.fields }),
  ),
});

/** B-79. A signature stands whatever the hospital says; it is SUBMITTED with the hospital's good answer alone. */
const declarationSigned = kind({
  area: 'declarations',
  input: Nothing,
  call: ({ declarations }, { key, patientId, documentId: id }) =>
    declarations.activate({ key, patientId, id }),
  firstSaved: knownIf(({ declarations }, of) => declarations.isSigned(of)),
});

const declarationWithdrawn = kind({
  area: 'declarations',
  input: Nothing,
  call: ({ declarations }, { key, patientId, documentId: id }) =>
    declarations.withdraw({ key, patientId, id }),
  over: ['NOT_FOUND'],
  firstSaved: knownIf(({ declarations }, of) => declarations.isWithdrawn(of)),
});

/** Its booking is cancelled, and stays so, whatever the telehealth system says. */
const consultationCanceled = kind<{ teleconsultationId: string }>({
  area: 'bookings',
  input: z.object({ teleconsultationId: Id }),
  call: ({ consultations }, { patientId, input }) => consultations.cancel({ patientId, ...input }),
  over: ['NOT_FOUND'],
  firstSaved: knownIf(({ consultations }, { id }) => consultations.isBookingCanceled(id)),
});

/** All kinds of second steps (B-33). */
export const stepKinds = {
  carerGiven,
  carerSigned,
  carerEnded,
  carerDeleted,
  partnerNumber,
  declarationEdited,
  declarationSigned,
  declarationWithdrawn,
  consultationCanceled,
};
