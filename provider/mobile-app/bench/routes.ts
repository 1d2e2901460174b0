import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { PATH } from './menu.ts';
import { phonePage } from './pages.ts';
import { moveApp, typePin } from './phone.ts';
import { staffAppsOf } from './staff-apps.ts';

const MOST = 50;
const FRAME = { title: 'Telefon', path: PATH };
const NOTICES: Record<string, string> = {
  pin: 'PIN się zgadza; aplikacja jest zarejestrowana.',
  link: 'Aplikacja jest połączona z jednostką.',
  unlink: 'Aplikacja nie jest już połączona z jednostką.',
};
const OVER = 'Ten pacjent nie ma ważnego PIN-u. Nowy daje portal, na stronie aplikacji mobilnej pacjenta.';
const NOT_A_PIN = 'PIN ma osiem cyfr, a numer pacjenta wygląda na przykład tak: patient-1003.';

const PinForm = z.object({
  patient: z.string().trim().min(1).max(80),
  pin: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{8}$/)),
});

/** GET /phone; POST /phone with `patient` and `pin`; POST /phone/:id/link and …/unlink: what happens in the mobile application. */
export function phoneRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  const show = async (shown: { notice?: string | undefined; error?: string; patientId?: string } = {}) => {
    const { notice, ...form } = shown;
    return page({ ...FRAME, notice, body: phonePage({ apps: await staffAppsOf(db).newest(MOST), ...form }) });
  };
  const done = (c: Context, what: string) =>
    wantsPage(c) ? c.redirect(`${PATH}?done=${what}`, 303) : c.json({ done: what });
  const refused = async (c: Context, why: { status: 400 | 409; error: string; patientId?: string }) => {
    const { status, ...shown } = why;
    return wantsPage(c) ? c.html(await show(shown), status) : problem({ c, status, detail: shown.error });
  };

  return new Hono()
    .get(PATH, async (c) => c.html(await show({ notice: NOTICES[c.req.query('done') ?? ''] })))
    .post(PATH, async (c) => {
      const { data } = PinForm.safeParse(await fieldsOf(c));
      if (!data) return refused(c, { status: 400, error: NOT_A_PIN });
      const { patient: patientId, pin } = data;
      const tried = await typePin({ db, clock, patientId, pin });
      if (tried.outcome === 'RIGHT') return done(c, 'pin');
      if (tried.outcome === 'OVER') return refused(c, { status: 409, error: OVER, patientId });
      const error = `PIN jest błędny. Pozostało prób: ${tried.triesLeft}.`;
      return refused(c, { status: 400, error, patientId });
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveApp({ db, clock, id, move, fields: null });
      return typeof outcome === 'number' ? problem({ c, status: outcome }) : done(c, move);
    });
}
