import { describe, expect, it } from 'vitest';
import { refusalOf, stateOn } from '#provider/guardians/rules.ts';
import { ACTORS, CELLS, STATES, type State } from '#tests/guardians/table.ts';

const GROWN = { birthDate: '1945-05-08', today: '2026-10-20' };
const CHILD_17 = { birthDate: '2008-10-21', today: '2026-10-20' };
const CHILD_18 = { birthDate: '2008-10-20', today: '2026-10-20' };

type Role = 'WARD' | 'CHILD';
const link = (role: Role, state: State, waits: 'PERSON' | 'UNIT' | null = null) => ({
  role,
  link_state: state,
  waits_for: waits,
});

describe('changes of a ward’s link', () => {
  it('are four states by three actors by four targets', () => expect(CELLS).toHaveLength(48));

  it.each(CELLS)('$actor, $from to $to: $isAllowed', ({ actor, from, to, isAllowed }) => {
    const asked = { ...GROWN, link: link('WARD', from), actor, to, hasOtherGuardian: false };
    expect(refusalOf(asked)).toBe(isAllowed ? null : 'LINK_STATE');
  });

  it.each(['W', 'J'] as const)('what is for the unit is not confirmed by the person, from %s', (from) => {
    const asked = { ...GROWN, actor: 'REPRESENTED', to: 'C', hasOtherGuardian: false } as const;
    expect(refusalOf({ ...asked, link: link('WARD', from, 'UNIT') })).toBe('LINK_STATE');
    expect(refusalOf({ ...asked, link: link('WARD', from) })).toBeNull();
  });
});

describe('changes of a child’s link', () => {
  const asked = { actor: 'GUARDIAN', to: 'D', hasOtherGuardian: true } as const;

  it('the last guardian stays until the 18th birthday; one who only waits may go', () => {
    const alone = { ...asked, hasOtherGuardian: false };
    expect(refusalOf({ ...alone, ...CHILD_17, link: link('CHILD', 'C') })).toBe('LAST_GUARDIAN');
    expect(refusalOf({ ...asked, ...CHILD_17, link: link('CHILD', 'C') })).toBeNull();
    expect(refusalOf({ ...alone, ...CHILD_17, link: link('CHILD', 'W', 'UNIT') })).toBeNull();
    expect(refusalOf({ ...alone, ...CHILD_18, link: link('CHILD', 'C') })).toBe('LINK_STATE');
  });

  it('a child under 18 changes none, but for the one that waits for their own answer', () => {
    const child = { ...asked, ...CHILD_17, actor: 'REPRESENTED' } as const;
    expect(refusalOf({ ...child, link: link('CHILD', 'C') })).toBe('UNDER_AGE');
    expect(refusalOf({ ...child, link: link('CHILD', 'W', 'UNIT') })).toBe('UNDER_AGE');
    expect(refusalOf({ ...child, link: link('CHILD', 'W', 'PERSON') })).toBeNull();
  });

  it.each(STATES)('%s is over from the birthday on, for everybody', (state) => {
    expect(stateOn({ ...CHILD_18, link: link('CHILD', state) })).toBe('D');
    expect(stateOn({ ...CHILD_17, link: link('CHILD', state) })).toBe(state);
    for (const actor of ACTORS)
      expect(refusalOf({ ...asked, ...CHILD_18, actor, link: link('CHILD', state) })).toBe('LINK_STATE');
  });
});
