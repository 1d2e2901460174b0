import type { Answer, Visitor } from '#tests/support/visitor.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import { walkOf } from './walk.ts';

/** Anna's own, and her daughter's, with whose doctor the hospital system refuses all; neither is signed. */
export const ANNAS = '/declarations/declaration-5002';
export const ZOFIAS = '/declarations/declaration-5003';

/** Calls of declarations fail while a page is asked for. */
export async function whileFailing(scene: Scene, calls: readonly string[], ask: () => Promise<Answer>) {
  await scene.portal.tell('/declarations-failing', Object.fromEntries(calls.map((call) => [call, 'on'])));
  return ask().finally(() => scene.portal.tell('/declarations-failing', {}));
}

/** Sets whether the hospital system can find a patient: it does so by the PESEL. */
export const setPesel = (scene: Pick<Scene, 'change'>, patientId: string, pesel: string | null) =>
  scene.change('provider', 'update patients set national_id = ? where id = ?', pesel, patientId);

/** Oleksandr at the summary, whom the hospital system has known until then. */
export async function unknownAtSummary(scene: Pick<Scene, 'change'>, oleksandr: Visitor) {
  setPesel(scene, 'patient-1008', peselOf({ birthDate: '1990-05-14', gender: 'MALE', serial: 77 }));
  const summary = await walkOf(oleksandr).atSummary({ kind: 'NURSE' });
  setPesel(scene, 'patient-1008', null);
  return summary;
}

/** Sends an edit of a declaration. */
export async function editBy(scene: Scene, account: Account, path: string, fields: Record<string, string>) {
  const visitor = await scene.as(account);
  return { visitor, answer: await visitor.submit(await visitor.get(`${path}/edit`), fields) };
}

export const SECOND_CHOICE = { practitionerNumber: '2', practitionerReason: '1' };

/** Anna's edit waits for the hospital system, and the list says so. */
export const waitingEdit = (scene: Scene) =>
  whileFailing(scene, ['hospitalDeclarations.change'], async () => {
    const { visitor, answer } = await editBy(scene, 'anna.kowalska', ANNAS, SECOND_CHOICE);
    return visitor.follow(answer);
  });
