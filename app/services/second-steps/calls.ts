import type { NewCarerAuthorization } from '#contract/carer-authorizations/schemas.ts';
import type { ProviderClient } from '#contract/index.ts';

type Of = Readonly<{ patientId: string; id: string }>;

/** A person who is named in a consent, as the hospital's system is told. */
export type Carer = Omit<NewCarerAuthorization, 'patientId' | 'key' | 'consentId'>;

/** The first system's side of consents: what a refused second step undoes, and how one that was cut off finds its first. */
export type ConsentCalls = Readonly<{
  cancel: (of: Of) => Promise<unknown>;
  /** The id of a consent for this person that was saved since, and stands; null: there is none. */
  savedFor: (wanted: Readonly<{ patientId: string; carer: Carer; since: number }>) => Promise<string | null>;
  isCancelled: (of: Of) => Promise<boolean>;
  isSigned: (of: Of) => Promise<boolean>;
  /** PATCH …/partner/mpi-user/{id}/system: null after taking back (B-34). */
  putPartnerNumber: (of: Of & { systemId: string | null }) => Promise<unknown>;
}>;

/** The fields of a declaration that can be edited, as its own schema has them; read there, not here. */
export type DeclarationFields = Readonly<Record<string, unknown>>;

/** Both systems' side of declarations. */
export type DeclarationCalls = Readonly<{
  /** PATCH /mpi/poz-declarations/{id}, by the number that both systems know it by. The key makes it once. */
  edit: (of: Of & { key: string; fields: DeclarationFields }) => Promise<unknown>;
  /** B-79: with stateExport A; then the portal's own is SUBMITTED. */
  activate: (of: Of & { key: string }) => Promise<unknown>;
  withdraw: (of: Of & { key: string }) => Promise<unknown>;
  /**
   * Puts back into the portal's own what the hospital system has, or else the fields of before; not where it has others than those that
   * were refused, for then it was edited once more.
   */
  restore: (of: Of & { fields: DeclarationFields; refused: DeclarationFields }) => Promise<unknown>;
  /** Tells whether the portal's own has these fields, is signed, is withdrawn. */
  hasFields: (of: Of & { fields: DeclarationFields }) => Promise<boolean>;
  isSigned: (of: Of) => Promise<boolean>;
  isWithdrawn: (of: Of) => Promise<boolean>;
}>;

/** Both systems' side of a teleconsultation that is cancelled (A-85). */
export type ConsultationCalls = Readonly<{
  /** POST /amts/consultations/…/cancel: the same does the same. */
  cancel: (of: Readonly<{ patientId: string; teleconsultationId: string }>) => Promise<unknown>;
  /** Tells whether its booking is; `document` as of bookingDocument. */
  isBookingCanceled: (document: string) => Promise<boolean>;
}>;

/** The calls that the kinds make. */
export type SecondCalls = Readonly<{
  carers: Pick<ProviderClient['carerAuthorizations'], 'list' | 'add' | 'change' | 'remove'>;
  consents: ConsentCalls;
  declarations: DeclarationCalls;
  consultations: ConsultationCalls;
}>;
