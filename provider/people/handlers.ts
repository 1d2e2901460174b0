import type { CallContext } from '#provider/core/context.ts';
import { os } from '#provider/core/context.ts';
import { seesAll } from '#provider/core/access-rules.ts';
import type { Action } from '#provider/core/actions.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { isListed } from './rules.ts';
import { personView, withheldView } from './view.ts';

type Asked = { context: CallContext; role: LinkedPatientRow['role']; action: Action };

/** The account's people of one role, whatever their links are but ended: the confirmed ones first, of whom all is told, and that is noted. */
async function listOf({ context, role, action }: Asked) {
  const today = localDay(context.clock.now().getTime());
  const linked = (await context.linkedPatients()).filter((row) => row.role === role && isListed(row, today));
  if (linked.some(({ sentinel }) => sentinel === 'OUTAGE')) await context.outages.strike();
  const confirmed = linked.filter(({ link_state: state }) => state === 'C');
  for (const { id: patientId } of confirmed) await context.access.note({ patientId, action });
  const others = linked.filter(({ link_state: state }) => state !== 'C').map(withheldView);
  return [...confirmed.map(personView), ...others.sort(byName)];
}

/** Where somebody stands in a list may not tell when they were born. */
const byName = (one: Withheld, other: Withheld) => (nameOf(one) < nameOf(other) ? -1 : 1);
type Withheld = ReturnType<typeof withheldView>;
const nameOf = ({ lastName = '', name = '', id }: Withheld) => `${lastName} ${name} ${id}`;

const me = os.people.me.handler(async ({ context, errors }) => {
  const [own] = await listOf({ context, role: 'PATIENT', action: 'people.me' });
  if (!own) throw errors.NOT_FOUND();
  return own;
});

const wards = os.people.wards.handler(({ context }) =>
  listOf({ context, role: 'WARD', action: 'people.wards' }),
);

const children = os.people.children.handler(({ context }) =>
  listOf({ context, role: 'CHILD', action: 'people.children' }),
);

const get = os.people.get.handler(async ({ input, context }) => {
  const row = await context.access.patient({ patientId: input.id, action: 'people.get' });
  const account = await context.account();
  const today = localDay(context.clock.now().getTime());
  const isWhole = seesAll({
    subject: { accountId: account.id, type: account.type },
    link: { authorized: row.authorized === 1 },
  });
  const actors = (await context.store.people.actorsFor(row.id)).flatMap(
    ({ id, name, last_name: lastName, role, acts_until }) => {
      const isYou = id === account.id;
      const isActing = isListed({ ...row, role, acts_until }, today) && (isWhole || isYou);
      return isActing ? [{ name, lastName, patientRole: role, isYou }] : [];
    },
  );
  return { person: personView(row), actors };
});

const settings = os.people.settings.handler(async ({ context }) => {
  await context.account();
  const { patientNamesDisabled, attachmentsVisible, attachmentsRequired } =
    await context.store.settings.registration();
  return {
    patientNamesDisabled,
    attachmentsVisible: attachmentsVisible || attachmentsRequired,
    attachmentsRequired,
  };
});

export const people = { me, wards, children, get, settings };
