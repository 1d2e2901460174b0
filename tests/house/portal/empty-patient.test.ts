import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { mappedRoutes } from './rows.ts';

const running = portalForFile();
const paths = mappedRoutes()
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path) && path !== '/logout' && !path.startsWith('/mpi/'));

/** The marks that tell one answer from another: its status, its heading, and where it leads, whoever is named there in the end. */
async function answerAt(visitor: Visitor, path: string) {
  const { status, location, page } = await visitor.get(path);
  const to = location === null ? null : new URL(location, 'http://portal.invalid');
  if (to) for (const name of ['draft', 'patientId', 'return', '_key']) to.searchParams.delete(name);
  return [path.split('?')[0], status, page.querySelector('h1')?.text ?? null, to?.href ?? null];
}

it('an address that names nobody by an empty name is everywhere the same as one that names nobody', async () => {
  const anna = await running.signedIn('anna.kowalska');
  for (const path of paths)
    expect(await answerAt(anna, `${path}?patientId=`)).toEqual(await answerAt(anna, path));
}, 120_000);
