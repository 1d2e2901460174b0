import type { LoaderFunctionArgs } from '@remix-run/node';
import { DAY } from '#app/domain/dates/calendar.ts';
import { openWithoutArea } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';

const DAYS = 180;

/** RFC 9116, for those who look for weaknesses; without SECURITY_CONTACT there is none. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, now } = await openWithoutArea(args);
  const {
    about: { securityContact },
    origins,
  } = context.portal.environment;
  if (!securityContact) throw notFound();
  const expires = new Date(now.getTime() + DAYS * DAY).toISOString();
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${origins[0]}/.well-known/security.txt`,
    `Policy: ${origins[0]}/legal`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
