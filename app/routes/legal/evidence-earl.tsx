import type { LoaderFunctionArgs } from '@remix-run/node';
import { earlReport } from '#app/domain/legal/earl.ts';
import { proof } from '#app/domain/legal/proof.ts';
import { openWithoutArea } from '#app/services/access/guard.server.ts';

/** The evidence for programs: EARL 1.0 as JSON-LD. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, t } = await openWithoutArea(args);
  const [origin] = context.portal.environment.origins;
  const report = earlReport({ proof, origin, title: t('page:portalName') });
  return new Response(JSON.stringify(report), { headers: { 'content-type': 'application/ld+json' } });
}
