import type { Consent } from '#contract/given-consents/schemas.ts';
import type { Declaration } from '#contract/declarations/schemas.ts';
import type { ProviderText } from '#app/domain/text.ts';
import { kindOf } from '#app/domain/given-consents/standing.ts';
import {
  isConsentOpen,
  isDeclarationOpen,
  needsNoSignature,
  type DocumentKey,
} from '#app/domain/signing/documents.ts';
import { isId } from '#app/domain/id.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { requireReach } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

type Common = Readonly<{
  patientId: string;
  isOpen: boolean;
  /** It counts without a signature. */
  isNeedless: boolean;
  what: string;
}>;

/** The one whom it names: a person, or an organisation in the words of the provider. */
type Named = Readonly<
  { name: string; organisation?: undefined } | { name: null; organisation: ProviderText }
>;

/** A document as its signing page shows it; the record itself goes along for what follows from a signature. */
export type SignedDocument = Common &
  Readonly<{ whom: Named | null }> &
  (Readonly<{ kind: 'CONSENT'; record: Consent }> | Readonly<{ kind: 'DECLARATION'; record: Declaration }>);

/** The document of an address. @throws notFound for another's and a missing one alike */
export async function documentOf(
  request: AccountRequest,
  { kind, id }: DocumentKey,
): Promise<SignedDocument> {
  const { givenConsents, declarations } = request.provider;
  if (!isId(id)) throw notFound();
  const document =
    kind === 'CONSENT'
      ? consentView(request, await orNotFound(givenConsents.get({ id })))
      : declarationView(request, await orNotFound(declarations.get({ id })));
  await requireReach(request, document.patientId);
  return document;
}

function consentView({ t, now }: AccountRequest, record: Consent): SignedDocument {
  const { patientId, consentType, partner, authorizedPerson } = record;
  const known = kindOf(consentType);
  const person = authorizedPerson ? { name: fullName(authorizedPerson) } : null;
  return {
    kind: 'CONSENT',
    record,
    patientId,
    isOpen: isConsentOpen(record, today(now)),
    isNeedless: needsNoSignature(record, today(now)),
    what: known === 'OTHER' ? consentType : t(`given-consents:type.${known}`),
    whom: partner ? { name: null, organisation: partner.name } : person,
  };
}

function declarationView({ t }: AccountRequest, record: Declaration): SignedDocument {
  const { patientId, type, practitioner } = record;
  const chosen = practitioner?.employee;
  return {
    kind: 'DECLARATION',
    record,
    patientId,
    isOpen: isDeclarationOpen(record),
    isNeedless: false,
    what: t(`declarations:type.${type}`),
    whom: chosen ? { name: [chosen.degree, fullName(chosen)].filter(Boolean).join(' ') } : null,
  };
}
