import type { Translate } from '#app/services/text/text.ts';
import { partsOf, type ErrorText } from '#app/services/text/error-text.ts';

/** One field that has to be mended; `id` is null for the form as a whole. */
export type FormError = Readonly<{
  id: string | null;
  texts: readonly string[];
  /** Where a failure of the whole form is mended: the id of what is around its buttons. */
  leadsTo?: string | undefined;
}>;

type ErrorsByField = Record<string, string[] | null | undefined>;

/** The id of a field's control; conform's names may hold dots and brackets. */
export const fieldId = ({ formId, name }: { formId: string; name: string }) =>
  `${formId}-${name}`.replace(/[^\w-]+/g, '-');

/** The summary's entries in the order of the form's schema; each text about the form as a whole is one of its own. */
export function formErrors({ formId, errors }: { formId: string; errors: ErrorsByField }): FormError[] {
  return Object.entries(errors).flatMap(([name, texts]): FormError[] => {
    if (!texts || texts.length === 0) return [];
    if (name === '') return texts.map((text) => ({ id: null, texts: [text] }));
    return [{ id: fieldId({ formId, name }), texts }];
  });
}

/** The errors for the document's title: how many fields are to be mended, and what has gone wrong with the form as a whole; `texts`: all that is said. */
export function errorsForTitle(errors: ErrorsByField | null | undefined) {
  const found = formErrors({ formId: '', errors: errors ?? {} });
  const failures = found.flatMap(({ id, texts }) => (id === null ? texts : []));
  const texts = found.flatMap((error) => error.texts) as ErrorText[];
  return { errorCount: found.length - failures.length, failures: failures as ErrorText[], texts };
}

/** Errors are text keys with values behind a question mark (services/error-text). */
export function errorWords({ t, error }: { t: Translate; error: string }) {
  const { key, values } = partsOf(error);
  return t(key, values);
}
