import type attachments from '#locales/pl/attachments.json';
import type bookings from '#locales/pl/bookings.json';
import type form from '#locales/pl/form.json';
import type page from '#locales/pl/page.json';
import type patients from '#locales/pl/patients.json';
import type publicPages from '#locales/pl/public.json';
import type telehealth from '#locales/pl/telehealth.json';
import type questionnaires from '#locales/pl/questionnaires.json';
import type referrals from '#locales/pl/referrals.json';
import type settings from '#locales/pl/settings.json';

/** The areas of locales/<language>/; Polish is the source. */
type Areas = {
  attachments: typeof attachments;
  bookings: typeof bookings;
  form: typeof form;
  page: typeof page;
  patients: typeof patients;
  public: typeof publicPages;
  telehealth: typeof telehealth;
  questionnaires: typeof questionnaires;
  referrals: typeof referrals;
  settings: typeof settings;
};

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}`
  ? Name
  : Key;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? WithoutPlural<Key> : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** Every text of the portal: "bookings:list.title". A key that stands in no file does not compile. */
export type TextKey = { [Area in keyof Areas]: `${Area}:${Paths<Areas[Area]>}` }[keyof Areas];
