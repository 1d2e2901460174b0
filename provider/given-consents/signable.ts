import { localDay } from '#contract/days/reading/warsaw.ts';
import { hashOf } from '#provider/core/context.ts';
import { signableOf } from '#provider/core/signable.ts';
import { consentPdf } from './printout.ts';
import type { ShownConsentRow } from './store.ts';
import { NOBODY_NAMED } from './tables.ts';

const PERSON = Object.keys(NOBODY_NAMED) as (keyof typeof NOBODY_NAMED)[];
const SAID = [
  ...(['id', 'patient_id', 'type', 'made_at', 'valid_from', 'valid_to', 'only_selected'] as const),
  ...(['partner_id', 'personnel_id', ...PERSON] as const),
] as const;

/** A kind that is signed needs a signature, whatever is asked for by now. */
const SIGNED = { CPAR: true, CDPM: true, CTEL: true, INFO: true, OCCU: true };

/** Consents of whatever kind; under one that needs no signature none is begun (B-38). */
export const signable = {
  CONSENT: signableOf<ShownConsentRow>({
    load: (store, asked) => store.givenConsents.byId(asked),
    loadForStaff: (store, id) => store.givenConsents.ofAnybody(id),
    hashOf: (row) => hashOf(JSON.stringify([...SAID.map((name) => row[name]), row.status === 'CANCELLED'])),
    pdf: (row, asked) => consentPdf({ row, ...asked, signatureRequired: SIGNED, state: 'AWAITS_SIGNATURE' }),
    canSign: ({ status, valid_to: last }, now) =>
      status === 'REGISTERED' && (last === null || localDay(now.getTime()) <= last),
    async needsNone(store, { type }) {
      const { signatureRequired } = await store.consentSettings.giving();
      return !signatureRequired[type];
    },
    async markSigned(store, { row: { id, version }, at }) {
      const to = { status: 'SIGNED', signed_at: at.getTime() } as const;
      if (!(await store.givenConsents.change({ id, version, to })))
        throw new Error(`The consent ${id} has changed meanwhile`);
    },
  }),
};
