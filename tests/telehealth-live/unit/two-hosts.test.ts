import { describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { withTelehealthHost } from '#app/services/provider/telehealth-host.server.ts';

const KEY = { consultationId: 'live-1', patientId: 'patient-1001' };
const REPORT = { ready: true, by: 'script', seat: 'seat-one-1', isTaking: false } as const;

/** Both hosts, with what each was asked for in its order. */
function hosts(answer: object) {
  const asked: [string, unknown][] = [];
  const call = (name: string, says: unknown) => (input: unknown) => {
    asked.push([name, input]);
    return Promise.resolve(says);
  };
  const of = (host: string, says: object) =>
    ({
      telehealthLive: Object.fromEntries(
        ['communicationType', 'status', 'accessData', 'connection', 'note', 'send'].map((name) => [
          name,
          call(`${host} ${name}`, says),
        ]),
      ),
    }) as unknown as ProviderClient;
  const make = withTelehealthHost({
    provider: () => of('own', { noted: true }),
    telehealth: () => of('host', answer),
  });
  return { asked, calls: make({ language: 'pl', requestId: 'test' }).telehealthLive };
}

describe('a live teleconsultation with a telehealth system of its own', () => {
  it('tells the type to that host, then to the provider, which says how it stands', async () => {
    const { asked, calls } = hosts({});
    const { consultationId: id, patientId } = KEY;
    const input = { id, patientId, communicationType: 'C' as const };
    expect(await calls.communicationType(input)).toEqual({ communicationType: 'C', state: { noted: true } });
    expect(asked).toEqual([
      ['host communicationType', input],
      ['own note', { ...KEY, communicationType: 'C' }],
    ]);
  });

  it.each([
    ['that says of the doctor', { consultantIn: true }, [['own note', { ...KEY, isDoctorIn: true }]]],
    ['that answers nothing (C-82)', {}, []],
  ])('reports to the provider, then to a host %s', async (_, answer, further) => {
    const { asked, calls } = hosts(answer);
    expect(await calls.status({ ...KEY, ...REPORT })).toEqual({ ...answer, state: { noted: true } });
    expect(asked).toEqual([
      ['own note', { ...KEY, report: REPORT }],
      ['host status', { ...KEY, ...REPORT }],
      ...further,
    ]);
  });

  it('tells of a page that has gone to the provider alone, which knows tabs', async () => {
    const { asked, calls } = hosts({});
    expect(await calls.status({ ...KEY, ...REPORT, isGone: true })).toEqual({ state: { noted: true } });
    expect(asked).toEqual([['own note', { ...KEY, report: { ...REPORT, isGone: true } }]]);
  });

  it('asks that host alone for rights and tells it alone of a connection, and keeps the chat at the provider', async () => {
    const { asked, calls } = hosts({});
    await calls.accessData(KEY);
    await calls.connection({
      id: KEY.consultationId,
      connectionId: 'c',
      context: { patientId: KEY.patientId },
    });
    await calls.send({ consultationId: KEY.consultationId, text: 'Tekst', key: 'line-key-1' });
    expect(asked.map(([name]) => name)).toEqual(['host accessData', 'host connection', 'own send']);
  });
});
