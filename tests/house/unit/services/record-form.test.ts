import { describe, expect, it } from 'vitest';
import type { Patient } from '#contract/patients/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientOfForm, recordFormOf } from '#app/services/page/record-form.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const OUTAGE = Object.assign(new Error('down'), {
  data: { kind: 'outage', since: '2026-11-26T08:00:00.000Z' },
});

const person = (id: string, { authorized = true, patientRole = 'PATIENT' }: Partial<Patient> = {}) =>
  ({
    id,
    name: id,
    lastName: 'Lis',
    patientRole,
    gender: 'FEMALE',
    birthDate: '1990-01-02',
    authorized,
  }) as Patient;
const EWA = person('ewa');
const OLA = person('ola', { patientRole: 'CHILD' });

type Asked = { patients?: readonly Patient[]; type?: string; isPost?: boolean; chosen?: string };

/** A form of an area that is made up. */
function asked(path: string, { patients = [EWA], type = 'AUTHORIZED', isPost = false, chosen }: Asked = {}) {
  return {
    url: new URL(path, 'https://portal.example'),
    language: 'pl',
    t: textIn('pl').t,
    isPost,
    now: new Date('2026-11-26T12:00:00Z'),
    session: { patientId: chosen ?? null, idHash: 'x' },
    provider: {
      patients: { list: () => Promise.resolve(patients) },
      account: { get: () => Promise.resolve({ type }) },
      people: { me: () => Promise.reject(new Error('there is none')) },
    },
    context: { portal: { store: { sessions: { choosePatient: () => Promise.resolve() } } } },
  } as unknown as AccountRequest;
}

const formOf = (
  request: AccountRequest,
  ask = (patientId: string) => Promise.resolve({ allergy: patientId }),
) => recordFormOf(request, { listPath: '/made-up', ask });
const thrownBy = async (work: Promise<unknown>) => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
  return (thrown as { init?: { status: number } } | null)?.init?.status ?? thrown;
};

describe('a form of a record', () => {
  it('has its patient in its address and where it goes, with what the address says besides', async () => {
    const { patientId, action, entry, listPath, record } = await formOf(
      asked('/made-up/1?patientId=ewa&from=x'),
    );
    expect({ patientId, entry }).toEqual({ patientId: 'ewa', entry: { allergy: 'ewa' } });
    expect(action).toBe('/made-up/1?patientId=ewa&from=x');
    expect(listPath).toBe('/made-up?patientId=ewa');
    expect(record).toMatchObject({ barrier: null, over: null, picker: { people: [] } });
  });

  it.each([
    ['of the only patient', [EWA], undefined, 'ewa'],
    ['of the first of several', [EWA, OLA], undefined, 'ewa'],
    ['of the one that was chosen last', [EWA, OLA], 'ola', 'ola'],
    ['of one whose record is not shown', [person('jan', { authorized: false })], undefined, 'jan'],
  ])('is never shown at an address that names nobody: %s', async (_, patients, chosen, expected) => {
    const request = asked('/made-up/1?from=x', { patients, ...(chosen && { chosen }) });
    expect(await thrownBy(formOf(request))).toEqual([303, `/made-up/1?from=x&patientId=${expected}`]);
  });

  it('is of nobody else, and says why it is not there', async () => {
    expect(await thrownBy(formOf(asked('/made-up/1?patientId=ola')))).toBe(404);
    expect(await thrownBy(formOf(asked('/made-up/1?patientId=')))).toEqual([303, '/made-up/1?patientId=ewa']);
    const unasked = () => Promise.reject(new Error('asked'));
    const unconfirmed = await formOf(asked('/made-up/1?patientId=ewa', { type: 'UNAUTHORIZED' }), unasked);
    expect(unconfirmed).toMatchObject({ entry: null, record: { barrier: 'unconfirmed' } });
    expect(await formOf(asked('/made-up/1', { patients: [] }), unasked)).toMatchObject({
      entry: null,
      record: { barrier: 'noPatient' },
    });
    const down = await formOf(asked('/made-up/1?patientId=ewa'), () => Promise.reject(OUTAGE));
    expect(down).toMatchObject({ entry: null, record: { outage: OUTAGE.data } });
  });

  it('says whose it is where the account acts for several', async () => {
    const { record } = await formOf(asked('/made-up/1?patientId=ola', { patients: [EWA, OLA] }));
    expect(record.over).toBe('ola Lis');
  });

  it('is sent of the patient of its address, or of the only one', async () => {
    const sent = (path: string, patients?: readonly Patient[]) =>
      patientOfForm(asked(path, { isPost: true, ...(patients && { patients }) }));
    expect(await sent('/made-up/1?patientId=ola', [EWA, OLA])).toBe('ola');
    expect(await sent('/made-up/1', [EWA])).toBe('ewa');
    expect(await thrownBy(sent('/made-up/1', []))).toBe(404);
    expect(await sent('/made-up/1?patientId=', [EWA])).toBe('ewa');
    expect(await thrownBy(sent('/made-up/1?patientId=', [EWA, OLA]))).toEqual(
      await thrownBy(sent('/made-up/1', [EWA, OLA])),
    );
  });
});
