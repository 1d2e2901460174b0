import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const NAMES = [
  'Ada',
  'Bartosz',
  'Cecylia',
  'Dawid',
  'Elżbieta',
  'Feliks',
  'Grażyna',
  'Hubert',
  'Iga',
  'Józef',
];

/** An account with ten children, while something is done with it. */
export async function withTenChildren(
  scene: Pick<Scene, 'change' | 'guest'>,
  work: (visitor: Visitor) => Promise<Answer>,
) {
  NAMES.forEach((name, index) => {
    const id = `patient-20${String(index).padStart(2, '0')}`;
    const month = String(index + 1).padStart(2, '0');
    scene.change(
      'provider',
      `insert into patients (id, name, last_name, birth_date, gender, authorized, document_country)
       values (?, ?, 'Brzęczyszczykiewicz-Kowalczykowska', ?, 'OTHER', ?, 'PL')`,
      ...[id, name, `2015-${month}-09`, index % 2],
    );
    scene.change(
      'provider',
      `insert into account_patients (account_id, patient_id, role, link_state, linked_at)
       values ('account-2018', ?, 'CHILD', 'C', 0)`,
      id,
    );
  });
  const visitor = scene.guest();
  await visitor.signIn('z.kozlowska');
  try {
    return await work(visitor);
  } finally {
    scene.change('provider', "delete from account_patients where patient_id like 'patient-20__'");
    scene.change('provider', "delete from patients where id like 'patient-20__'");
  }
}
