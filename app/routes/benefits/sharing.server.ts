import { redirect } from '@remix-run/node';
import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { PartnerConsent } from '#contract/partners/schemas.ts';
import {
  isOf,
  isShared,
  sharingQuestionOf,
  sharingStanding,
  type SharedKey,
} from '#app/domain/benefits/sharing.ts';
import { CONSENTS_PATH, NEW_CONSENT_PATH } from '#app/domain/given-consents/paths.ts';
import type { ProviderText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badRequest, notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { isOwnConsentAwaited } from '#app/routes/ages/own-consent.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { recordFormOf } from '#app/services/page/record-form.server.ts';

type OfPatient = Readonly<{ patientId: string }>;
type Document = Readonly<{
  key: SharedKey;
  name: ProviderText;
  href: string;
  /** Another version is valid: it is not shared newly. */
  isOutOfDate?: boolean;
}>;

/** The sharing of documents, beside them: null while it is not offered. An outage takes this alone away. */
export async function sharingView(
  request: AccountRequest,
  {
    patientId,
    documents,
    former = null,
  }: OfPatient & {
    documents: readonly Document[];
    /** The version in whose place the document came. */
    former?: SharedKey | null;
  },
) {
  if (documents.length === 0) return null;
  const answers = await orOutage(sharingOf(request.provider, { patientId }));
  if (!answers.ok) return { documents: null, isFollowed: false, lack: null };
  const { isOffered, decided, consents } = answers.data;
  const shown = documents.filter(({ key, isOutOfDate }) => !isOutOfDate || isShared(decided, key));
  if (!isOffered || shown.length === 0) return null;
  const hasConsent = partnersInForce(consents).length > 0;
  const standingOf = (key: SharedKey) => sharingStanding({ isShared: isShared(decided, key), hasConsent });
  const isLacking = !hasConsent && shown.some(({ key }) => standingOf(key) === 'no');
  return {
    /** nothing can be shared newly, and where the consent for it is given or signed. */
    lack: isLacking ? { ways: await waysToConsent(request, { isUnsigned: hasUnsigned(consents) }) } : null,
    documents: shown.map(({ key, name, href }) => ({ name, href, standing: standingOf(key) })),
    isFollowed:
      former !== null &&
      decided.some((one) => isOf(one, former)) &&
      shown.some(({ key }) => standingOf(key) === 'yes'),
  };
}

/** The decisions, and who sees what is shared: without a consent in force nobody does. */
async function sharingOf({ partners }: AccountRequest['provider'], { patientId }: OfPatient) {
  const [{ value: isOffered }, decided] = await Promise.all([
    partners.consentDocButtonEnabled({ patientId }),
    partners.sharedDocuments({ patientId }),
  ]);
  const consents = isOffered ? await partners.consents({ patientId }) : [];
  return { isOffered, decided, consents };
}

/** Returns the partners who are shown what is shared. */
const partnersInForce = (consents: readonly PartnerConsent[]) =>
  consents.flatMap(({ inForce, partner }) => (inForce ? partner.name : []));

type Asked = OfPatient & Readonly<{ key: SharedKey; isOutOfDate: boolean; isWithheld: boolean }>;
type Shareable = Readonly<{
  name: ProviderText;
  /** Where the valid version is, when this one is out of date. */
  validPath?: string | null;
  /** The unit does not show it yet. */
  isWithheld?: boolean;
}>;

/** The page that asks about one document of the record, `documentOf` finds what it is called. */
export async function sharingPage(
  request: AccountRequest,
  {
    key,
    listPath,
    documentPath,
    documentOf,
  }: {
    key: SharedKey;
    listPath: string;
    /** The document's own page. */
    documentPath: (patientId: string) => string;
    /** @throws the 404 page when there is none */
    documentOf: (patientId: string) => Promise<Shareable>;
  },
) {
  const { patientId, entry, record, action } = await recordFormOf(request, {
    listPath,
    async ask(patientId) {
      const { name, validPath = null, isWithheld = false } = await documentOf(patientId);
      const isOutOfDate = validPath !== null;
      return {
        name,
        validPath,
        ...(await sharingQuestion(request, { patientId, key, isOutOfDate, isWithheld })),
      };
    },
  });
  const heading = request.t(entry ? `benefits:sharing.${entry.kind}.title` : 'benefits:sharing.title');
  return {
    title: titled(record.over, heading),
    heading,
    record,
    action,
    backPath: documentPath(patientId),
    asked: entry,
  };
}

/** The state of the sharing, and with whom. @throws the 404 page while sharing is not offered */
async function sharingQuestion(request: AccountRequest, { patientId, key, ...standing }: Asked) {
  const { provider } = request;
  const [{ value: isOffered }, decided, consents] = await orNotFound(
    Promise.all([
      provider.partners.consentDocButtonEnabled({ patientId }),
      provider.partners.sharedDocuments({ patientId }),
      provider.partners.consents({ patientId }),
    ]),
  );
  if (!isOffered) throw partIsOff();
  const partners = partnersInForce(consents);
  const question = sharingQuestionOf({
    isShared: isShared(decided, key),
    ...standing,
    partners: partners.length,
  });
  // What is new waits for the own consent of somebody of 16 or 17; what is shared may be ended.
  const isAwaited = question === 'share' && (await isOwnConsentAwaited(request, patientId));
  const isUnsigned = hasUnsigned(consents);
  const ways = question === 'nobody' ? await waysToConsent(request, { isUnsigned }) : [];
  return { kind: isAwaited ? ('awaited' as const) : question, partners, ways };
}

const hasUnsigned = (consents: readonly PartnerConsent[]) =>
  consents.some(({ inForce, consentStatus }) => !inForce && consentStatus === 'REGISTERED');

/** Where a consent that is missing is signed, and given; none where patients give none here. */
async function waysToConsent(request: AccountRequest, { isUnsigned }: { isUnsigned: boolean }) {
  const { consentsModule, partnersModule } = await applicationSettings(request);
  if (!consentsModule) return [];
  return [
    ...(isUnsigned ? [{ kind: 'unsigned' as const, href: CONSENTS_PATH }] : []),
    ...(partnersModule ? [{ kind: 'give' as const, href: NEW_CONSENT_PATH }] : []),
  ];
}

const SAID_BY_PAGE: ReadonlySet<string> = new Set([
  'NO_PARTNER_CONSENT',
  'OUT_OF_DATE',
  'OWN_CONSENT_AWAITED',
]);
const Wanted = z.enum(['share', 'stop']);

/**
 * Shares, or ends it, as the page that was answered had asked; the same twice is as once. While there is nobody to share
 * with, the page says so.
 */
export async function saveSharing(
  request: AccountRequest,
  { patientId, key, path }: OfPatient & { key: SharedKey; path: string },
) {
  const { partners } = request.provider;
  const decided = await orNotFound(partners.sharedDocuments({ patientId }));
  const wanted = Wanted.safeParse((await request.form()).get('wanted'));
  if (!wanted.success) throw badRequest();
  const isWanted = wanted.data === 'share';
  const isFirst = isWanted && !decided.some((one) => isOf(one, key));
  const first = isFirst ? await safe(partners.shareDocument({ patientId, ...key })) : null;
  const isDecidedMeanwhile = isDefinedError(first?.error) && first.error.code === 'ALREADY_DECIDED';
  const { error } =
    first && !isDecidedMeanwhile
      ? first
      : await safe(partners.changeSharing({ patientId, ...key, shared: isWanted }));
  // The page says why, and what can be done: nobody to share with, or another version is valid meanwhile.
  if (isDefinedError(error) && SAID_BY_PAGE.has(error.code)) return redirect(pathOf(request.url), 303);
  if (isDefinedError(error) && error.code === 'SHARING_OFF') throw partIsOff();
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return redirectWithNotice(request, path, `benefits:sharing.done.${wanted.data}`);
}
