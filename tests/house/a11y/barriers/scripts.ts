import type { Script } from './barrier.ts';

/** The things that scripts of a page could do to whoever uses the keyboard; each is run in the page as it stands. */
export const scripts: Record<Script, () => void> = {
  trap: () => {
    document.addEventListener('keydown', (event) => {
      const isField = document.activeElement?.matches('#login-password');
      if (isField && event.key === 'Tab') event.preventDefault();
    });
  },
  'focus moves': () => {
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('#login-username'))
        document.querySelector<HTMLElement>('#login-password')?.focus();
    });
  },
  'focus leaves': () => {
    document.addEventListener('focusin', ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.footer a');
      if (link) location.assign(link.href);
    });
  },
};
