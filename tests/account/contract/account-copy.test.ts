import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { structureOf, textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { refusalOf } from '#tests/support/refusals.ts';

describeEachProvider('the copy of an account', (at) => {
  it('has account, contacts, consents, links and sessions, and no secret', async () => {
    const anna = (await at().as('anna.kowalska')).account;
    const { links, sessions, ...copy } = await anna.copy();
    expect(copy).toMatchObject({
      username: 'anna.kowalska',
      contacts: { email: 'anna.kowalska@example.com', phoneConfirmed: true },
      settings: { preferredCommunicationChannel: 'SMS', reminderDays: 2 },
    });
    expect(links.map(({ role, linkState }) => `${role} ${linkState}`).sort()).toEqual([
      'CHILD C',
      'PATIENT C',
      'WARD C',
      'WARD W',
    ]);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const { password_hash: hash } = await at()
      .provider.db.selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', 'account-2002')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ copy, links, sessions })).not.toContain(hash);
  });

  it('is answered as a tagged PDF to the owner alone: another’s is not found, and nobody is not signed in', async () => {
    const anna = (await at().as('anna.kowalska')).account;
    const file = await anna.copyPrintout({ id: 'account-2002' });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(structureOf(bytes)).toMatchObject({ language: 'pl', claims: 'PDF/UA', isMarked: true });
    const text = textOfPages(bytes).join('').normalize('NFKC');
    for (const words of ['anna.kowalska', 'Stanisław Wójcik', 'czeka na potwierdzenie', 'Otwarte sesje'])
      expect(text).toContain(withoutSpaces(words));
    for (const id of ['account-2001', 'nobody'])
      expect((await refusalOf(anna.copyPrintout({ id }))).code).toBe('NOT_FOUND');
    const guest = at().guest().account.copyPrintout({ id: 'account-2002' });
    expect((await refusalOf(guest)).code).toBe('UNAUTHORIZED');
  });

  it('has every former address that is kept, and the last sign-ins, in the PDF, too', async () => {
    const db = at().provider.db;
    const former = { account_id: 'account-2002', kind: 'EMAIL' as const, is_void: 0 as const };
    for (const [index, value] of ['other@example.com', 'second@example.com'].entries())
      await db
        .insertInto('former_contacts')
        .values({
          ...former,
          id: `former-${index}`,
          value,
          token_hash: `hash-${index}`,
          changed_at: Date.parse('2026-10-18T08:00:00Z') + index,
          valid_until: Date.parse('2026-11-01T08:00:00Z'),
        })
        .execute();
    const event = {
      id: 'event-of-copy',
      at: Date.parse('2026-10-19T08:00:00Z'),
      request_id: 'request-of-copy',
    };
    const signedIn = { type: 'LOGIN_SUCCESS' as const, account_id: 'account-2002', description: null };
    await db
      .insertInto('sign_in_events')
      .values({ ...event, ...signedIn, device: 'firefox-windows' })
      .execute();
    const anna = (await at().as('anna.kowalska')).account;
    const { formerContacts = [], signIns = [] } = await anna.copy();
    expect(formerContacts.map(({ value }) => value)).toEqual(['second@example.com', 'other@example.com']);
    expect(signIns).toEqual(await anna.signIns());
    expect(signIns.map(({ device }) => device)).toContain('firefox-windows');
    const bytes = Buffer.from(await (await anna.copyPrintout({ id: 'account-2002' })).arrayBuffer());
    const text = textOfPages(bytes).join('').normalize('NFKC');
    for (const words of ['other@example.com', 'second@example.com', 'Ostatnie logowania'])
      expect(text).toContain(withoutSpaces(words));
    await db.deleteFrom('sign_in_events').where('id', '=', event.id).execute();
  });

  it('has what waits to be confirmed, in the PDF, too', async () => {
    await at()
      .provider.db.insertInto('contact_changes')
      .values({
        account_id: 'account-2001',
        kind: 'PHONE',
        value: '+48600100777',
        asked_by: 'nobody',
        asked_at: Date.parse('2026-10-20T05:30:00Z'),
        valid_until: Date.parse('2026-10-21T05:30:00Z'),
      })
      .execute();
    const jan = (await at().as('jan.nowak')).account;
    const { contacts } = await jan.copy();
    expect(contacts).toMatchObject({
      pendingEmail: { value: 'jan@nowak.example' },
      pendingPhone: { value: '+48600100777', validUntil: '2026-10-21T05:30:00.000Z' },
    });
    const file = await jan.copyPrintout({ id: 'account-2001' });
    const text = textOfPages(Buffer.from(await file.arrayBuffer()))
      .join('')
      .normalize('NFKC');
    for (const words of ['jan@nowak.example, czeka na potwierdzenie do: ', 'Nowy telefon', '600 100 777'])
      expect(text).toContain(withoutSpaces(words));
  });

  it('counts the last 20 sign-ins and failures, with the kind of browser', async () => {
    const { db } = at().provider;
    const event = (number: number) => ({
      id: `event-${String(number).padStart(2, '0')}`,
      at: number,
      request_id: `request-${number}`,
      type: number % 2 === 0 ? ('LOGIN_SUCCESS' as const) : ('LOGIN_FAILURE' as const),
      account_id: 'account-2002',
      description: null,
      device: number === 21 ? 'firefox-windows' : null,
    });
    await db
      .insertInto('sign_in_events')
      .values([
        ...Array.from({ length: 22 }, (_, number) => event(number)),
        { ...event(99), type: 'LOGOUT' },
        { ...event(98), account_id: 'account-2001' },
      ])
      .execute();
    const anna = (await at().as('anna.kowalska')).account;
    const found = await anna.signIns();
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual({
      at: new Date(21).toISOString(),
      type: 'LOGIN_FAILURE',
      device: 'firefox-windows',
    });
    expect(found.at(-1)?.at).toBe(new Date(2).toISOString());
  });
});
