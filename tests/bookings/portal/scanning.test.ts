import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startClamd } from '#tests/support/clamd.ts';
import { EICAR, fileOf, pdf } from '#tests/support/files.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/bookings/AMMS/booking-3001/attachments';
const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
const path = join(folder, 'socket');

let portal: PortalProcess;
let jan: Visitor;
let clamd: Awaited<ReturnType<typeof startClamd>> | null = null;

beforeAll(async () => {
  portal = await startPortal({ env: { CLAMD_URL: `unix:${path}` } });
  jan = await signedInAt(portal.origin, 'jan.nowak');
});
afterEach(async () => {
  await clamd?.stop();
  clamd = null;
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const send = async (...files: File[]) => jan.upload(await jan.get(PATH), files);
const linesOf = ({ page }: Answer) =>
  page.querySelectorAll('#upload-files-error span').map(({ text }) => text);
const againOf = ({ page }: Answer) => page.querySelector('#upload-files-again')?.text;
const listed = async () => (await jan.get(PATH)).page.querySelectorAll('main h3').map(({ text }) => text);

it('an infected file is refused for good, the others are taken', async () => {
  clamd = await startClamd({ path });
  const answer = await send(fileOf(pdf(EICAR), 'zły.pdf'), fileOf(pdf(), 'dobry.pdf'));
  expect(answer.status).toBe(422);
  expect(linesOf(answer)).toEqual([
    expect.stringMatching(/„zły.pdf”, bo program antywirusowy znalazł w nim wirusa/),
  ]);
  expect(againOf(answer)).toBeUndefined();
  expect(await listed()).toEqual(['dobry.pdf']);
});

it('a file that cannot be scanned is not taken, and is taken when it is sent again', async () => {
  const file = fileOf(pdf('2'), 'wynik.pdf');
  const answer = await send(file);
  expect(answer.status).toBe(422);
  expect(answer.page.querySelector('.error-summary a[href^="tel:"]')).not.toBeNull();
  expect(linesOf(answer)).toEqual([expect.stringMatching(/„wynik.pdf”, bo nie udało się teraz sprawdzić/)]);
  expect(againOf(answer)).toMatch(/jeszcze raz: wynik.pdf\.$/);
  expect(await listed()).not.toContain('wynik.pdf');

  clamd = await startClamd({ path });
  expect((await jan.upload(answer, [file])).location).toBe(PATH);
  expect(await listed()).toContain('wynik.pdf');
});

it('a scanner that is silent is waited for once: the files after it are not scanned any more', async () => {
  clamd = await startClamd({ path, answer: () => undefined });
  const answer = await send(...['a', 'b', 'c'].map((name) => fileOf(pdf(name), `${name}.pdf`)));
  expect(linesOf(answer)).toEqual([
    expect.stringMatching(/„a.pdf”, bo nie udało się teraz sprawdzić/),
    expect.stringMatching(/wysłać załącznika „b.pdf”/),
    expect.stringMatching(/wysłać załącznika „c.pdf”/),
  ]);
  expect(againOf(answer)).toMatch(/jeszcze raz: a.pdf, b.pdf, c.pdf\.$/);
  expect(await listed()).not.toContain('a.pdf');
});

describe('who looks for viruses', () => {
  const PAPERS = '/account/patients/patient-1001/attachments';
  const hintOf = ({ page }: Answer) => page.querySelector('#upload-files-hint')?.text ?? '';

  it('is the scanner, where there is one: nothing has to be said', async () => {
    for (const page of [PATH, PAPERS]) {
      const hint = hintOf(await jan.get(page));
      expect(hint).toContain('MB');
      expect(hint).not.toContain(say('attachments:files.notScanned'));
    }
  });

  it('is the clinic, where there is none, and every form says so before a file is chosen', async () => {
    const unscanned = await startPortal();
    try {
      const patient = await signedInAt(unscanned.origin, 'jan.nowak');
      for (const page of [PATH, PAPERS])
        expect(hintOf(await patient.get(page))).toContain(say('attachments:files.notScanned'));
    } finally {
      await unscanned.stop();
    }
  });
});
