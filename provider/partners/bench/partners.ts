import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { Line } from '#contract/primitives.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffPartnersOf } from '#provider/partners/staff-partners.ts';
import { partnersStore } from '#provider/partners/store.ts';
import type { PartnerRow, PersonnelRow } from '#provider/partners/tables.ts';

const PATH = '/partners';
const Name = z.object({ name: Line.trim().min(1).max(200) });
const Person = z.object({
  name: Line.trim().min(1).max(80),
  lastName: Line.trim().min(1).max(80),
  degree: Line.trim().max(40).optional(),
});
const NOTICES: Record<string, string> = {
  add: 'Partner jest dodany.',
  rename: 'Nazwa jest zmieniona.',
  person: 'Osoba jest dodana.',
};
const WRONG = 'Potrzebna jest nazwa, a przy osobie imię i nazwisko.';

/** GET and POST /partners, POST /partners/:id/name and /partners/:id/personnel: whom patients can let see documents. */
export function partnerRoutes({ db, clock, changed }: BenchParts) {
  const staff = staffPartnersOf({ db, clock });
  const partners = partnersStore.partners(db);
  return new Hono()
    .get(PATH, async (c) => {
      const all = await partners.all();
      const people = await Promise.all(all.map(({ id }) => partners.personnel(id)));
      const notice = NOTICES[c.req.query('done') ?? ''];
      const body = html`${all.map((partner, index) => article(partner, people[index] ?? []))} ${addForm}`;
      return c.html(page({ title: 'Partnerzy', path: PATH, notice, body }));
    })
    .post(PATH, async (c) => {
      const { data } = Name.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: WRONG });
      const id = await staff.add(data.name);
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=add`, 303) : c.json({ id });
    })
    .post(`${PATH}/:id/name`, async (c) => {
      const { data } = Name.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: WRONG });
      const { id } = c.req.param();
      if (!(await staff.rename({ id, ...data }))) return problem({ c, status: 404 });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=rename`, 303) : c.json({ id });
    })
    .post(`${PATH}/:id/personnel`, async (c) => {
      const { data } = Person.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: WRONG });
      const { id } = c.req.param();
      const { name, lastName: last_name, degree } = data;
      const person = { partner_id: id, name, last_name, degree: degree || null };
      if (!(await staff.addPerson(person))) return problem({ c, status: 404 });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=person`, 303) : c.json({ id });
    });
}

const article = ({ id, name }: PartnerRow, people: readonly PersonnelRow[]) =>
  html`<article aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    ${
      people.length === 0
        ? html`<p>Nikogo nie można wybrać: zgoda jest dla wszystkich.</p>`
        : html`<ul>
            ${people.map((person) => html`<li>${person.degree} ${person.name} ${person.last_name}</li>`)}
          </ul>`
    }
    <form method="post" action="${PATH}/${encodeURIComponent(id)}/name">
      ${textField({ name: 'name', id: `${id}-name`, label: 'Nazwa', hint: 'Do 200 znaków.', value: name })}
      <button type="submit" aria-describedby="${id}">Zmień nazwę</button>
    </form>
    <form method="post" action="${PATH}/${encodeURIComponent(id)}/personnel">
      ${textField({ name: 'degree', id: `${id}-degree`, label: 'Tytuł', hint: 'Może być pusty.' })}
      ${textField({ name: 'name', id: `${id}-first`, label: 'Imię', hint: 'Do 80 znaków.' })}
      ${textField({ name: 'lastName', id: `${id}-last`, label: 'Nazwisko', hint: 'Do 80 znaków.' })}
      <button type="submit" aria-describedby="${id}">Dodaj osobę</button>
    </form>
  </article>`;

const addForm = html`<h2>Nowy partner</h2>
  <form method="post" action="${PATH}">
    ${textField({ name: 'name', label: 'Nazwa', hint: 'Do 200 znaków.' })}
    <button type="submit">Dodaj partnera</button>
  </form>`;
