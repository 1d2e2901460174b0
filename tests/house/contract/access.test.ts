import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { CallInput } from '#tests/house/portal/calls/row.ts';
import { BOOKING, callRows, inputWith, names, PATIENT } from '#tests/house/portal/calls/rows.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

type Call = (client: ProviderClient, input: CallInput) => Promise<unknown>;
type Groups = Record<string, Record<string, (input: CallInput) => Promise<unknown>>>;

const callOf =
  (name: string): Call =>
  async (client, input) => {
    const [group = '', call = ''] = name.split('.');
    return (client as unknown as Groups)[group]?.[call]?.(input);
  };

const ofRecords = [...callRows].flatMap(([name, { kind, input }]) =>
  kind === 'record' && input ? [{ name, input }] : [],
);
/** Every call that names a patient, and every call that names a booking. */
const CALLS_FOR_PATIENT = ofRecords.filter(({ input }) => names(input, PATIENT));
const CALLS_FOR_BOOKING = ofRecords.filter(({ input }) => names(input, BOOKING));

describeEachProvider('access', (at) => {
  it.each(CALLS_FOR_PATIENT)(
    '$name: another account’s patient and a missing one are the same NOT_FOUND',
    async ({ name, input }) => {
      const call = callOf(name);
      const jan = await at().as('jan.nowak');
      const answers = [];
      for (const instead of ['patient-1002', 'no-such-patient']) {
        const refusal = await refusalOf(call(jan, inputWith(input, { of: PATIENT, instead })));
        answers.push(refusal.toJSON());
      }
      expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', status: 404, defined: true });
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  it.each(CALLS_FOR_BOOKING)(
    '$name: another account’s booking and a missing one are the same NOT_FOUND',
    async ({ name, input }) => {
      const call = callOf(name);
      const [foreign] = await (
        await at().as('anna.kowalska')
      ).bookings.list({
        dateFrom: '2026-10-20',
        dateTo: '2027-10-20',
      });
      const jan = await at().as('jan.nowak');
      const answers = [];
      for (const instead of [foreign?.systemId ?? '', 'no-such-booking']) {
        const refusal = await refusalOf(call(jan, inputWith(input, { of: BOOKING, instead })));
        answers.push(refusal.toJSON());
      }
      expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', status: 404, defined: true });
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  it('gives a link that is not confirmed no reach', async () => {
    const anna = await at().as('anna.kowalska');
    await expectRefusal(anna.declarations.forPatient({ patientId: 'patient-1007' }), 'NOT_FOUND');
  });

  it('ends with the link all that came from it, a hold too', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const patientId = 'patient-1003';
    const asked = { client: anna, patientId, availabilityId: 'ubezp-lis' } as const;
    const slot = await firstFree({ ...asked, from: '2026-11-09' });
    await anna.timeSlots.block({ timeSlotId: slot.id, patientId });

    const setLink = (state: 'C' | 'J') =>
      provider.db
        .updateTable('account_patients')
        .set({ link_state: state })
        .where('patient_id', '=', patientId)
        .execute();
    await setLink('J');
    const later = await as('anna.kowalska');
    expect(await later.timeSlots.currentHold()).toEqual({});
    await expectRefusal(later.timeSlots.extendHold(), 'HOLD_EXPIRED');
    await expectRefusal(
      later.bookings.make({ timeSlotId: slot.id, patientId, availabilityId: 'ubezp-lis' }),
      'NOT_FOUND',
    );
    expect((await later.patients.list()).map(({ id }) => id)).not.toContain(patientId);
    await setLink('C');
  });
});
