import type { FormRow, FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, ON_THE_WAY, type Success } from '#tests/house/portal/forms/successes.ts';
import { day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { uploadForm } from '#tests/bookings/portal/forms/uploads.ts';
import type { Role } from '#tests/enrolment/walk.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { ENTRIES, guestWalk, peselOfGuest } from '#tests/registration/walk.ts';
import { sentAddress } from './address-form.ts';

type Walk = ReturnType<typeof guestWalk>;
type Known = Awaited<ReturnType<FormRow['open']>>;

let number = 0;
/** A registration of its own each time: nobody is registered twice. */
const next = () => {
  number = (number % 90) + 1;
  return number;
};

/** Registers somebody of a role in a browser of its own, by every page. */
const sentAs = (role: Role) => async (scene: Scene) => {
  const walk = guestWalk(scene.guest(), role);
  return walk.send(await walk.atReview('', {}, next()));
};

/** A form of a page, to which a walk leads in a browser of its own. */
const page = (
  role: Role,
  part: string,
  at: (walk: Walk) => Promise<Answer>,
  form: Omit<Known, 'send'>,
): FormRow => ({
  route: `${ENTRIES[role]}/${part}`,
  success: { ...NEXT_STEP, sent: sentAs(role) },
  async open({ portal }) {
    const visitor = createVisitor(portal.origin);
    const shown = await at(guestWalk(visitor, role));
    const { csrf } = tokensOf(shown);
    return { ...form, send: (fields) => visitor.post(shown.path, { csrf: [csrf], ...fields }) };
  },
});

const NAMES = { name: text, middleName: text, lastName: text };
const KNOWN_BY = { pesel: oneOf('00000000000', '850101 12345'), knownBy: oneOf('PESEL', 'DOCUMENT') };
const DOCUMENT: Omit<Known, 'send'> = {
  known: {
    documentNumber: text,
    documentCountry: oneOf('UA', 'PL', 'XX'),
    birthDate: day,
    gender: oneOf('FEMALE', 'MALE', 'OTHER'),
  },
  typed: ['birthDate'],
  chosen: ['gender'],
};

/** The document of somebody of any role. */
const IN_DOCUMENT = { documentNumber: 'CD 998877', documentCountry: 'UA', gender: 'FEMALE' };
const BORN: Readonly<Record<Role, string>> = {
  PATIENT: '14-02-1985',
  WARD: '05-05-1950',
  CHILD: '05-05-2022',
};

/** Sends the form of a page to which a walk leads in a browser of its own. */
const sentFrom = (
  role: Role,
  at: (walk: Walk) => Promise<Answer>,
  fields: Record<string, string>,
): Success => ({
  ...NEXT_STEP,
  async sent(scene: Scene) {
    const walk = guestWalk(scene.guest(), role);
    return walk.next(await at(walk), fields);
  },
});

const files = (role: Role): FormRow => ({
  route: `${ENTRIES[role]}/files`,
  success: { ...NEXT_STEP, sent: sentAs(role) },
  async open(people) {
    const visitor = createVisitor(people.portal.origin);
    const { path } = await guestWalk(visitor, role).atFiles('', {}, next());
    const REMOVE = 'form[action*="remove="]';
    const clear = async () => {
      let shown = await visitor.get(path);
      while (shown.page.querySelector(REMOVE)) {
        await visitor.submit(shown, {}, REMOVE);
        shown = await visitor.get(path);
      }
    };
    return uploadForm({ people, path, clear, by: visitor });
  },
});

/** The pages that each entry has. */
const ofEntry = (role: Role): FormRows => ({
  [`the person of ${ENTRIES[role]}`]: page(role, 'person', (walk) => walk.atPerson(), {
    known: { ...NAMES, ...KNOWN_BY },
    chosen: ['knownBy'],
  }),
  [`the document of ${ENTRIES[role]}`]: {
    ...page(role, 'document', (walk) => walk.atDocument(), DOCUMENT),
    success: sentFrom(role, (walk) => walk.atDocument(), { ...IN_DOCUMENT, birthDate: BORN[role] }),
  },
  [`the address of ${ENTRIES[role]}`]: {
    ...page(role, 'address', (walk) => walk.atPerson(), {
      known: {
        country: oneOf('PL', 'DE', 'XX'),
        street: text,
        houseNumber: text,
        postalCode: text,
        city: text,
      },
    }),
    // No address is asked for here before it is sent as it should be: the page leads on.
    success: { ...NEXT_STEP, sent: sentAddress(role) },
  },
  [`the contact of ${ENTRIES[role]}`]: page(role, 'contact', (walk) => walk.atContact(), {
    known: { phoneNumber: text, email: text, username: text },
    typed: ['phoneNumber', 'email', 'username'],
  }),
  [`the consents of ${ENTRIES[role]}`]: page(role, 'consents', (walk) => walk.atConsents(), {
    known: { patient: oneOf('on'), register: oneOf('on'), marketing: oneOf('on'), sum: text, of: text },
  }),
  [`the files of ${ENTRIES[role]}`]: files(role),
  [`a registration at ${ENTRIES[role]}`]: {
    ...page(role, 'review', (walk) => walk.atReview('', {}, next()), { known: { password: text } }),
    success: { ...ON_THE_WAY, sent: sentAs(role) },
  },
});

/** The pages of the guardian before them. */
const ofGuardian = (role: 'WARD' | 'CHILD'): FormRows => ({
  [`the guardian of ${ENTRIES[role]}`]: page(role, 'guardian', (walk) => walk.start(), {
    known: { ...NAMES, isAlsoPatient: oneOf('on') },
  }),
  [`the guardian's PESEL of ${ENTRIES[role]}`]: {
    ...page(role, 'guardian-pesel', (walk) => walk.atOwn(), { known: KNOWN_BY, chosen: ['knownBy'] }),
    success: sentFrom(role, (walk) => walk.atOwn(), { pesel: peselOfGuest('PATIENT'), knownBy: 'PESEL' }),
  },
  [`the guardian's document of ${ENTRIES[role]}`]: {
    ...page(role, 'guardian-document', (walk) => walk.atOwnDocument(), DOCUMENT),
    success: sentFrom(role, (walk) => walk.atOwnDocument(), { ...IN_DOCUMENT, birthDate: BORN.PATIENT }),
  },
});

export const pageForms: FormRows = {
  ...ofEntry('PATIENT'),
  ...ofEntry('WARD'),
  ...ofEntry('CHILD'),
  ...ofGuardian('WARD'),
  ...ofGuardian('CHILD'),
};
