import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { createBench } from '#provider/bench/index.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from './at-desk.ts';

const { desk, kinds, options, begin, sign } = deskOfTests();
const STAFF = 'http://127.0.0.1:3001';
const PORTAL = 'https://portal.example';
const PAPER = { kind: 'CONSENT', id: 'paper-1' } as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const query = {
  successUrl: `${PORTAL}/consents/paper-1?epuapstatus=ok`,
  errorUrl: `${PORTAL}/consents/paper-1?epuapstatus=error`,
};
const start = ({ signing }: ProviderClient) => signing.beginConsent({ params: { id: PAPER.id }, query });

describeEachProvider(
  'a signature that could not be checked',
  (at) => {
    let jan: ProviderClient;
    let ask: (path: string, fields?: Record<string, string>) => Promise<Response>;
    beforeEach(async () => {
      await begin(at());
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1001' });
      jan = await at().as('jan.nowak');
      const { provider, clock } = at();
      const bench = createBench({
        provider,
        clock,
        desk,
        log: quiet,
        isProduction: false,
        portalOrigin: PORTAL,
      });
      ask = async (path, fields) =>
        bench.fetch(
          new Request(`${STAFF}${path}`, {
            headers: { accept: 'text/html', origin: STAFF },
            redirect: 'manual',
            ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
          }),
        );
    });
    const waitingId = async () => {
      const row = at().provider.db.selectFrom('signings').select('id').where('outcome', '=', 'WITH_STAFF');
      return (await row.executeTakeFirstOrThrow()).id;
    };
    /** Jan's signature, which nobody can check. */
    const unchecked = async (certificate: 'NO_LIST' | 'NO_PESEL' = 'NO_LIST') => {
      await sign((await start(jan)).url, { certificate });
      expect(await jan.signing.outcome(PAPER)).toEqual({ state: 'WITH_STAFF', isReturn: false });
      return waitingId();
    };

    it.each(['NO_LIST', 'NO_PESEL'] as const)(
      'goes to the staff and is accepted: %s',
      async (certificate) => {
        const id = await unchecked(certificate);
        await expectRefusal(start(jan), 'WITH_STAFF');
        expect(await (await ask('/signatures')).text()).toContain('Zgoda: Jan Nowak');
        const file = Buffer.from(await (await ask(`/signatures/${id}/file`)).arrayBuffer());
        expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        const answer = await ask(`/signatures/${id}/accept`, {});
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signatures?done=accept']);
        expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
        expect(kinds.marked).toMatchObject([{ id: PAPER.id, accountId: null }]);
        expect((await ask(`/signatures/${id}/accept`, {})).status).toBe(404);
        expect(kinds.marked).toHaveLength(1);
      },
    );

    it('is refused with a reason, which the patient reads, and can be made anew', async () => {
      const id = await unchecked();
      expect((await ask(`/signatures/${id}/refuse`, { reason: ' ' })).status).toBe(400);
      await ask(`/signatures/${id}/refuse`, { reason: 'Certyfikat jest unieważniony.' });
      expect(await jan.signing.outcome(PAPER)).toEqual({
        state: 'REFUSED',
        reason: 'STAFF',
        isReturn: false,
        staffReason: 'Certyfikat jest unieważniony.',
      });
      expect(kinds.marked).toEqual([]);
      await sign((await start(jan)).url);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it.each([{ text: 'Druga' }, { state: 'WITHDRAWN' }] as const)(
      'is not accepted under a document that was changed or withdrawn meanwhile: %o',
      async (change) => {
        const id = await unchecked();
        kinds.change(PAPER.id, change);
        expect((await ask(`/signatures/${id}/accept`, {})).status).toBe(409);
        expect(await jan.signing.outcome(PAPER)).toMatchObject({
          state: 'REFUSED',
          reason: 'OTHER_DOCUMENT',
        });
        expect(kinds.marked).toEqual([]);
      },
    );

    it('does not keep a document that was changed from being signed', async () => {
      await unchecked();
      kinds.change(PAPER.id, { text: 'Druga' });
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'REFUSED', reason: 'OTHER_DOCUMENT' });
      await sign((await start(jan)).url);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it('is made at the desk’s page, whose forms lead back to the portal', async () => {
      const { url } = await start(jan);
      const path = new URL(url).pathname;
      const shown = await ask(path);
      expect(await shown.text()).toContain('Jan Nowak');
      expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${PORTAL}`);
      expect((await ask(`${path}/document`)).headers.get('content-type')).toBe('application/pdf');
      expect((await ask(path, { act: 'SIGN', person: 'patient-9' })).status).toBe(400);
      const given = await ask(path, { act: 'CANCEL', person: 'patient-1001' });
      expect(given.headers.get('location')).toMatch(/epuapstatus=error&nonce=/);
      const left = await ask(path, { act: 'LEAVE', person: 'patient-1001' });
      expect(left.headers.get('location')).toMatch(/epuapstatus=ok&nonce=/);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'WAITING' });
      await ask(path, { act: 'LATE', person: 'patient-1001' });
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'WAITING' });
      expect(await (await ask('/signing-service')).text()).toContain('podpisany, wstrzymany');
      const token = path.split('/').at(-1) ?? '';
      expect((await ask('/signing-service/released', { token })).status).toBe(303);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
      expect((await ask('/desk/made-up')).status).toBe(404);
    });

    it('the desk is as down as the staff says', async () => {
      expect((await ask('/signing-service', { mood: 'DOWN' })).status).toBe(303);
      await expectRefusal(start(jan), 'SIGNING_DOWN');
      expect((await ask('/signing-service', { mood: 'ODD' })).status).toBe(400);
      await ask('/signing-service', { mood: 'WORKS' });
      expect((await start(jan)).url).toContain('/desk/');
    });
  },
  options,
);
