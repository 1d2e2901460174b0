import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { renderToString } from 'react-dom/server';
import { FormOutcomeContext } from '#app/services/form-outcome.ts';
import { keepAnswers } from '#app/services/kept-answers.server.ts';
import { pathOf, visitOf } from '#app/services/visit.server.ts';

/** Pages are plain documents: rendered once, not hydrated (architecture §6). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  if (status >= 500 || context.refusal?.reason === 'stale-form') await keepFailedForm(request, context);

  const html = renderToString(
    <FormOutcomeContext.Provider value={outcomeOf(remixContext)}>
      <RemixServer context={remixContext} url={request.url} />
    </FormOutcomeContext.Provider>,
  );

  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response('<!DOCTYPE html>' + html, { status, headers });
}

/** A failed save loses nothing: the form is filled when the patient comes back to it. */
async function keepFailedForm(request: Request, context: AppLoadContext) {
  if (!context.form) return;
  const visit = await visitOf({ request, context });
  await keepAnswers(visit, context.formPath ?? pathOf(visit.url));
}

/** How many fields the page's form has to mend; the title says it. */
function outcomeOf({ staticHandlerContext }: EntryContext) {
  const answers = Object.values(staticHandlerContext.actionData ?? {}) as {
    submission?: { error?: object };
  }[];
  const errors = answers[0]?.submission?.error ?? {};
  return { errorCount: Object.values(errors).filter(Boolean).length };
}

/** Unexpected errors: one line in the log with the request's id, never the payload. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { portal, requestId } = context;
  portal.log.error(
    { requestId, error: error instanceof Error ? error.stack : String(error) },
    'unexpected error',
  );
}
