import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { setFault } from './scene.ts';

describeEachProvider('duty for teleconsultations', (at) => {
  it('is known to guests: how many wait, who is on duty, and from when', async () => {
    const { telehealthDuty } = at().guest();
    const { db } = at().provider;
    const asked = { serviceCode: 'TELE-NOW' };
    expect(await telehealthDuty.waiting(asked)).toEqual({
      waiting: 4,
      onDuty: 1,
      offline: false,
      at: '2026-10-20T06:00:00.000Z',
    });
    await db.updateTable('telehealth_consultants').set({ status: 0 }).execute();
    expect(await telehealthDuty.waiting(asked)).toMatchObject({
      onDuty: 0,
      offline: true,
      dutyFrom: '2026-10-21T06:00:00.000Z',
    });
    await db.updateTable('telehealth_consultants').set({ duty_from: null }).execute();
    expect((await telehealthDuty.waiting(asked)).dutyFrom).toBeUndefined();
    await expectRefusal(telehealthDuty.waiting({ serviceCode: 'TELE-INT' }), 'NOT_FOUND');
    await setFault(db, 'waiting', 'down');
    await expect(telehealthDuty.waiting(asked)).rejects.toThrow();
    await setFault(db, 'waiting', null);
  });

  it('is a number of one doctor, whichever it is, where an entry of the catalogue shows it (C-57, C-100)', async () => {
    const { telehealthDuty } = at().guest();
    const { db } = at().provider;
    const asked = { consultantId: 'doctor-majewska' };
    await db.updateTable('telehealth_consultants').set({ status: 7 }).execute();
    expect(await telehealthDuty.consultant(asked)).toEqual({ status: 7 });
    await expectRefusal(telehealthDuty.consultant({ consultantId: 'doctor-nobody' }), 'NOT_FOUND');
    await db
      .updateTable('availabilities')
      .set({ employee_status_visible: 0 })
      .where('practitioner_id', '=', 'doctor-majewska')
      .execute();
    await expectRefusal(telehealthDuty.consultant(asked), 'NOT_FOUND');
  });
});
