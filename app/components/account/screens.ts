import type { TextKey } from '#app/services/text/text-keys.ts';

type Way = Readonly<{ href: string; label: TextKey }>;

/** The pages of the account's layout, in their order; each stands here once its route does. */
export const ACCOUNT_SCREENS: readonly Way[] = [
  { href: '/account', label: 'account:konto.title' },
  { href: '/account/mydata', label: 'people:mydata.title' },
  { href: '/account/ward', label: 'people:wards.title' },
  { href: '/account/child', label: 'people:children.title' },
  { href: '/account/warden', label: 'guardians:wardens.title' },
  { href: '/account/parent', label: 'guardians:parents.title' },
];

/** Where each value of the account is changed; null: nowhere yet, and no link leads there. */
export const CHANGES: Readonly<Record<'email' | 'phone' | 'channel' | 'language', Way | null>> = {
  email: { href: '/account/email', label: 'account:konto.changeEmail' },
  phone: { href: '/account/phone', label: 'account:ownPhone.change' },
  channel: { href: '/account/notifications', label: 'account:konto.changeChannel' },
  language: { href: '/account/notifications', label: 'account:konto.changeLanguage' },
};

/** The ways of the sign-in, beside the sign-out. */
export const SIGN_IN_WAYS: readonly Way[] = [
  { href: '/changepassword?return=%2Faccount', label: 'account:konto.password' },
  { href: '/account/security', label: 'account:konto.security' },
];

/** The ways of the account as a whole; the dangerous one last. */
export const ACCOUNT_WAYS: readonly Way[] = [
  { href: '/notices', label: 'account:konto.notices' },
  { href: '/account/copy', label: 'account:konto.copy' },
  { href: '/account/delete', label: 'account:konto.delete' },
];
