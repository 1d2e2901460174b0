const GUID = /^[\w-]{1,80}$/;

/** What may be a notification's guid; null for anything else. */
export const guidOf = (value: string | null | undefined) => (value && GUID.test(value) ? value : null);

/** Where a notification leads, by the guid in the address of sign-in. */
export function notificationPath({ searchParams }: URL): string | null {
  const guid = guidOf(searchParams.get('guid'));
  return guid === null ? null : `/notifications/${guid}`;
}
