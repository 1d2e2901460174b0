import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { signedInAt } from '#tests/support/visitor.ts';

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const FAMILY = 'Poradnia Lekarza Rodzinnego';
const SPECIALISTS = 'Poradnie Specjalistyczne';

/** The units whose places the first page of a wizard offers to Jan. */
async function unitsAt(address: string) {
  const jan = await signedInAt(portal.origin, 'jan.nowak');
  const { page } = await jan.follow(await jan.get(address));
  const headings = (page.querySelector('main')?.querySelectorAll('h2, h3, h4') ?? []).map(({ text }) => text);
  return headings.filter((heading) => heading === FAMILY || heading === SPECIALISTS);
}

it.each([
  ['a unit that has several people for it', '&orgUnit=unit-family', [FAMILY]],
  ['no unit', '', [FAMILY, SPECIALISTS]],
])('a way into a wizard that names %s leads to its places', async (_, unit, units) => {
  expect(await unitsAt(`/newteleconsultation?service=TELE-INT${unit}&kind=teleconsultation`)).toEqual(units);
});
