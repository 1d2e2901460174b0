import { pageOf } from '#app/browser/live/page.ts';

const LEAVE = '/telehealth/leave';
/** The consequence and both answers; what it is about stands in the page already. */
const ASKED = 'p, form';

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null);

/**
 * Leaving is a question page, and a page that goes takes picture and sound with it. While they go on the question is asked in the page
 * itself, in the server's words: yes is its form, no takes it away.
 */
export function askInPlace(isGoingOn: () => boolean) {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || link.pathname !== LEAVE || !isGoingOn() || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void ask(link);
  });
}

const SIGN_OUT = '/logout';

/** Whoever has pressed to leave, or to sign out, comes back to no call that joins by itself. Returns whether that was pressed. */
export function noteLeaving() {
  let isLeaving = false;
  // At the window, where it is known whether the question stands in the page instead.
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const pressed = event.target.closest('a, [type=submit]');
    if (pressed) isLeaving = [LEAVE, SIGN_OUT].includes(pathOf(pressed));
  });
  return () => isLeaving;
}

function pathOf(pressed: Element) {
  if (pressed instanceof HTMLAnchorElement) return pressed.pathname;
  const { form } = pressed as HTMLInputElement | HTMLButtonElement;
  const to = pressed.getAttribute('formaction') ?? form?.getAttribute('action') ?? '';
  return new URL(to, location.href).pathname;
}

async function ask(link: HTMLAnchorElement) {
  const answer = await pageOf(link.href);
  const main = answer.kind === 'page' ? answer.document.querySelector('main') : null;
  const title = main?.querySelector('h1');
  if (!main || !title || document.querySelector('[data-leaving]')) return;
  const question = document.createElement('section');
  question.dataset['leaving'] = '';
  const heading = document.createElement('h2');
  heading.textContent = title.textContent;
  heading.tabIndex = -1;
  const rest = [...main.children].filter((child) => child.matches(ASKED));
  question.append(heading, ...rest.map((child) => document.importNode(child, true)));
  // Their ids are the page's already.
  for (const element of question.querySelectorAll('[id]')) element.removeAttribute('id');
  question.addEventListener('click', (event) => {
    if (linkOf(event)?.pathname !== location.pathname) return;
    event.preventDefault();
    question.remove();
    link.focus();
  });
  (link.closest('.actions') ?? link).after(question);
  heading.focus();
}
