import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

const step = (name: string) => ({
  address: ({ draft }: { draft: string }) => `/newdeclaration/nurse/${name}?draft=${draft}`,
});

/** The wizard of a new declaration: whose draft it is, the address says; without a kind there is no page. */
export const newAccess: AccessRows = {
  '/newdeclaration': { get: notForGuests(404, 'area is off') },
  '/newdeclaration/:type': {
    // Whoever has nothing unfinished is led to the first step.
    address: () => '/newdeclaration/nurse',
    get: notForGuests('/newdeclaration/nurse/staff', 'area is off'),
  },
  '/newdeclaration/:type/patients': step('patients'),
  '/newdeclaration/:type/staff': step('staff'),
  '/newdeclaration/:type/replace': step('replace'),
  '/newdeclaration/:type/choices': step('choices'),
  '/newdeclaration/:type/summary': step('summary'),
  '/newdeclaration/:type/discard': step('discard'),
  '/newdeclaration/:type/result/:id': {
    address: () => '/newdeclaration/general-practitioner/result/declaration-5001',
  },
};
