import type { ShellNotice } from '#app/components/page/index.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

const RECEIPT = /^[\w-]{43}$/;

/** The content of the page of a report; null for a state that did not come. @throws the 404 page for a receipt of no report */
export async function reportState({ url, provider, t }: PortalRequest) {
  const receipt = url.searchParams.get('receipt') ?? '';
  if (!RECEIPT.test(receipt)) throw notFound();
  const found = await orOutage(orNotFound(provider.accessibilityReports.state({ receipt })));
  if (!found.ok)
    return { title: t('inaccessible:sent.title'), state: null, outage: found.outage, notices: [] };

  const { number, status } = found.data;
  const done: ShellNotice = { kind: 'success', text: t('inaccessible:sent.done', { number }) };
  return {
    title: t('inaccessible:sent.titleOf', { number }),
    state: found.data,
    outage: null,
    notices: status === 'NEW' ? [done] : [],
  };
}

export type ReportState = NonNullable<Awaited<ReturnType<typeof reportState>>['state']>;
