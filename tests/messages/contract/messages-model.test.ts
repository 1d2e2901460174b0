import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openMessage } from '#provider/messages/bench/moves.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';

/** Sequences on each engine, and rounds of two at once. */
const RUNS = process.env['DEEP'] ? 5_000 : 40;
const ROUNDS = 200;
const TIMEOUT = process.env['DEEP'] ? 3_600_000 : 120_000;

const WRITERS = ['anna.kowalska', 'jan.nowak'] as const;
const STAFF = 'staff-k.majewska';
const UNDO_MINUTES = 10;
const MESSAGE = { category: 'M', content: 'Treść', recipients: [STAFF], attachments: [] };

const who = fc.nat({ max: WRITERS.length - 1 });
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('send' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constantFrom('edit' as const, 'delete', 'undo'), who, which }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('read' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A message as it must be: whose, how often changed, read, and when (minutes) it was deleted. */
type Modelled = { id: string; writer: number; title: string; isRead: boolean; deletedAt: number | null };

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return String(error.code);
      throw error;
    },
  );

describeEachEngine(
  'messages',
  (at) => {
    const read = (messageId: string) =>
      openMessage({ db: at().provider.db, clock: at().clock, staffId: STAFF, messageId });

    it(
      'are sent, changed, read, deleted and brought back as the model says, whatever the order',
      { timeout: TIMEOUT },
      async () => {
        const writers = await Promise.all(WRITERS.map((username) => at().as(username)));
        const clientOf = (number: number) => writers[number] as (typeof writers)[number];

        async function run(steps: readonly Step[]) {
          at().clock.set(START);
          const messages: Modelled[] = [];
          let now = 0;
          let made = 0;
          const touched = ({ writer, isRead, deletedAt }: Modelled, actor: number) => {
            if (writer !== actor || deletedAt !== null) return 'NOT_FOUND';
            return isRead ? 'ALREADY_READ' : 'OK';
          };
          for (const one of steps) {
            if (one.act === 'wait') {
              now += one.minutes;
              at().clock.advance(`PT${one.minutes}M`);
              continue;
            }
            if (one.act === 'send') {
              made += 1;
              const title = `Wiadomość ${made}`;
              const { id } = await clientOf(one.who).messages.send({ ...MESSAGE, title });
              messages.push({ id, writer: one.who, title, isRead: false, deletedAt: null });
              continue;
            }
            const message = messages[one.which];
            if (!message) continue;
            const { id } = message;
            if (one.act === 'read') {
              expect(await read(id)).toBe(message.deletedAt === null);
              message.isRead ||= message.deletedAt === null;
              continue;
            }
            const client = clientOf(one.who);
            if (one.act === 'undo') {
              const isGone = message.deletedAt !== null && now - message.deletedAt >= UNDO_MINUTES;
              const isDone = message.writer === one.who && !isGone;
              expect(await outcomeOf(client.messages.restore({ id }))).toBe(isDone ? 'OK' : 'NOT_FOUND');
              if (isDone) message.deletedAt = null;
              continue;
            }
            const expected = touched(message, one.who);
            made += 1;
            const change = { id, title: `Zmiana ${made}`, content: 'Treść', attachments: [] };
            const call = one.act === 'edit' ? client.messages.update(change) : client.messages.remove({ id });
            expect(await outcomeOf(call)).toBe(expected);
            if (expected !== 'OK') continue;
            if (one.act === 'edit') message.title = change.title;
            else message.deletedAt = now;
          }
          await standsAs(messages);
        }

        async function standsAs(messages: readonly Modelled[]) {
          for (const [number] of WRITERS.entries()) {
            const { items } = await clientOf(number).messages.outbox({ pageIndex: 0, pageSize: 100 });
            const listed = new Map(items.map((one) => [one.id, one]));
            for (const { id, writer, title, isRead, deletedAt } of messages) {
              const found = listed.get(id);
              if (writer !== number || deletedAt !== null) expect(found).toBeUndefined();
              else expect([found?.title, found?.readAt !== undefined]).toEqual([title, isRead]);
            }
          }
          const ids = messages.map(({ id }) => id);
          if (ids.length === 0) return;
          await at()
            .provider.db.deleteFrom('message_staff_recipients')
            .where('message_id', 'in', ids)
            .execute();
          await at().provider.db.deleteFrom('messages').where('id', 'in', ids).execute();
        }

        await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), run), {
          numRuns: RUNS,
        });
      },
    );

    it(
      'are read, changed or deleted by exactly one of those who come at once',
      { timeout: TIMEOUT },
      async () => {
        const anna = await at().as('anna.kowalska');
        const { db } = at().provider;
        for (let round = 0; round < ROUNDS; round += 1) {
          const { id } = await anna.messages.send({ ...MESSAGE, title: `Runda ${round}` });
          const isDeletion = round % 2 === 1;
          const change = { id, title: 'Zmieniona', content: 'Inna treść', attachments: [] };
          const touch = isDeletion ? anna.messages.remove({ id }) : anna.messages.update(change);
          const [wasRead, touched] = await Promise.all([read(id), outcomeOf(touch)]);
          expect([round, touched]).toEqual([round, touched === 'OK' ? 'OK' : 'ALREADY_READ']);
          expect([round, wasRead]).toEqual([round, isDeletion ? touched !== 'OK' : true]);
          const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
          const isTouched = isDeletion ? row?.deleted_at !== null : row?.title === 'Zmieniona';
          expect([round, isTouched]).toEqual([round, touched === 'OK']);
        }
      },
    );
  },
  { limits: ROOMY },
);
