import { withoutPunctuation } from '#app/services/request/punctuation.ts';

const GUID = /^[\w-]{1,80}$/;

/** The text that may be a notification's guid, without what a sentence or a program of mail put into the link; null for anything else. */
export function guidOf(value: string | null | undefined) {
  const guid = withoutPunctuation(value ?? '').replaceAll('=', '');
  return GUID.test(guid) ? guid : null;
}

/** Where a notification leads, by the guid in the address of sign-in. */
export function notificationPath({ searchParams }: URL): string | null {
  const guid = guidOf(searchParams.get('guid'));
  return guid === null ? null : `/notifications/${guid}`;
}
