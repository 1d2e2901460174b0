import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { ANNA, linkOf, setLink, signedIn, staffOf, STANISLAW } from '#tests/guardians/links.ts';
import { CELLS, STATES } from '#tests/guardians/table.ts';

const ACTS = { W: 'wait', C: 'confirm', J: 'block', D: 'end' } as const;
const PAIR = { accountId: ANNA, patientId: STANISLAW };

describeEachEngine('four states by three actors by four targets', (at) => {
  beforeEach(() => at().provider.reset());

  describe('every cell is allowed, or answers 409 and changes nothing', () => {
    it.each(CELLS)('$actor: $from to $to', async ({ actor, from, to, isAllowed }) => {
      await setLink(at(), PAIR, { link_state: from });
      if (actor === 'UNIT') {
        const { status } = await staffOf(at()).link(PAIR, ACTS[to]);
        expect(status).toBe(isAllowed ? 200 : 409);
      } else {
        const client = await signedIn(at(), actor === 'REPRESENTED' ? 'stanislaw.wojcik' : 'anna.kowalska');
        const call = client.guardians.change({ ...PAIR, status: to });
        if (isAllowed) expect(await call).toMatchObject({ ...PAIR, status: to });
        else await expectRefusal(call, 'LINK_STATE', { status: from });
      }
      const { link_state: state } = await linkOf(at(), PAIR);
      expect(state).toBe(isAllowed ? to : from);
    });
  });

  it('what the unit makes wait again, the person answers who can, and the unit where nobody can', async () => {
    for (const [pair, waitsFor] of [
      [PAIR, 'PERSON'],
      // Helena has no account of her own; Zofia is a child.
      [{ accountId: ANNA, patientId: 'patient-1004' }, 'UNIT'],
      [{ accountId: ANNA, patientId: 'patient-1003' }, 'UNIT'],
    ] as const) {
      await setLink(at(), pair, { link_state: 'C', waits_for: null });
      expect((await staffOf(at()).link(pair, 'wait')).status).toBe(200);
      expect(await linkOf(at(), pair)).toMatchObject({ link_state: 'W', waits_for: waitsFor });
    }
    const anna = await signedIn(at(), 'anna.kowalska');
    const reached = (await anna.patients.list()).map(({ id }) => id);
    expect(reached).not.toContain('patient-1003');
    const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
    await stanislaw.guardians.change({ ...PAIR, status: 'C' });
    expect(await linkOf(at(), PAIR)).toMatchObject({ link_state: 'C', waits_for: null });
  });

  it('an unknown status is a bad request, and nobody changes anything without a session', async () => {
    const client = await signedIn(at(), 'stanislaw.wojcik');
    const unknown = client.guardians.change({ ...PAIR, status: 'X' as 'C' });
    expect((await refusalOf(unknown)).status).toBe(400);
    const guest = at()
      .guest()
      .guardians.change({ ...PAIR, status: 'C' });
    expect((await refusalOf(guest)).status).toBe(401);
    expect((await linkOf(at(), PAIR)).link_state).toBe('W');
  });

  it('another’s pair is as one that there is not, and an own patient is no ward', async () => {
    const [jan, anna, stanislaw] = [
      await signedIn(at(), 'jan.nowak'),
      await signedIn(at(), 'anna.kowalska'),
      await signedIn(at(), 'stanislaw.wojcik'),
    ];
    for (const [client, pair] of [
      [jan, PAIR],
      [jan, { accountId: 'account-2001', patientId: STANISLAW }],
      [anna, { accountId: 'account-2009', patientId: STANISLAW }],
      [stanislaw, { accountId: 'account-2001', patientId: STANISLAW }],
      [stanislaw, { accountId: 'account-2006', patientId: STANISLAW }],
      [stanislaw, { accountId: 'account-9999', patientId: STANISLAW }],
      [stanislaw, { accountId: ANNA, patientId: 'patient-1004' }],
      [stanislaw, { accountId: ANNA, patientId: 'patient-9999' }],
    ] as const) {
      for (const status of STATES)
        await expectRefusal(client.guardians.change({ ...pair, status }), 'NOT_FOUND');
    }
    expect((await linkOf(at(), PAIR)).link_state).toBe('W');
  });
});
