import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SignPage } from '#app/components/signing/sign-page.tsx';
import { beginSigning } from '#app/routes/signing/begin.server.ts';
import { signPageOf } from '#app/routes/signing/sign.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { formTargetHeaders } from '#app/services/page/form-target.ts';

/** Its form leads to the signing service. */
export const headers = formTargetHeaders;

/** B§4. Where a declaration is signed, and where the signing service leads back. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return signPageOf(request, { kind: 'DECLARATION', id: args.params['id'] ?? '' });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return beginSigning(request, { kind: 'DECLARATION', id: args.params['id'] ?? '' });
}

export default function SignDeclaration() {
  return <SignPage page={useLoaderData<typeof loader>()} />;
}
