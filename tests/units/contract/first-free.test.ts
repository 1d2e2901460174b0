import { beforeEach, expect, it } from 'vitest';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';

describeEachProvider('the first free times', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
  });

  const times = async () => {
    const all = await at().guest().catalog.firstFree();
    return new Map(all.map((one) => [`${one.medicalServiceCode} ${one.organizationUnitId}`, one]));
  };
  const ofInt = async () => (await times()).get('INT unit-family')?.days ?? [];

  it('are for guests: one of each day and pair, the earliest first, and none that is over', async () => {
    const all = [...(await times()).values()];
    expect(all.length).toBeGreaterThan(10);
    for (const { days } of all) {
      expect(days).toEqual([...days].sort());
      expect(new Set(days.map((day) => localDay(Date.parse(day)))).size).toBe(days.length);
      expect(days.every((day) => day > START)).toBe(true);
    }
  });

  it('are the first that the wizard offers, without what somebody holds', async () => {
    const jan = await at().as('jan.nowak');
    const catalogue = await jan.catalog.forBooking();
    const ofUnit = catalogue.filter(({ medicalService: { code } }) => code === 'INT');
    const first = await Promise.all(
      ofUnit.map(async ({ availabilityId, practitioner, systemIds }) => {
        const { timeSlot } = await jan.timeSlots.nearest({
          medicalServiceCode: 'INT',
          organizationUnitId: systemIds.unitId,
          availabilityId,
          employeeId: practitioner?.employee.id,
          patientId: 'patient-1001',
          dateFrom: START.slice(0, 10),
        });
        return timeSlot?.dateFrom ?? '9';
      }),
    );
    expect((await ofInt())[0]).toBe(first.sort()[0]);

    const before = (await times()).get('GER unit-specialists')?.days[0];
    const timeSlots = await jan.timeSlots.list({
      medicalServiceCode: 'GER',
      organizationUnitId: 'unit-specialists',
      availabilityId: 'ger-gorecka',
      employeeId: 'doctor-gorecka',
      patientId: 'patient-1001',
      dateFrom: START.slice(0, 10),
      dateTo: '2026-11-30',
    });
    const [slot] = timeSlots;
    expect(slot?.dateFrom).toBe(before);
    await jan.timeSlots.block({ timeSlotId: slot?.id ?? '', patientId: 'patient-1001' });
    const after = (await times()).get('GER unit-specialists')?.days[0];
    expect(after && before && after > before).toBe(true);
  });

  it('are not known of a service whose hospital system fails, and left out where staff alone may book', async () => {
    const all = await times();
    expect(all.get('HIS unit-specialists')).toMatchObject({ days: [], failure: 'HIS_ERROR' });
    expect(all.has('BLOK unit-specialists')).toBe(false);
    expect([...all.keys()].some((key) => key.startsWith('TELE-NOW'))).toBe(false);
    expect(all.get('TELE-INT unit-family')?.days.length).toBeGreaterThan(0);
  });
});
