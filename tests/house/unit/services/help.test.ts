import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpAt } from '#app/services/page/help.ts';
import { helpPages } from '#tests/support/help-pages.ts';

const HELP = { href: 'https://help.example/?lang=pl', takesContext: true };

describe('the link to help', () => {
  it.each([
    ['routes/bookings/details', 'bookings-details'],
    ['routes/bookings/new/extras/referral-attachments', 'bookings-new-extras-referral-attachments'],
    ['routes/public/missing', 'public-missing'],
    ['root', 'root'],
  ])('of %s hands over %s and nothing of what the page is about', (routeId, contextId) => {
    const { href } = helpAt(HELP, routeId) ?? { href: '' };
    expect(href).toBe(`https://help.example/?lang=pl&contextId=${contextId}`);
  });

  it('is a page of ours where the provider names it', () => {
    const { href } = helpAt({ href: '/help', takesContext: true }, 'routes/bookings/details') ?? { href: '' };
    expect(href).toBe('/help?contextId=bookings-details');
    expect(helpAt({ href: '/help#questions', takesContext: false }, undefined)?.href).toBe('/help#questions');
  });

  it('hands nothing over where help takes nothing, or the page is not known', () => {
    expect(helpAt({ ...HELP, takesContext: false }, 'routes/bookings/details')).toEqual({ href: HELP.href });
    expect(helpAt(HELP, undefined)).toEqual({ href: HELP.href });
    expect(helpAt(null, 'routes/bookings/details')).toBeNull();
  });

  it('is in kebab case for every page, and docs/help-contexts.md lists them all', () => {
    for (const id of helpPages) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    const listed = readFileSync('docs/help-contexts.md', 'utf8').match(/(?<=^- `)[^`]+/gm);
    expect(listed).toEqual(helpPages);
  });
});
