import { beforeEach, expect, it } from 'vitest';
import { createStore } from '#provider/core/store.ts';
import { tellOfLink, type LinkEvent } from '#provider/core/links/telling.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { ANNA, mailsOf, setLink, staffOf, STANISLAW, TOMASZ, ZOFIA } from '#tests/guardians/links.ts';

const PORTAL = 'https://portal.example';

describeEachEngine('what is told of a request', (at) => {
  beforeEach(() => at().provider.reset());

  const tell = (event: Omit<LinkEvent, 'event' | 'by'>) =>
    createStore(at().provider.db).transaction((store) =>
      tellOfLink({ clock: at().clock, portalOrigin: PORTAL }, store, {
        ...event,
        event: 'ASKED',
        by: 'ACCOUNT',
      }),
    );

  it('names who asks to the person alone, with the link to the answer', async () => {
    await tell({ accountId: ANNA, patientId: STANISLAW });
    const mails = await mailsOf(at());
    const to = (name: string) => mails.find(({ recipient }) => recipient === `${name}@example.com`);
    const [his, annas] = [to('stanislaw.wojcik'), to('anna.kowalska')];
    expect(his).toMatchObject({
      recipient: 'stanislaw.wojcik@example.com',
      link: `${PORTAL}/ward/confirm/${STANISLAW}/${ANNA}`,
    });
    expect(his?.text).toContain('Anna Kowalska prosi');
    expect(annas).toMatchObject({ recipient: 'anna.kowalska@example.com', link: `${PORTAL}/account/ward` });
    expect(annas?.text).not.toMatch(/Stanisław|Wójcik|Anna/);
  });

  it('is told to who asks alone where it is not sure who is meant, and where they say that it is themselves', async () => {
    await setLink(at(), { accountId: ANNA, patientId: STANISLAW }, { link_state: 'W', waits_for: 'UNIT' });
    await tell({ accountId: ANNA, patientId: STANISLAW });
    const claim = { accountId: 'account-2005', patientId: 'patient-1001' };
    await setLink(at(), claim, { role: 'PATIENT', link_state: 'W', waits_for: 'UNIT' });
    await tell(claim);
    const mails = await mailsOf(at());
    expect(mails.map(({ recipient, link }) => [recipient, link]).sort()).toEqual([
      ['anna.kowalska@example.com', `${PORTAL}/account/ward`],
      ['ewa.dabrowska@example.com', `${PORTAL}/account/mydata`],
    ]);
    const hers = mails.find(({ recipient }) => recipient.startsWith('ewa'));
    expect(hers?.text).toContain('połączenie z danymi pacjenta');
  });

  it('is nothing where the person has blocked who asks', async () => {
    await at()
      .provider.db.updateTable('accounts')
      .set({ state: 'ACTIVE' })
      .where('id', '=', TOMASZ)
      .execute();
    await tell({ accountId: TOMASZ, patientId: STANISLAW });
    expect(await mailsOf(at())).toEqual([]);
  });

  it('is told to who asks, and of a child to who acts for it already, where the unit answers (AP-58)', async () => {
    await setLink(
      at(),
      { accountId: 'account-2001', patientId: ZOFIA },
      { role: 'CHILD', link_state: 'W', waits_for: 'UNIT' },
    );
    await tell({ accountId: 'account-2001', patientId: ZOFIA });
    const mails = await mailsOf(at());
    expect(mails.map(({ recipient, link }) => [recipient, link]).sort()).toEqual([
      ['anna.kowalska@example.com', `${PORTAL}/account/patients/${ZOFIA}`],
      ['jan.nowak@example.com', `${PORTAL}/account/child`],
    ]);
    const hers = mails.find(({ recipient }) => recipient.startsWith('anna'));
    expect(hers?.text).toContain('Jan Nowak prosi');
    expect(hers?.text).not.toContain('Zofia');
  });

  it('is told, once the unit has confirmed a second parent, to who acts for the child already (AP-58)', async () => {
    const second = { accountId: 'account-2001', patientId: ZOFIA };
    await setLink(at(), second, { role: 'CHILD', link_state: 'W', waits_for: 'UNIT' });
    await staffOf(at()).link(second, 'confirm');
    const sent = await mailsOf(at());
    // Mails of one moment come in any order.
    const mails = sent.sort((one, other) => other.recipient.localeCompare(one.recipient));
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'jan.nowak@example.com',
      'anna.kowalska@example.com',
    ]);
    expect(mails[1]).toMatchObject({ link: `${PORTAL}/account/patients/${ZOFIA}` });
    expect(mails[1]?.text).toContain('Jan Nowak działa od teraz');
    expect(mails[1]?.text).not.toContain('Zofia');
  });

  it('is told, once the unit has joined a second account with a record, to whose record it is (S-60)', async () => {
    const claim = { accountId: 'account-2005', patientId: 'patient-1001' };
    await setLink(at(), claim, { role: 'PATIENT', link_state: 'W', waits_for: 'UNIT' });
    await staffOf(at()).link(claim, 'confirm');
    const mails = await mailsOf(at());
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'ewa.dabrowska@example.com',
      'jan.nowak@example.com',
    ]);
    const his = mails.find(({ recipient }) => recipient.startsWith('jan'));
    expect(his).toMatchObject({ link: `${PORTAL}/account/mydata` });
    expect(his?.text).toContain('jeszcze jedno konto');
    expect(his?.text).not.toMatch(/Ewa|Dąbrowska|Jan|Nowak/);
  });
});
