import { describe, expect, it, test } from 'vitest';
import { providerText } from '#app/domain/text.ts';
import { namesOfDrafts } from '#app/routes/messages/drafts.server.ts';
import { isBegunOnly, type MessageDraft } from '#app/routes/messages/new/draft.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { say } from '#tests/support/words.ts';

const EMPTY: MessageDraft = { recipients: [], category: 'M', title: '', content: '', files: [] };
const somebody = (accountId: string) => ({
  accountId,
  name: providerText('Ewa Lis'),
  role: providerText('lekarz'),
});
const file = { id: 'f1', filename: 'a.pdf', type: 'application/pdf' as const, size: 10 };
const REPLY: MessageDraft = {
  ...EMPTY,
  title: 'Odp: Wyniki',
  recipients: [somebody('staff-1')],
  inResponseTo: 'message-1',
  begun: { title: 'Odp: Wyniki', content: '', recipients: ['staff-1'] },
};

describe('a draft with nothing in it', () => {
  test.each<[string, MessageDraft]>([
    ['a form that nobody has written in', EMPTY],
    ['spaces and empty lines', { ...EMPTY, title: '  ', content: '\r\n \n' }],
    ['an answer as it began', REPLY],
    ['a message to change, with the file that it has', { ...EMPTY, files: [{ ...file, isKept: true }] }],
  ])('is %s', (_, draft) => {
    expect(isBegunOnly(draft)).toBe(true);
  });

  test.each<[string, MessageDraft]>([
    ['a title', { ...EMPTY, title: 'Recepta' }],
    ['a letter of text', { ...EMPTY, content: 'a' }],
    ['somebody chosen', { ...EMPTY, recipients: [somebody('staff-2')] }],
    ['a file', { ...EMPTY, files: [file] }],
    ['another recipient of an answer', { ...REPLY, recipients: [somebody('staff-2')] }],
    ['the title of an answer taken away', { ...REPLY, title: '' }],
  ])('is none with %s', (_, draft) => {
    expect(isBegunOnly(draft)).toBe(false);
  });
});

describe('the name of a draft', () => {
  const request = { language: 'pl', t: textIn('pl').t } as AccountRequest;
  const at = Date.parse('2026-11-24T08:40:10Z');
  const draft = (id: string, title: string, changedAt: number) => ({
    id,
    changedAt,
    endsAt: changedAt + 1,
    answers: { ...EMPTY, title },
  });
  const drafts = [
    draft('newest', '', at + 40_000),
    draft('quoted', 'Recepta na „Ramipryl”', at + 20_000),
    draft('older', ' ', at),
    draft('of yesterday', '', at - 86_400_000),
  ];
  const UNTITLED = say('messages:drafts.untitled');

  it('has a number where two are called the same in the same minute, the older one first', () => {
    expect([...namesOfDrafts(request, drafts)]).toEqual([
      ['newest', `${UNTITLED} (2)`],
      ['quoted', 'Recepta na „Ramipryl”'],
      ['older', `${UNTITLED} (1)`],
      ['of yesterday', UNTITLED],
    ]);
  });

  it('stands in quotes in a sentence, unless there is none', () => {
    const names = namesOfDrafts(request, drafts.slice(1), { isQuoted: true });
    expect([...names.values()]).toEqual(['„Recepta na „Ramipryl””', UNTITLED, UNTITLED]);
  });
});
