import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { problem } from '#provider/bench/problem.ts';
import { staffPapersOf } from '#provider/person-files/staff-papers.ts';
import { PATH, peopleList, personPapers } from './pages.ts';

const MOST = 100;
const NO_SUCH = { status: 404, detail: 'Nie ma takiej osoby albo takiego pliku.' } as const;

/** GET /papers, of one person, and a file itself: to be saved, never opened as a page of ours (S-35). */
export function paperRoutes({ db }: Pick<BenchParts, 'db'>) {
  const staff = staffPapersOf(db);
  return new Hono()
    .get(PATH, async (c) => {
      const people = await staff.people(MOST);
      return c.html(page({ title: 'Pliki osób', path: PATH, body: peopleList(people) }));
    })
    .get(`${PATH}/:id`, async (c) => {
      const { id: patientId } = c.req.param();
      const person = await staff.person(patientId);
      if (!person) return problem({ c, ...NO_SUCH });
      const [papers, ofCorrections] = await Promise.all([
        staff.papers(patientId),
        staff.ofCorrections(patientId),
      ]);
      const isConfirmed = person.authorized === 1;
      const body = personPapers({ patientId, isConfirmed, papers, ofCorrections });
      return c.html(page({ title: `Pliki: ${person.name} ${person.last_name}`, path: PATH, body }));
    })
    .get(`${PATH}/:id/file/:fileId`, async (c) => {
      const { id: patientId, fileId: id } = c.req.param();
      const file = await staff.paper({ patientId, id });
      if (!file) return problem({ c, ...NO_SUCH });
      return c.body(new Uint8Array(file.content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      });
    });
}
