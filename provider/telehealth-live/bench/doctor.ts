import { Hono } from 'hono';
import { z } from 'zod';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem } from '#provider/bench/problem.ts';
import { doctorScript } from '#provider/generated/doctor-script.ts';
import { createStore } from '#provider/core/store.ts';
import { SIGNAL } from '#contract/telehealth-live/reading/media.ts';
import { Seat, SignalKind } from '#contract/telehealth-live/schemas.ts';
import { exchange } from '#provider/telehealth-live/signalling.ts';
import { tokenIn } from '#provider/telehealth-live/rules/token.ts';
import { PATH, picturePage } from './pages.ts';

const HOUR_MS = 3_600_000;
/** The one page of the staff side with a script: the doctor's picture and sound. */
const WITH_SCRIPT =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const Exchange = z.object({
  token: z.string(),
  from: Seat,
  after: z.number().int().min(0),
  send: z.array(z.object({ kind: SignalKind, body: z.string().max(SIGNAL.longest) })).max(SIGNAL.atOnce),
});

/** POST /telehealth-live/:id/access-data and …/signals: what the doctor's browser joins the session with. */
export function doctorRoutes({ db, clock, sessions }: Pick<BenchParts, 'db' | 'clock' | 'sessions'>) {
  const store = createStore(db);
  return new Hono()
    .get(`${PATH}/doctor.js`, (c) =>
      c.body(doctorScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get(`${PATH}/:id/picture`, async (c) => {
      const { id } = c.req.param();
      if (!(await store.telehealthLives.booked(id))) return problem({ c, status: 404 });
      return c.html(page({ title: 'Rozmowa lekarza', path: PATH, body: picturePage(id) }), 200, {
        'content-security-policy': WITH_SCRIPT,
      });
    })
    .post(`${PATH}/:id/access-data`, async (c) => {
      const { id } = c.req.param();
      const now = clock.now().getTime();
      const booked = await store.telehealthLives.booked(id);
      if (!booked) return problem({ c, status: 404 });
      const before = await store.telehealthLives.byId(id);
      const made = before?.session_id ? null : await sessions.newSession();
      const live = await store.transaction(async (within) => {
        await within.patients.lock(booked.patient_id);
        const found = await within.telehealthLives.byId(id);
        if (!found?.session_id && made)
          await within.telehealthLives.save({
            consultation_id: id,
            patient_id: booked.patient_id,
            session_id: made.id,
            session_secret: made.secret,
          });
        return within.telehealthLives.byId(id);
      });
      if (!live?.session_id) return problem({ c, status: 409 });
      const session = { id: live.session_id, secret: live.session_secret ?? '' };
      const { token_generation: generation } = live;
      const token = sessions.token({ session, role: 'doctor', until: now + HOUR_MS, generation });
      return c.json({ apiKey: sessions.apiKey, sessionId: session.id, token });
    })
    .post(`${PATH}/:id/signals`, async (c) => {
      const { id } = c.req.param();
      const now = clock.now().getTime();
      const said = Exchange.safeParse(await fieldsOf(c));
      const live = await store.telehealthLives.byId(id);
      if (!live) return problem({ c, status: 404 });
      if (!said.success) return problem({ c, status: 400 });
      const { token, ...sent } = said.data;
      const claims = tokenIn(live, { token, now });
      if (claims?.role !== 'doctor') return problem({ c, status: 403 });
      const { session, role } = claims;
      const answer = await exchange(store, { ...sent, session, role, patientId: live.patient_id, now });
      return answer ? c.json(answer) : problem({ c, status: 409 });
    });
}
