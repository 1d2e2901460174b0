import pl from '#locales/pl/account.json';
import { asOf } from '#provider/core/printouts/head.ts';
import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { dateInWords, dayInWords, filled } from '#provider/core/words.ts';
import { endOfDocument, type Person } from './rules.ts';

const { paper } = pl.authorize;

type Printed = Readonly<{
  letterhead: string;
  reference: string;
  hash: string;
  username: string;
  person: Person;
  at: Date;
}>;

/** The document that the account's own patient signs, in the language of those who confirm (AP-09, S-44). */
export function authorizationPdf({ letterhead, reference, hash, username, person, at }: Printed) {
  const language = 'pl';
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return taggedPdf({
    ...{ letterhead, title: paper.title, language, at },
    head: [
      asOf({ language, at }),
      paper.statement,
      filled({ text: paper.made, values: { day: dayInWords({ language, at }) } }),
    ],
    facts: [
      ...fact(paper.reference, reference),
      ...fact(paper.name, `${person.name} ${person.last_name}`),
      ...fact(paper.birthDate, dateInWords({ language, day: person.birth_date })),
      ...fact(paper.pesel, person.national_id),
      ...fact(paper.documentNumber, person.national_id === null ? person.document_number : null),
      ...fact(paper.username, username),
      ...fact(paper.validUntil, dayInWords({ language, at: endOfDocument(at.getTime()) })),
      ...fact(paper.hash, hash),
    ],
  });
}
