import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const OF_JAN = 'patientId=patient-1001';
const VISIT = '/benefits/encounters/encounter-4001';
const RESULT = '/benefits/medicaltestresult/result-1';
const running = portalForFile();
let jan: Visitor;

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
async function shown(path: string) {
  const { page, status } = await jan.get(path);
  return {
    status,
    text: words(page.querySelector('main')?.text),
    links: page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? ''),
  };
}

beforeAll(async () => {
  const { portal } = running;
  await portal.tell('/record', {});
  await portal.tell('/results/settings', { criticalPl: 'Zadzwoń.', criticalEn: 'Ring us.' });
  const messages = {
    patientCategories: ['M'],
    maxRecipients: 5,
    maxContentLength: 4000,
    answerWithinDays: '',
  };
  await portal.tell('/messages/settings', messages);
  jan = await running.signedIn('jan.nowak');
});

/** A part that is off is not missing: each address says so, with whom to call and the way back. */
describe('a part that is switched off', () => {
  it.each([
    [`${VISIT}/documents?${OF_JAN}`, `${VISIT}?${OF_JAN}`],
    [`${VISIT}/documents/06.10?${OF_JAN}`, `${VISIT}?${OF_JAN}`],
    [`${VISIT}/sharing/document-1?${OF_JAN}`, `${VISIT}?${OF_JAN}`],
    [`${RESULT}/printout?${OF_JAN}`, `${RESULT}?${OF_JAN}`],
    [`${RESULT}/sharing?${OF_JAN}`, `${RESULT}?${OF_JAN}`],
    [`/benefits/medicaltestresult/values/2160-0?${OF_JAN}`, null],
    ['/messages/new', '/messages'],
    ['/messages/message-8503/edit', null],
  ])('%s says that it is off', async (path, back) => {
    const { status, text, links } = await shown(path);
    expect([status, text.includes(say('page:problem.partOff.title'))]).toEqual([404, true]);
    expect(links.some((href) => href.startsWith('tel:'))).toBe(true);
    if (back) expect(links).toContain(back);
  });

  it('is not said of what there is not', async () => {
    const { status, text } = await shown(`${RESULT}x?${OF_JAN}`);
    expect(status).toBe(404);
    expect(text).not.toContain(say('page:problem.partOff.title'));
  });

  it('is not an empty list on the page that has the rest', async () => {
    const visit = await shown(`${VISIT}?${OF_JAN}`);
    expect(visit.text).toContain(say('encounters:documentsOff'));
    expect(visit.text).not.toContain(say('record:documents.none'));
    for (const path of ['/messages', '/messages/drafts', '/messages/message-8303'])
      expect((await shown(path)).text, path).toContain(say('messages:off.title'));
  });
});
