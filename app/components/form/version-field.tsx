import { useActionData } from '@remix-run/react';
import type { FormField } from './field.tsx';
import { HiddenField } from './text-fields.tsx';

/**
 * The version of the account that a form was made of, or the value itself. A form that comes back for another reason keeps its own, so that what another window
 * has saved meanwhile is still noticed; after a save that came too late (409) it is the one whose values the page shows.
 */
export function VersionField({ field, version }: { field: FormField; version: string }) {
  const answer = useActionData<{ isStale?: boolean }>();
  const { initialValue } = field;
  const isKept = !answer?.isStale && typeof initialValue === 'string' && initialValue !== '';
  return <HiddenField name={field.name} value={isKept ? initialValue : version} />;
}
