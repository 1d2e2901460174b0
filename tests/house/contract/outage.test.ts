import { expect, it } from 'vitest';
import { describeEachProvider, HANG_MS } from '#tests/support/providers.ts';

const DAYS = { dateFrom: '2026-10-20', dateTo: '2027-10-31' };

describeEachProvider('the outage of halina.mazur', (at) => {
  it('lets her in and fails every call for her records: at once, too late, with nonsense, in turn', async () => {
    const halina = await at().as('halina.mazur');
    const [patient] = await halina.patients.list();
    expect(patient?.name).toBe('Halina');

    const calls = [
      () => halina.bookings.list(DAYS),
      () => halina.bookings.scheduledCount(),
      () => halina.declarations.forPatient({ patientId: patient?.id ?? '' }),
    ];
    const times: number[] = [];
    for (const call of calls) {
      const start = performance.now();
      await expect(call()).rejects.not.toMatchObject({ defined: true });
      times.push(performance.now() - start);
    }
    expect(times.filter((time) => time > HANG_MS * 0.9)).toHaveLength(1);
  });

  it('spares everybody else', async () => {
    await expect((await at().as('jan.nowak')).bookings.list(DAYS)).resolves.toBeDefined();
  });
});
