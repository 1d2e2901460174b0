import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { INVOICES_PATH } from '#app/domain/payments/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** C-89: what is due comes first. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await requireAccount(args);
  return redirect(`${INVOICES_PATH}${url.search}`, 303);
}

/** Nobody sees it: only a route with a component says on a page that its area is off. */
export default function Payments() {
  return null;
}
