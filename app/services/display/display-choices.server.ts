import { safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { withChoice, writeDisplay, type Display } from './display.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { LANGUAGES, writeLanguage } from '#app/services/text/language.server.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/**
 * A header button: one choice, such as "contrast.yellow-on-black" or "language.en", then back to the page where the
 * button was pressed, with what was typed there. 400 when there is no such choice.
 */
export async function keepChoice(request: PortalRequest, choice: string) {
  const to = ownPath(request.url.searchParams.get('return')) ?? '/';
  const language = choice.startsWith('language.') ? choice.slice('language.'.length) : null;
  const display = language === null ? withChoice(request.display, choice) : request.display;
  if (!display || (language !== null && !isLanguage(language))) {
    throw badRequest();
  }

  await keepAnswers(request, to);
  return saveChoices(request, { display: language === null ? display : null, language, to });
}

/** Writes the cookies and leads to an own page. */
export async function saveChoices(
  request: PortalRequest,
  { display, language, to }: { display: Display | null; language: string | null; to: string },
) {
  const { isSecure } = request.context.portal.environment;
  const headers = new Headers();
  if (display) headers.append('set-cookie', writeDisplay(display, { isSecure }));
  if (language && isLanguage(language)) {
    headers.append('set-cookie', await writeLanguage(language, { isSecure }));
    await saveWithAccount(request, language);
  }
  return redirect(to, { status: 303, headers });
}

/** mails, SMS and other browsers follow. The page is in the chosen language also where the account cannot be saved now. */
async function saveWithAccount(request: PortalRequest, language: Language) {
  if (!request.session) return;
  const { account } = request.provider;
  const [, saved] = await safe(account.get());
  if (!saved || saved.settings.language === language) return;
  await safe(account.update({ settings: { language }, version: saved.version ?? 1 }));
}
