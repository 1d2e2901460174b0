import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import { notFound } from '#app/services/access/problems.server.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export async function loader(args: LoaderFunctionArgs) {
  await openToEveryone(args);
  throw notFound();
}

/** Hides the cookie notice (C§2): cookie cookiesInfo=hidden, then back to the page. */
export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const { isSecure } = request.context.portal.environment;
  const to = ownPath(request.url.searchParams.get('return')) ?? '/';
  await keepAnswers(request, to);
  const cookie = `cookiesInfo=hidden; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return redirect(to, { status: 303, headers: { 'set-cookie': cookie } });
}

export default function CookieNotice() {
  return null;
}
