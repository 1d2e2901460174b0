import { safe } from '@orpc/client';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { isTooFew, phonesOf } from '#app/services/forms/phone-number.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { contactForm } from './contact.form.server.ts';
import { answerSaying, pageOf, type DraftRequest } from './draft.server.ts';

/** Whose account it is: the guardian's, or one's own. */
export const accountNames = ({ guardian, person }: DraftRequest['draft']['answers']) => guardian ?? person;

/** The page of phone, e-mail and name to sign in with. */
export async function contactPage(request: DraftRequest) {
  const { draft, language } = request;
  const { contact, facts } = draft.answers;
  const { phone, email, isNamedByEmail } = facts.asked;
  const username = isNamedByEmail ? undefined : (contact?.username ?? (await suggested(request)));
  return {
    ...pageOf(request, `registration:title.contact.${facts.role}`),
    isPhoneNeeded: phone === 'needed',
    isEmailNeeded: email === 'needed',
    isNamedByEmail,
    stored: {
      ...contact,
      ...(contact?.phoneNumber === undefined
        ? {}
        : { phoneNumber: phoneAsSaid({ phone: contact.phoneNumber, language }).replaceAll('\u00a0', ' ') }),
      ...(username === undefined ? {} : { username }),
    },
  };
}

/** a name from the names alone; without an answer the field is empty, and the page goes on. */
async function suggested({ draft, provider }: DraftRequest) {
  const names = accountNames(draft.answers);
  if (!names) return undefined;
  const { name, lastName: surname } = names;
  const [error, found] = await safe(provider.registration.prepareUsername({ name, surname }));
  return error ? undefined : found.username;
}

export async function takeContact(request: DraftRequest) {
  const { phone, email, isNamedByEmail } = request.draft.answers.facts.asked;
  const phones = await phonesOf(request);
  const schema = contactForm({
    phones,
    isPhoneNeeded: phone === 'needed',
    isEmailNeeded: email === 'needed',
    isNamedByEmail,
  });
  const isLeftOut = isTooFew((await request.form()).get('phoneNumber'), phones);
  return takeForm(request, schema, (value) =>
    answerSaying(
      request,
      { step: 'contact', value },
      isLeftOut ? 'registration:contact.phone.leftOut' : null,
    ),
  );
}
