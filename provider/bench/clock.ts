import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { MovableClock } from '#provider/core/clock.ts';
import { instantOf } from '#contract/days/reading/warsaw.ts';
import { fieldsOf, problem, wantsPage } from './problem.ts';
import { textField } from './page.ts';

const WRONG =
  'Podaj "now" (chwila, np. 2026-11-20T08:00:00Z), "advance" (czas, np. PT15M) albo "reset": true.';

/** The change that a form or a tool may ask for; `now` is an instant or local time in Europe/Warsaw. */
const ClockChange = z.union([
  z.strictObject({ now: z.string() }),
  z.strictObject({ advance: z.string() }),
  z.strictObject({ reset: z.union([z.literal(true), z.literal('true')]) }),
]);

/** GET and POST /clock: the time of the provider and of the portal in the same process. */
export function clockRoutes(clock: MovableClock) {
  const now = () => ({ now: clock.now().toISOString() });

  return new Hono()
    .get('/clock', (c) => c.json(now()))
    .post('/clock', async (c) => {
      const change = ClockChange.safeParse(await fieldsOf(c));
      if (!change.success || !isMoved({ clock, change: change.data })) {
        return problem({ c, status: 400, detail: WRONG });
      }
      return wantsPage(c) ? c.redirect('/?done=clock', 303) : c.json(now());
    });
}

function isMoved({ clock, change }: { clock: MovableClock; change: z.infer<typeof ClockChange> }) {
  if ('reset' in change) {
    clock.reset();
    return true;
  }
  try {
    if ('advance' in change) clock.advance(change.advance.trim());
    else clock.set(instantIn(change.now.trim()));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** @throws RangeError when it is neither an instant nor a local time. */
function instantIn(text: string) {
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return text;
  const instant = instantOf({ localMinute: text, coming: 'first' });
  if (instant === null) throw new RangeError('Not a time');
  return new Date(instant).toISOString();
}

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

/** The clock's part of the staff page. `isRemotePortal`: the portal is another process with a clock of its own. */
export const clockSection = ({ clock, isRemotePortal }: { clock: MovableClock; isRemotePortal: boolean }) =>
  html`<section aria-labelledby="clock">
    <h2 id="clock">Zegar</h2>
    <p>Teraz jest: <time datetime="${clock.now().toISOString()}">${FORMAT.format(clock.now())}</time></p>
    ${
      isRemotePortal
        ? html`<p>
            Portal działa jako osobny proces i ma własny zegar. Ten zegar przesuwa tylko czas przychodni.
          </p>`
        : ''
    }
    <form method="post" action="/clock">
      ${textField({ name: 'now', label: 'Ustaw czas', hint: 'Na przykład 2026-11-20 08:00, czas w Polsce.' })}
      <button type="submit">Ustaw</button>
    </form>
    <form method="post" action="/clock">
      <button type="submit" class="outlined" name="advance" value="PT15M">Przesuń o 15 minut</button>
      <button type="submit" class="outlined" name="advance" value="PT1H">Przesuń o godzinę</button>
      <button type="submit" class="outlined" name="advance" value="P1D">Przesuń o dobę</button>
      <button type="submit" class="outlined" name="reset" value="true">Wróć do czasu komputera</button>
    </form>
  </section>`;
