import { beforeEach, expect, it } from 'vitest';
import { unitRoutes } from '#provider/bookings/bench/units.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';

describeEachProvider('the catalogue of units', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
  });

  const change = (fields: Record<string, string>) =>
    unitRoutes({ db: at().provider.db, clock: at().clock, changed: () => undefined }).request('/units', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
  const units = async () => {
    const all = await at().guest().catalog.units();
    return new Map(all.map((unit) => [unit.id, unit]));
  };

  it('is for guests: three levels, hours, how to get in, and a room that has holidays', async () => {
    const all = await units();
    expect(all.get('unit-vaccination')).toMatchObject({
      parentId: 'unit-nurses',
      openingHours: { week: expect.arrayContaining([{ weekday: 2, from: '14:00', to: '17:00' }]) as unknown },
    });
    expect(all.get('unit-nurses')?.parentId).toBe('unit-family');
    expect(all.get('unit-family')?.parentId).toBeUndefined();
    expect([...all.values()].every(({ access }) => access)).toBe(true);
    const day = START.slice(0, 10);
    const [leave] = all.get('unit-massage')?.openingHours?.closed ?? [];
    expect(leave && leave.dateFrom < day && day < leave.dateTo).toBe(true);
  });

  it('says the same in both languages, for its words are the provider’s', async () => {
    const english = at().provider.client({ language: 'en', requestId: 'units' });
    expect(await english.catalog.units()).toEqual(await at().guest().catalog.units());
  });

  it('keeps what is new of a unit out of catalogue and bookings', async () => {
    const [entry] = await at().guest().catalog.forBooking();
    expect(Object.keys(entry?.hospitalOrganizationUnit ?? {}).sort()).toEqual(
      ['address', 'contact', 'id', 'name', 'speciality'].sort(),
    );
  });

  it('is flat, in a circle, or whole again as the staff says', async () => {
    expect((await change({ shape: 'flat' })).status).toBe(200);
    for (const unit of (await units()).values()) {
      expect([unit.parentId, unit.openingHours, unit.access]).toEqual([undefined, undefined, undefined]);
    }
    await change({ shape: 'circle' });
    expect((await units()).get('unit-family')?.parentId).toBe('unit-vaccination');
    await change({ shape: 'whole' });
    expect((await units()).get('unit-family')?.parentId).toBeUndefined();
    expect((await change({ shape: 'round' })).status).toBe(400);
  });

  it('fails for guests, too, while the staff says so', async () => {
    expect(await (await change({ 'catalog.units': 'on' })).json()).toMatchObject({
      failing: ['catalog.units'],
    });
    await expect(units()).rejects.toThrow();
    await change({});
    expect((await units()).size).toBe(8);
  });
});
