import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { newPesel } from '#tests/enrolment/walk.ts';
import { offerAll, personToSend } from '#tests/enrolment/people.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachProvider('the staff’s page of a person’s papers', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const read = async (path: string) => (await bench.request(path)).text();

  it('lists people, has what came with a registration and with a request, and hands each out to be saved', async () => {
    await offerAll(at());
    const anna = await at().as('anna.kowalska');
    const waiting = await anna.personFiles.addWaiting({
      filename: 'akt.pdf',
      file: fileOf(pdf(), 'akt.pdf'),
      with: [],
    });
    const child = await personToSend(at(), { pesel: newPesel('2019-05-05', 31) });
    const { patientId = '' } = await anna.enrolment.registerChild({ ...child, attachments: [waiting.id] });
    const asked = {
      patientId,
      kind: 'OTHER',
      wanted: {},
      text: 'Źle.',
      recipient: 'staff-rejestracja',
    } as const;
    const { id: correctionId } = await anna.corrections.ask(asked);
    const proof = await anna.corrections.addFile({
      patientId,
      id: correctionId,
      filename: 'dowod.pdf',
      file: fileOf(pdf('2'), 'dowod.pdf'),
    });

    const path = `/papers/${patientId}`;
    expect(await read('/papers')).toContain(`href="${path}"`);
    const page = await read(path);
    expect(page).toMatch(/Pobierz plik akt\.pdf<\/a>, \d+ B\. Z rejestracji\. Przysłał: anna\.kowalska/);
    expect(page).toContain(`/corrections/${correctionId}/file/${proof.id}`);
    const file = await bench.request(`${path}/file/${waiting.id}`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      "attachment; filename*=UTF-8''akt.pdf",
    ]);
    expect((await file.arrayBuffer()).byteLength).toBe(pdf().length);
  });

  it('has nothing of a person or a file that is none', async () => {
    for (const path of ['/papers/none', '/papers/patient-1001/file/person-file-9501'])
      expect((await bench.request(path)).status).toBe(404);
    expect(await read('/papers/patient-1001')).toContain('Nie ma plików osoby.');
    expect(await read('/papers/patient-1008')).toContain('Dodany do danych osoby.');
  });
});
