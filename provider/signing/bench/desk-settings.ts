import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { page, select } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { timeInWords } from '#provider/core/words.ts';
import { DESK_PATH, MOODS, type Desk, type Mood } from './desk.ts';

const PATH = '/signing-service';
const FRAME = { title: 'Usługa podpisu', path: PATH };

const WORDS: Record<Mood, string> = {
  WORKS: 'działa',
  DOWN: 'nie odpowiada',
  SLOW: 'odpowiada za wolno',
  FOREIGN_ADDRESS: 'odsyła pod obcy adres',
};

const NOTICES: Record<string, string> = {
  mood: 'Usługa jest taka, jak wybrano.',
  released: 'Usługa wyda podpisany dokument.',
};

/** GET and POST /signing-service: how the made-up service is, and which signed documents it holds back. */
export function deskSettings(desk: Desk | null) {
  return new Hono()
    .get(PATH, (c) => {
      const body = desk ? contents(desk) : none;
      return c.html(page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .post(PATH, async (c) => {
      const { data } = z.object({ mood: z.enum(MOODS) }).safeParse(await fieldsOf(c));
      if (!desk || !data)
        return problem({ c, status: desk ? 400 : 409, detail: 'Nie ma takiej możliwości.' });
      desk.be(data.mood);
      return wantsPage(c) ? c.redirect(`${PATH}?done=mood`, 303) : c.json({ mood: data.mood });
    })
    .post(`${PATH}/released`, async (c) => {
      const { data } = z.object({ token: z.string() }).safeParse(await fieldsOf(c));
      if (!desk || !data || !desk.find(data.token)) return problem({ c, status: 404 });
      desk.letGo(data.token);
      return wantsPage(c) ? c.redirect(`${PATH}?done=released`, 303) : c.json({ released: true });
    });
}

const none = html`<p>
  Działa prawdziwa usługa podpisu (SIGN_URL) albo nie ma żadnej, więc nie ma tu czego zmieniać.
</p>`;

function contents(desk: Desk) {
  const mood = desk.mood();
  const ordered = [mood, ...MOODS.filter((each) => each !== mood)];
  return html`<form method="post" action="${PATH}">
      ${select({ name: 'mood', label: 'Usługa', choices: ordered.map((each) => [each, WORDS[each]] as const) })}
      <button type="submit">Zmień</button>
    </form>
    <section aria-labelledby="documents">
      <h2 id="documents">Dokumenty w usłudze</h2>
      ${
        desk.all().length > 0
          ? html`<ul>
              ${desk.all().map(entry)}
            </ul>`
          : html`<p>Nie ma żadnych.</p>`
      }
    </section>`;
}

const entry = ({ token, info, since, signed, isHeldBack }: ReturnType<Desk['all']>[number]) => {
  const at = timeInWords({ language: 'pl', at: since });
  const state = !signed ? 'czeka na podpis' : isHeldBack ? 'podpisany, wstrzymany' : 'podpisany';
  return html`<li>
    <a href="${DESK_PATH}/${token}">${info}, od ${at}</a>: ${state}
    ${
      isHeldBack
        ? html`<form method="post" action="${PATH}/released">
            <input type="hidden" name="token" value="${token}" />
            <button type="submit">Wydaj dokument z ${at}</button>
          </form>`
        : ''
    }
  </li>`;
};
