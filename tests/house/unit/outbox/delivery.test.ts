import { createServer, type AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { deliverDue, smtpSender, startDelivery } from '#provider/core/outbox/delivery.ts';
import { queue } from '#provider/core/outbox/queue.ts';
import { migrations } from '#provider/generated/migrations.ts';
import { outboxOf } from '#provider/core/outbox/store.ts';
import type { Tables } from '#provider/generated/tables.ts';

describe('delivery of the outbox', () => {
  let db: Kysely<Tables>;
  const clock = movableClock({ now: () => new Date('2026-11-20T11:00:00Z') });
  const warnings: Record<string, unknown>[] = [];
  const log = {
    info: () => undefined,
    warn: (event: Record<string, unknown>) => warnings.push(event),
    error: () => undefined,
  };

  type Mail = Parameters<ReturnType<typeof smtpSender>>[0];
  let sent: Mail[];
  const parts = (send: (mail: Mail) => Promise<unknown> = (mail) => Promise.resolve(sent.push(mail))) => ({
    db,
    clock,
    log,
    from: 'portal@example.com',
    send,
  });
  const refuse = () =>
    Promise.reject(Object.assign(new Error('550 jan.nowak@example.com'), { code: 'EENVELOPE' }));

  beforeEach(async () => {
    sent = [];
    warnings.length = 0;
    clock.reset();
    db = openDatabase<Tables>('sqlite::memory:');
    await migrate(db, migrations);
    await queue(db, {
      channel: 'EMAIL',
      recipient: 'jan.nowak@example.com',
      subject: 'Rezerwacja',
      text: 'Rezerwacja przyjęta',
      at: clock.now(),
    });
    await queue(db, { channel: 'SMS', recipient: '+48600100101', text: 'Kod: 123456', at: clock.now() });
  });

  afterEach(() => db.destroy());

  const mailInStore = async () => (await outboxOf(db).newest(10)).find(({ channel }) => channel === 'EMAIL');

  it('sends mails once and leaves SMS alone', async () => {
    await deliverDue(parts());
    await deliverDue(parts());

    expect(sent).toMatchObject([
      {
        from: 'portal@example.com',
        to: 'jan.nowak@example.com',
        subject: 'Rezerwacja',
        text: 'Rezerwacja przyjęta',
      },
    ]);
    expect(await mailInStore()).toMatchObject({
      delivered_at: clock.now().getTime(),
      tries: 1,
      next_try_at: null,
    });
  });

  it('sends a mail once when two processes deliver at the same time', async () => {
    await Promise.all([deliverDue(parts()), deliverDue(parts())]);
    expect(sent).toHaveLength(1);
  });

  it('tries again after a minute, and names a failure without anybody’s address', async () => {
    await deliverDue(parts(refuse));
    expect(await mailInStore()).toMatchObject({ delivered_at: null, last_error: 'EENVELOPE' });
    expect(JSON.stringify(warnings)).not.toContain('@');

    await deliverDue(parts());
    expect(sent).toHaveLength(0);
    clock.advance('PT1M');
    await deliverDue(parts());
    expect(sent).toHaveLength(1);
  });

  it('gives up after six tries; the message stays in the outbox', async () => {
    for (let round = 0; round < 10; round += 1) {
      await deliverDue(parts(refuse));
      clock.advance('P1D');
    }
    expect(warnings).toHaveLength(6);
    expect(await mailInStore()).toMatchObject({ delivered_at: null, tries: 6, next_try_at: null });
  });

  it('begins at once in the background, and a stop waits for what is under way', async () => {
    const delivery = startDelivery(parts());
    await delivery.stop();
    expect(sent).toHaveLength(1);
  });

  it('speaks SMTP', async () => {
    const { server, port, received } = await smtpServer();
    await deliverDue(parts(smtpSender(`smtp://127.0.0.1:${port}`)));
    server.close();

    expect(received()).toContain('To: jan.nowak@example.com');
    expect(received()).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(await mailInStore()).toMatchObject({ tries: 1, last_error: null });
  });
});

/** Takes every mail, as the least of servers does. */
async function smtpServer() {
  let text = '';
  const server = createServer((socket) => {
    let isInMail = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      text += data.toString();
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (isInMail && line !== '.') continue;
        isInMail = line === 'DATA';
        socket.write(isInMail ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, received: () => text };
}
