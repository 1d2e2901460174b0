import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fault } from '#tests/support/broken-host.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { createVisitor, PASSWORD } from '#tests/support/visitor.ts';

/** C-04: a host that answers without a word of the contract is one thing, a host that fails or is silent another. */

let broken: BrokenPortal;
beforeAll(async () => {
  broken = await openBrokenPortal(SHORT_BUDGET);
});
afterAll(() => broken.stop());

async function signInDuring(fault: Fault) {
  const visitor = createVisitor(broken.portal.origin);
  const login = await visitor.get('/login');
  return broken.during(fault, () => visitor.submit(login, { username: 'jan.nowak', password: PASSWORD }));
}

it.each(['HTML with 200', 'an empty body', 'wrong types', '404 of a framework'] as const)(
  'an answer without a word (%s) is told so, in the form',
  async (fault) => {
    const { status, page } = await signInDuring(fault);
    expect(status).toBe(503);
    expect(page.querySelector('.error-summary')?.text).toContain('Próba logowania nie powiodła się.');
    expect(page.querySelector('[name=username]')?.getAttribute('value')).toBe('jan.nowak');
  },
);

it.each(['500', '503', 'closes the connection', 'hangs'] as const)(
  'an outage (%s) is the page of the outage',
  async (fault) => {
    const { status, page } = await signInDuring(fault);
    expect(status).toBe(503);
    expect(page.querySelector('h1')?.text).toBe('Serwer nie odpowiada');
    expect(page.querySelector('main')?.text).not.toContain('Próba logowania');
  },
);
