import { openTextBrowser } from './text-browser.ts';
import { PASSWORD } from './visitor.ts';
import { say } from './words.ts';

/** Somebody signs in with lynx on the way to a page, and does something there: no scripts, no styles, no pointer. */
export async function inLynx(
  { origin, path, username }: { origin: string; path: string; username: string },
  work: (lynx: ReturnType<typeof openTextBrowser>) => Promise<void>,
) {
  const lynx = openTextBrowser(`${origin}/login?return=${encodeURIComponent(path)}`);
  try {
    await lynx.isAt(say('public:login.title'));
    await lynx.fill(say('public:login.username.label'), username);
    await lynx.fill(say('public:login.password.label'), PASSWORD);
    await lynx.press(say('public:login.submit'));
    await work(lynx);
  } finally {
    await lynx.close();
  }
}
