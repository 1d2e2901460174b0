import type { z } from 'zod';
import type { PartnerConsent, SharedDocumentKey } from '#contract/partners/schemas.ts';
import { isOwnConsentAwaited } from '#provider/ages/consent.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import { present } from '#provider/core/wire.ts';
import { partnerConsentView } from '#provider/given-consents/view.ts';

const SYSTEMS = { RES: 'AMMS', CDOC: 'EDM' } as const;

const consentDocButtonEnabled = os.partners.consentDocButtonEnabled.handler(async ({ input, context }) => {
  await context.access.patient({ ...input, action: 'partners.consentDocButtonEnabled' });
  return { value: await context.store.settings.isSharingOn() };
});

const today = ({ clock }: CallContext) => localDay(clock.now().getTime());

const consents = os.partners.consents.handler(async ({ input, context }) => {
  const whose = await context.access.record({ ...input, action: 'partners.consents' });
  return consentsOf({ store: context.store, whose, day: today(context) });
});

/** Consents for partners, by the partner's name, each with whether it is in force. */
async function consentsOf({
  store,
  whose,
  day,
}: {
  store: StoreInTransaction;
  whose: Whose;
  day: string;
}): Promise<z.input<typeof PartnerConsent>[]> {
  const rows = await store.givenConsents.ofPartners(whose);
  if (rows.length === 0) return [];
  const { signatureRequired } = await store.consentSettings.giving();
  return rows.map((row) => partnerConsentView({ row, day, signatureRequired }));
}

const dict = os.partners.dict.handler(async ({ context }) => {
  await context.account();
  return context.store.partners.all();
});

const personnel = os.partners.personnel.handler(async ({ input: { id }, context, errors }) => {
  await context.account();
  if (!(await context.store.partners.byId(id))) throw errors.NOT_FOUND();
  const rows = await context.store.partners.personnel(id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lastName: row.last_name,
    ...present({ degree: row.degree }),
  }));
});

/** AP-31: partners are the staff's; whoever tries leaves a trace. */
async function noteTried(context: CallContext, action: Action, object?: string) {
  const entry = await context.access.entry({ patientId: null, action, ...(object && { object }) });
  await context.store.transaction((store) => store.audit.add([entry]));
}

const add = os.partners.add.handler(async ({ context, errors }) => {
  await noteTried(context, 'partners.add');
  throw errors.FORBIDDEN();
});

const change = os.partners.change.handler(async ({ input: { id }, context, errors }) => {
  await noteTried(context, 'partners.change', id);
  throw errors.FORBIDDEN();
});

const sharedDocuments = os.partners.sharedDocuments.handler(async ({ input, context }) => {
  const whose = await context.access.record({ ...input, action: 'partners.sharedDocuments' });
  const rows = await context.store.partners.sharings(whose);
  return rows.map(({ doc_type: docType, document_id: documentId, is_shared }) => ({
    documentId,
    docType,
    systemName: SYSTEMS[docType],
    shared: is_shared === 1,
  }));
});

type Wanted = SharedDocumentKey & { patientId: string };

/** Tells whether the patient has such a document that may be seen (a result that is withheld is none), and whether it is out of date. */
async function documentOf(
  store: StoreInTransaction,
  { whose, documentId: id, docType, systemName }: Wanted & { whose: Whose },
) {
  const isOfKind = systemName === SYSTEMS[docType];
  if (docType === 'CDOC') {
    const isDocument =
      (await store.encounters.hasDocument({ whose, id })) ||
      (await store.clinicalDocuments.byId({ whose, id })) !== undefined;
    return { isThere: isOfKind && isDocument, isOutOfDate: false };
  }
  const result = isOfKind ? await store.results.byId({ whose, id }) : undefined;
  return { isThere: result?.is_withheld === 0, isOutOfDate: typeof result?.corrected_by === 'string' };
}

/** The facts that decide about the sharing of a document, read in the transaction that writes; `put` writes it, with the audit. */
async function decisionOf(context: CallContext, { input, action }: { input: Wanted; action: Action }) {
  const { patientId, documentId, docType } = input;
  const whose = await context.access.record({ patientId, action, object: documentId });
  const entry = await context.access.entry({ patientId, action, object: documentId });
  const key = { doc_type: docType, document_id: documentId };

  return async (store: StoreInTransaction) => {
    await store.patients.lock(patientId);
    const consents = await consentsOf({ store, whose, day: today(context) });
    return {
      ...(await documentOf(store, { ...input, whose })),
      isDecided: (await store.partners.sharing({ whose, ...key })) !== undefined,
      isOn: await store.settings.isSharingOn(),
      isAwaited: await isOwnConsentAwaited(context, { store, patientId }),
      hasConsent: consents.some(({ inForce }) => inForce),
      async put(shared: boolean) {
        const changed_at = context.clock.now().getTime();
        const row = { patient_id: patientId, ...key, is_shared: shared ? 1 : 0, changed_at } as const;
        await store.partners.putSharing(row);
        await store.audit.add([entry]);
      },
    };
  };
}

const shareDocument = os.partners.shareDocument.handler(async ({ input, context, errors }) => {
  const read = await decisionOf(context, { input, action: 'partners.shareDocument' });
  await context.store.transaction(async (store) => {
    const found = await read(store);
    if (!found.isThere) throw errors.NOT_FOUND();
    if (found.isOutOfDate) throw errors.OUT_OF_DATE();
    if (found.isDecided) throw errors.ALREADY_DECIDED();
    if (!found.isOn) throw errors.SHARING_OFF();
    if (!found.hasConsent) throw errors.NO_PARTNER_CONSENT();
    if (found.isAwaited) throw errors.OWN_CONSENT_AWAITED();
    await found.put(true);
  });
  return { value: true };
});

const changeSharing = os.partners.changeSharing.handler(async ({ input, context, errors }) => {
  const { shared } = input;
  const read = await decisionOf(context, { input, action: 'partners.changeSharing' });
  await context.store.transaction(async (store) => {
    const found = await read(store);
    if (!found.isThere || !found.isDecided) throw errors.NOT_FOUND();
    if (shared && found.isOutOfDate) throw errors.OUT_OF_DATE();
    if (shared && !found.isOn) throw errors.SHARING_OFF();
    if (shared && !found.hasConsent) throw errors.NO_PARTNER_CONSENT();
    if (shared && found.isAwaited) throw errors.OWN_CONSENT_AWAITED();
    await found.put(shared);
  });
  return { value: true };
});

export const partners = {
  consentDocButtonEnabled,
  consents,
  dict,
  personnel,
  add,
  change,
  sharedDocuments,
  shareDocument,
  changeSharing,
};
