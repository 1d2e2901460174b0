import { NOT_FOUND } from '#contract/errors.ts';

const NO_SUCH_DOCUMENT =
  'There is no such document of this patient, it may not be seen yet, or the account may not see the patient’s record: the same answer for all.';

/** A change of what was decided. */
export const CHANGING_ERRORS = {
  NOT_FOUND,
  SHARING_OFF: { status: 409 },
  NO_PARTNER_CONSENT: { status: 409 },
  OUT_OF_DATE: { status: 409 },
  OWN_CONSENT_AWAITED: { status: 409 },
} as const;

/** A first decision. */
export const SHARING_ERRORS = { ...CHANGING_ERRORS, ALREADY_DECIDED: { status: 409 } } as const;

const OFF = 'The provider has switched the sharing of documents off.';
const NO_CONSENT = 'The patient has no consent for a partner in force: there is nobody to share with.';
const AWAITED =
  'The patient is 16 or 17, and has not given the own consent yet: what is new waits for it (B-43, AP-61).';
const CORRECTED =
  'The result was corrected: the version that is valid now can be shared, and this one cannot (S-53).';

export const SHARING_REFUSALS = {
  NOT_FOUND: NO_SUCH_DOCUMENT,
  SHARING_OFF: OFF,
  NO_PARTNER_CONSENT: NO_CONSENT,
  OUT_OF_DATE: CORRECTED,
  OWN_CONSENT_AWAITED: AWAITED,
  ALREADY_DECIDED: 'It was decided before whether the document is shared: PUT changes that.',
};

export const CHANGING_REFUSALS = {
  NOT_FOUND: `${NO_SUCH_DOCUMENT} Also when it was never decided: POST does that.`,
  SHARING_OFF: `${OFF} It can still be ended.`,
  NO_PARTNER_CONSENT: `${NO_CONSENT} It can still be ended.`,
  OUT_OF_DATE: `${CORRECTED} It can still be ended.`,
  OWN_CONSENT_AWAITED: `${AWAITED} It can still be ended.`,
};
