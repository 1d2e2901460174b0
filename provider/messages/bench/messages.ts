import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '#provider/bench/page.ts';
import { everyField, fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffMessagesOf } from '#provider/messages/store/staff-messages.ts';
import { messagesStore } from '#provider/messages/store/index.ts';
import { staffName } from '#provider/core/words.ts';
import { createStore } from '#provider/core/store.ts';
import { answerMessage, openMessage, writeMessage, type Parts } from './moves.ts';
import { boxList, inboxList, messageBody, newForm, readPath } from './pages.ts';
import { saveMessageSettings, settingsForm } from './settings.ts';

const MOST = 50;
const FRAME = { title: 'Wiadomości', path: '/messages' };
const NOTICES: Record<string, string> = {
  sent: 'Wiadomość jest wysłana.',
  answered: 'Odpowiedź jest wysłana.',
  settings: 'Ustawienia wiadomości są zmienione.',
};
const SETTINGS_DETAIL =
  'Podaj maxRecipients (1–50), maxContentLength (1–20000) i answerWithinDays (1–60 albo nic), a nad formularz emergencyPl i emergencyEn (oba albo żadne) i emergencyPhone (cyfry albo nic).';
const DETAILS: Record<number, string> = {
  400: 'Podaj text, a nowej wiadomości także from, title (najwyżej 149 znaków) i to albo service; plik: PDF, JPG albo PNG.',
  404: 'Nie ma takiej skrzynki, wiadomości albo konta; pacjent mógł usunąć wiadomość, której nikt nie przeczytał.',
};

/** GET /messages, its boxes and new; POST /messages, and of a message /open and /answer: what the staff does with messages. */
export function messageRoutes({ changed, ...parts }: Parts & { changed: () => void }) {
  const staff = staffMessagesOf(parts.db);
  return new Hono()
    .get('/messages', async (c) => {
      const settings = settingsForm({
        now: await createStore(parts.db).settings.messages(),
        categories: await messagesStore.messages(parts.db).categories(),
      });
      const body = html`${boxList(await staff.boxes())} ${settings}`;
      return c.html(page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .post('/messages/settings', async (c) => {
      const saved = await saveMessageSettings({ ...parts, fields: await everyField(c) });
      if (!saved) return problem({ c, status: 400, detail: SETTINGS_DETAIL });
      changed();
      return wantsPage(c) ? c.redirect('/messages?done=settings', 303) : c.json(saved);
    })
    .get('/messages/new', async (c) => {
      const { services } = await createStore(parts.db).catalogue.load();
      const body = newForm({ boxes: await staff.boxes(), services: [...services.values()] });
      return c.html(page({ title: 'Nowa wiadomość do pacjentów', path: FRAME.path, body }));
    })
    .post('/messages', async (c) => {
      const outcome = await writeMessage({ ...parts, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      return wantsPage(c) ? c.redirect('/messages?done=sent', 303) : c.json(outcome);
    })
    .get('/messages/:staffId', async (c) => {
      const { staffId } = c.req.param();
      const box = await staff.staff(staffId);
      if (!box) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      const body = inboxList(staffId, await staff.inbox({ staffId, limit: MOST }));
      return c.html(page({ title: `Wiadomości: ${staffName(box)}`, path: FRAME.path, body }));
    })
    .get('/messages/:staffId/:id', async (c) => {
      const { staffId, id: messageId } = c.req.param();
      const message = await staff.message({ staffId, messageId });
      if (!message) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      const body = messageBody({ staffId, message, attachments: await staff.attachments(messageId) });
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ title: message.title, path: FRAME.path, notice, body }));
    })
    .post('/messages/:staffId/:id/open', async (c) => {
      const { staffId, id } = c.req.param();
      if (!(await openMessage({ ...parts, staffId, messageId: id })))
        return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      return wantsPage(c) ? c.redirect(readPath({ staffId, id }), 303) : c.json({ id });
    })
    .post('/messages/:staffId/:id/answer', async (c) => {
      const { staffId, id: messageId } = c.req.param();
      const outcome = await answerMessage({ ...parts, staffId, messageId, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      if (!wantsPage(c)) return c.json(outcome);
      return c.redirect(`${readPath({ staffId, id: messageId })}?done=answered`, 303);
    });
}
