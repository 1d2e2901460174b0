import type { Scene } from './scene.ts';

type Person = Readonly<{ patientId: string; gender?: 'MALE' | 'FEMALE'; birthDate?: string }>;
type Row = { gender: string; birth_date: string };

/**
 * The clinic's records have somebody else's gender or birth date while `work` is under way, and are put right then: who looks
 * for a time meanwhile is refused at the next check. There is no other way there, for the services are offered by both (decision 034).
 */
export async function withAnotherPerson<T>(
  scene: Pick<Scene, 'change' | 'read'>,
  { patientId, ...wrong }: Person,
  work: () => Promise<T>,
): Promise<T> {
  const right = scene.read(
    'provider',
    'select gender, birth_date from patients where id = ?',
    patientId,
  ) as Row;
  const set = (gender: string, birthDate: string) =>
    scene.change(
      'provider',
      'update patients set gender = ?, birth_date = ? where id = ?',
      ...[gender, birthDate, patientId],
    );
  set(wrong.gender ?? right.gender, wrong.birthDate ?? right.birth_date);
  return work().finally(() => set(right.gender, right.birth_date));
}
