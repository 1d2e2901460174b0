import { redirect } from '@remix-run/node';
import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import { isOf, isShared, type SharedKey } from '#app/domain/benefits/sharing.ts';
import type { ProviderText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badRequest, notFound } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { recordEntryOf } from './record.server.ts';

type OfPatient = Readonly<{ patientId: string }>;
type Document = Readonly<{ key: SharedKey; name: ProviderText; href: string }>;

/** How documents are shared, beside them: null while sharing is not offered. An outage takes this alone away. */
export async function sharingView(
  { provider }: AccountRequest,
  { patientId, documents }: OfPatient & { documents: readonly Document[] },
) {
  if (documents.length === 0) return null;
  const answers = await orOutage(
    Promise.all([
      provider.partners.consentDocButtonEnabled({ patientId }),
      provider.partners.sharedDocuments({ patientId }),
    ]),
  );
  if (!answers.ok) return { documents: null };
  const [{ value: isOffered }, decided] = answers.data;
  if (!isOffered) return null;
  return {
    documents: documents.map(({ key, name, href }) => ({ name, href, isShared: isShared(decided, key) })),
  };
}

type Asked = OfPatient & Readonly<{ key: SharedKey }>;

/** The page that asks about one document of the record, `nameOf` finds what it is called. */
export async function sharingPage(
  request: AccountRequest,
  {
    key,
    listPath,
    documentPath,
    nameOf,
  }: {
    key: SharedKey;
    listPath: string;
    /** The document's own page. */
    documentPath: (patientId: string) => string;
    /** @throws the 404 page when there is none */
    nameOf: (patientId: string) => Promise<ProviderText>;
  },
) {
  const { patientId, entry, record } = await recordEntryOf(request, {
    listPath,
    async ask(patientId) {
      const name = await nameOf(patientId);
      return { name, ...(await sharingQuestion(request, { patientId, key })) };
    },
  });
  const heading = request.t(entry ? `benefits:sharing.${entry.kind}.title` : 'benefits:sharing.title');
  return {
    title: titled(record.over, heading),
    ...{ heading, record: { ...record, picker: { ...record.picker, people: [] } } },
    ...{ backPath: documentPath(patientId), asked: entry },
  };
}

/** How it stands, and with whom. @throws the 404 page while sharing is not offered */
async function sharingQuestion({ provider }: AccountRequest, { patientId, key }: Asked) {
  const [{ value: isOffered }, decided, consents] = await orNotFound(
    Promise.all([
      provider.partners.consentDocButtonEnabled({ patientId }),
      provider.partners.sharedDocuments({ patientId }),
      provider.partners.consents({ patientId }),
    ]),
  );
  if (!isOffered) throw notFound();
  const partners = consents.flatMap(({ inForce, partner }) => (inForce ? partner.name : []));
  const shared = isShared(decided, key);
  const kind = shared ? ('stop' as const) : partners.length > 0 ? ('share' as const) : ('nobody' as const);
  return { kind, partners };
}

const Wanted = z.enum(['share', 'stop']);

/**
 * Shares, or ends it, as the page that was answered had asked; the same twice is as once. While there is nobody to share
 * with, the page says so.
 */
export async function saveSharing(request: AccountRequest, { key, path }: { key: SharedKey; path: string }) {
  const { partners } = request.provider;
  const patientId = request.url.searchParams.get('patientId') ?? '';
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
  if (isDefinedError(error) && error.code === 'NO_PARTNER_CONSENT') return redirect(pathOf(request.url), 303);
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return redirectWithNotice(request, path, `benefits:sharing.done.${wanted.data}`);
}
