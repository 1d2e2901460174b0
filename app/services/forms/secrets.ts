/** Fields that are never kept, logged or given back into a page, by any name of theirs in any part of a form. */
const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'newpassword',
  'oldpassword',
  'repeatpassword',
  'code',
  'token',
  'pin',
]);

/** Tells whether a field is secret: `a.password`, `items[0].code`, `New-Password` as well as `password`. */
export const isSecret = (name: string) =>
  name.split(/[.[\]]+/).some((part) => SECRETS.has(part.toLowerCase().replace(/[-_]/g, '')));

/** Returns what may be given back of a form's values: all but the secrets, however deep they stand. */
export function withoutSecrets<Value>(value: Value): Value;
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map((each) => withoutSecrets(each));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const open = Object.entries(value).filter(([name]) => !isSecret(name));
  return Object.fromEntries(open.map(([name, inner]) => [name, withoutSecrets(inner)]));
}
