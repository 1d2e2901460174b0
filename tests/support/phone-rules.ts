import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import type { Scene } from './scene.ts';
import { newestCode, wrong } from './sms.ts';
import type { Answer, Visitor } from './visitor.ts';

type AtPage = (scene: Scene) => Promise<{ visitor: Visitor; page: Answer }>;
type PhoneForm = Readonly<{ form: string; atPhone: AtPage }>;
type CodeForm = Readonly<{ form: string; atCode: AtPage }>;

/** A number that the page does not take. */
export const phoneRule = (
  { form, atPhone }: PhoneForm,
  { name, phoneNumber, text }: { name: string; phoneNumber: string; text: ErrorText },
): Rule => ({
  form,
  name,
  status: 400,
  errors: [at('phone-phoneNumber', text)],
  kept: { phoneNumber },
  async send(scene) {
    const { visitor, page } = await atPhone(scene);
    return visitor.submit(page, { phoneNumber });
  },
});

/** The rules of every page that asks for a number, for a value that is none. */
export const phoneRules = (asked: PhoneForm): Rule[] =>
  (
    [
      ['nothing', '', 'required'],
      ['too short', '601 234', 'tooShort'],
      ['no number', 'telefon', 'invalidNumber'],
    ] as const
  ).map(([name, phoneNumber, fault]) =>
    phoneRule(asked, { name, phoneNumber, text: `booking-wizard:contactdata.fault.${fault}` }),
  );

/** After these the page has no field for a code: it offers a new one. */
const OVER = ['bookings:code.over', 'bookings:code.noTries'];

/** A code that the page does not take; `triesBefore` wrong ones before it. */
export const codeRule = (
  { form, atCode }: CodeForm,
  {
    name,
    code = (scene) => wrong(newestCode(scene)),
    text,
    triesBefore = 0,
  }: { name: string; code?: (scene: Scene) => string; text: ErrorText; triesBefore?: number },
): Rule => ({
  form,
  name,
  status: String(text).endsWith('.required') ? 400 : 422,
  errors: [at(OVER.includes(String(text)) ? null : 'code-code', text)],
  ...(OVER.includes(String(text)) ? {} : { kept: { code: '' } }),
  async send(scene) {
    const { visitor, page } = await atCode(scene);
    for (let tried = 0; tried < triesBefore; tried += 1) {
      await give(visitor, await visitor.get(page.path), wrong(newestCode(scene)));
    }
    return give(visitor, await visitor.get(page.path), code(scene));
  },
});

/** Gives a code; also from a page that has no field any more, as one does that was opened before. */
function give(visitor: Visitor, page: Answer, code: string) {
  if (page.page.querySelector('main [name=code]')) return visitor.submit(page, { code });
  const token = (name: string) => page.page.querySelector(`main form [name=${name}]`)?.getAttribute('value');
  return visitor.post(page.path, { csrf: token('csrf') ?? '', _key: token('_key') ?? '', code });
}

/** The rules of every page that asks for a code of one's own, for a value that is none. */
export const codeRules = (asked: CodeForm): Rule[] => [
  codeRule(asked, { name: 'nothing', code: () => '', text: 'bookings:code.required' }),
  codeRule(asked, { name: 'no code', code: () => '12345x', text: 'bookings:code.required' }),
  codeRule(asked, { name: 'a wrong one', text: withValues('bookings:code.wrong', { count: 4 }) }),
];

/** Where no code was sent, or none is good any more. */
export const codeOver = (asked: CodeForm): Rule =>
  codeRule(asked, { name: 'none was sent', code: () => '123456', text: 'bookings:code.over' });

/** A winter noon in Warsaw, in a hundred years: an hour that is not over while these tests run. */
export const NOON = Date.parse('2126-12-01T11:00:00Z');

/** None may be sent any more; `day` and `time` say from when on again, when the first went out at NOON. */
export const tooManyRule = ({
  form,
  name,
  day,
  time,
  send,
}: Pick<Rule, 'form' | 'name' | 'send'> & { day: string; time: string }): Rule => ({
  form,
  name,
  status: 429,
  errors: [at(null, withValues('bookings:code.tooMany', { day, time }))],
  send,
});
