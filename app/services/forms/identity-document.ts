import { isDocumentNumber } from '#contract/people/reading/document-number.ts';
import { OTHER_COUNTRY } from '#app/domain/people/countries.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { chosen, issue, line, said } from './fields.ts';

const NUMBER = 'people:edit.document.number';

/** The number of an identity document, as it is typed. */
export const documentNumberField = (required: ErrorText = NUMBER) =>
  line({ most: 40, required }).refine(
    (typed) => typed === '' || isDocumentNumber(typed),
    said('people:edit.document.notANumber'),
  );

type Countries = Readonly<{ countries: readonly string[]; required: ErrorText }>;

/** One of the countries that the page offers; of another one it says whom to ring. */
export const countryField = ({ countries, required }: Countries) =>
  chosen({ required }).superRefine((code, context) => {
    if (!countries.includes(code))
      issue(context, code === OTHER_COUNTRY ? 'people:edit.country.notListed' : required);
  });
