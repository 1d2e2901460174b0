import { ORPCError } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { reaches, SCOPES, type Scope } from '#contract/people/reading/scope.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { callRows, CALLS } from '#tests/house/portal/calls/rows.ts';
import {
  ANNA,
  linkOf,
  mailsOf,
  setLink,
  signedIn,
  staffOf,
  STANISLAW,
  ZOFIA,
} from '#tests/guardians/links.ts';

const PAIR = { accountId: ANNA, patientId: STANISLAW };
const JAN = 'patient-1001';

/** Examples of what is Anna's own, which no link narrows. */
const OF_HER_OWN = new Set(['declarations.change', 'hospitalDeclarations.change']);

/** Calls of one record, with an example of Jan's: to whoever may not do it they answer as to a stranger. */
const ofRecord = [...CALLS].flatMap(([name, call]) => {
  const { meta } = call['~orpc'];
  const isOfLink = name.startsWith('guardians.');
  return meta.record && !isOfLink && !OF_HER_OWN.has(name) && callRows.get(name)?.kind === 'record'
    ? [{ name, does: { action: meta.inAudit ?? name, reach: meta.record } }]
    : [];
});

describeEachProvider('what a link allows (AP-22, S-67)', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
    await setLink(at(), PAIR, { link_state: 'C', waits_for: null });
  });

  const anna = () => signedIn(at(), 'anna.kowalska');
  const stanislaw = () => signedIn(at(), 'stanislaw.wojcik');

  /** Puts a scope into the store, whatever word it is. */
  const put = (patientId: string, scope: string | null) =>
    at()
      .provider.db.updateTable('account_patients')
      .set({ scope })
      .where('account_id', '=', ANNA)
      .where('patient_id', '=', patientId)
      .execute();

  it('is everything, until the person narrows it: seen by both, told to both, and in the audit', async () => {
    const [before] = await (await stanislaw()).guardians.wardens();
    expect(before).toMatchObject({ accountId: ANNA, mayBeNarrowed: true });
    expect(before?.scope).toBeUndefined();
    expect(await (await stanislaw()).guardians.narrow({ ...PAIR, scope: 'VIEW' })).toEqual({
      ...PAIR,
      scope: 'VIEW',
    });
    expect((await (await stanislaw()).guardians.wardens())[0]).toMatchObject({ scope: 'VIEW' });
    const hers = await (await anna()).patients.list();
    expect(hers.find(({ id }) => id === STANISLAW)).toMatchObject({ scope: 'VIEW' });
    expect(hers.find(({ id }) => id === ZOFIA)?.scope).toBeUndefined();
    const mails = await mailsOf(at());
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'anna.kowalska@example.com',
      'stanislaw.wojcik@example.com',
    ]);
    const [toAnna] = mails.filter(({ recipient }) => recipient.startsWith('anna'));
    expect(toAnna?.text).toContain('tylko podgląd');
    expect(toAnna?.text).not.toMatch(/Stanisław|Wójcik|Anna/);
    const audited = await at()
      .provider.db.selectFrom('audit')
      .select('object')
      .where('action', '=', 'guardians.narrow')
      .execute();
    expect(audited).toEqual([{ object: ANNA }]);
    await (await stanislaw()).guardians.narrow({ ...PAIR, scope: 'VIEW' });
    expect(await mailsOf(at())).toHaveLength(2);
    await (await stanislaw()).guardians.narrow({ ...PAIR, scope: 'ALL' });
    expect((await (await stanislaw()).guardians.wardens())[0]).toMatchObject({ scope: 'ALL' });
  });

  it('holds at once, and stays while the link is blocked', async () => {
    const results = async () =>
      (await anna()).results.list({
        patientId: STANISLAW,
        after: '2000-01-01T00:00:00.000Z',
        before: '2030-01-01T00:00:00.000Z',
        pageIndex: 0,
        pageSize: 5,
      });
    await results();
    await (await stanislaw()).guardians.narrow({ ...PAIR, scope: 'VISITS' });
    await expectRefusal(results(), 'NOT_FOUND');
    await (await stanislaw()).guardians.change({ ...PAIR, status: 'J' });
    await (await stanislaw()).guardians.change({ ...PAIR, status: 'C' });
    expect(await linkOf(at(), PAIR)).toMatchObject({ scope: 'VISITS' });
  });

  it('leaves the person out of lists over several people', async () => {
    const declared = async () => (await (await anna()).declarations.list()).filter(({ id }) => id === row.id);
    const row = await at().provider.db.selectFrom('declarations').selectAll().executeTakeFirstOrThrow();
    await at()
      .provider.db.updateTable('declarations')
      .set({ patient_id: STANISLAW })
      .where('id', '=', row.id)
      .execute();
    expect(await declared()).toHaveLength(1);
    await put(STANISLAW, 'VIEW');
    expect(await declared()).toHaveLength(1);
    await expectRefusal((await anna()).declarations.change({ id: row.id, state: 'CANCELED' }), 'NOT_FOUND');
    await put(STANISLAW, 'VISITS');
    expect(await declared()).toEqual([]);
  });

  it('never narrows the own record', async () => {
    await at()
      .provider.db.updateTable('account_patients')
      .set({ scope: 'VIEW' })
      .where('role', '=', 'PATIENT')
      .execute();
    const me = await (await anna()).people.me();
    await (await anna()).patients.update({ id: me.id, version: me.version ?? 1 }).catch((error: unknown) => {
      expect((error as ORPCError<string, unknown>).code).not.toBe('NOT_FOUND');
    });
  });

  describe('by every call of one record, of somebody else', () => {
    const outcome = async (name: string) => {
      const [area = '', call = ''] = name.split('.');
      const areas = (await anna()) as unknown as Record<
        string,
        Record<string, (input: unknown) => Promise<unknown>>
      >;
      try {
        await areas[area]?.[call]?.(callRows.get(name)?.input);
        return 'done';
      } catch (error) {
        return error instanceof ORPCError ? String(error.code) : 'failed';
      }
    };
    const reset = async (scope: string | null) => {
      await at().provider.reset();
      await setLink(at(), { accountId: ANNA, patientId: JAN }, { link_state: 'C' });
      await put(JAN, scope);
    };

    it.each([...SCOPES, 'SOMETHING NEW'])('in the scope %s', async (scope) => {
      const known = SCOPES.find((one) => one === scope) ?? ('VIEW' satisfies Scope);
      const odd: string[] = [];
      let refused = 0;
      await reset(scope);
      for (const { name, does } of ofRecord.filter((one) => !reaches(known, one.does))) {
        const found = await outcome(name);
        if (found === 'NOT_FOUND') refused += 1;
        else odd.push(`${name} ${does.reach}: ${found}`);
      }
      expect(odd).toEqual([]);
      if (scope !== 'ALL') expect(refused).toBeGreaterThan(20);
    });

    it('reads in the narrowest all that it reads in the widest', async () => {
      const reads = ofRecord.filter(({ does }) => does.reach === 'read');
      await reset(null);
      const wide = new Map<string, string>();
      for (const { name } of reads) wide.set(name, await outcome(name));
      await put(JAN, 'VIEW');
      const narrow = new Map<string, string>();
      for (const { name } of reads) narrow.set(name, await outcome(name));
      expect(narrow).toEqual(wide);
      expect([...wide.values()].filter((one) => one === 'done').length).toBeGreaterThan(15);
    });
  });

  describe('is not narrowed', () => {
    it('by anybody but the person, and of no link that does not act', async () => {
      for (const username of ['anna.kowalska', 'jan.nowak'])
        await expectRefusal(
          (await signedIn(at(), username)).guardians.narrow({ ...PAIR, scope: 'VIEW' }),
          'NOT_FOUND',
        );
      for (const state of ['W', 'J', 'D'] as const) {
        await setLink(at(), PAIR, { link_state: state });
        await expectRefusal((await stanislaw()).guardians.narrow({ ...PAIR, scope: 'VIEW' }), 'LINK_STATE');
      }
      expect(await linkOf(at(), PAIR)).toMatchObject({ scope: null });
    });

    it('of a parent by the child: the unit alone does it', async () => {
      await setLink(at(), { accountId: 'account-2005', patientId: ZOFIA }, { role: 'PATIENT' });
      const hers = { accountId: ANNA, patientId: ZOFIA };
      const zofia = await signedIn(at(), 'ewa.dabrowska');
      await expectRefusal(zofia.guardians.narrow({ ...hers, scope: 'VIEW' }), 'UNDER_AGE');
      expect((await zofia.guardians.parents())[0]).toMatchObject({ mayBeNarrowed: false });
      expect((await staffOf(at()).link(hers, 'scope', { scope: 'VISITS' })).status).toBe(200);
      expect(await linkOf(at(), hers)).toMatchObject({ scope: 'VISITS' });
      expect((await staffOf(at()).link(hers, 'scope', { scope: 'MORE' })).status).toBe(404);
    });
  });
});
