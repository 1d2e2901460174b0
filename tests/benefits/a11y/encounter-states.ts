import type { Scene } from '#tests/support/scene.ts';
import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

type Account = Parameters<typeof asAccount>[0];
type StateOfRoute = Omit<State, 'route' | 'area'>;

const at = (name: string, account: Account, path: string, status = 200): StateOfRoute => ({
  name,
  status,
  show: asAccount(account, path),
});
const of = (route: string, all: readonly StateOfRoute[]): State[] =>
  all.map((state) => ({ route, area: 'benefits', ...state }));

const LIST = '/benefits/encounters';
const jans = (id: number, rest = '') => `${LIST}/encounter-${id}${rest}?patientId=patient-1001`;
const asked = (id: number) =>
  `/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-${id}`;

const DISCARD = '/benefits/questionnaire/discard?id=encounter-4003';
const PASSED = asked(4005);
const WRONG = { q1: [], q2: '11', q3: 'jutro', q5: 'x'.repeat(1_001) };

const sent = (fields: Record<string, string | string[]>) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  return visitor.submit(await visitor.get(asked(4001)), fields);
};

/** The questions of a definition that the answers do not belong to. */
async function withOtherQuestions(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const set = (id: string, former: string) =>
    scene.change('provider', 'update encounter_questionnaires set id = ? where id = ?', id, former);
  set('questionnaire-new', 'questionnaire-after-1000');
  return visitor.get(asked(4002)).finally(() => set('questionnaire-after-1000', 'questionnaire-new'));
}

/** Shows a page when the draft of a questionnaire is there. */
const withDraft = (path: string) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  await visitor.submit(await visitor.get(asked(4003)), { q1: '1', q5: 'potem', intent: 'later' });
  const answer = await visitor.get(path);
  // What is said of it is read here, and in no state that comes after.
  await visitor.follow(await visitor.submit(await visitor.get(DISCARD)));
  return answer;
};

/** The list over which it is said why a questionnaire is not shown. */
const listAfter = (path: string) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  return visitor.follow(await visitor.get(path));
};

export const encounterStates: readonly State[] = [
  ...of('benefits/encounters', [
    at('filled, with a questionnaire to fill in', 'jan.nowak', `${LIST}?patientId=patient-1001`),
    at('of oneself, first of pages', 'anna.kowalska', `${LIST}?patientId=patient-1002`),
    at('of a child', 'anna.kowalska', `${LIST}?patientId=patient-1003`),
    at(
      'last page of many years',
      'anna.kowalska',
      `${LIST}?patientId=patient-1002&dateFrom=01-01-2010&page=7`,
    ),
    at('empty', 'oleksandr.kovalenko', LIST),
    at('wrong days', 'jan.nowak', `${LIST}?dateFrom=jutro&dateTo=30-02-2026`, 400),
    at('of an account that is not confirmed', 'piotr.zielinski', LIST),
    at('provider down', 'halina.mazur', LIST),
    at("404, somebody else's patient", 'jan.nowak', `${LIST}?patientId=patient-1003`, 404),
    { name: 'with an unfinished questionnaire', show: withDraft(LIST) },
    { name: 'a questionnaire whose time has passed', show: listAfter(PASSED) },
    { name: 'a part of the address is lost', show: listAfter('/benefits/questionnaire?id=encounter-4001') },
  ]).map((state) => (state.status === 400 ? { ...state, errors: 2 } : state)),
  ...of('benefits/encounters/:id', [
    at('with all that there is', 'jan.nowak', jans(4001)),
    at('without documents and questionnaire', 'jan.nowak', jans(4004)),
    at('questionnaire open until today', 'jan.nowak', jans(4003)),
    at('questionnaire passed', 'jan.nowak', jans(4005)),
    at('questionnaire filled in', 'jan.nowak', jans(4006)),
    at('of an account that is not confirmed', 'piotr.zielinski', `${LIST}/encounter-4077`),
    at('provider down', 'halina.mazur', `${LIST}/encounter-4081`),
    at('404', 'jan.nowak', jans(9999), 404),
  ]),
  ...['/documents', '/documents/00.20'].map((rest) => ({
    route: `benefits/encounters/:id${rest.replace('00.20', ':type')}`,
    ...at('404, none', 'jan.nowak', jans(4004, rest), 404),
  })),
  ...of('benefits/questionnaire', [
    at('to fill in', 'jan.nowak', asked(4001)),
    at('open until today', 'jan.nowak', asked(4003)),
    { name: 'begun before', show: withDraft(asked(4003)) },
    { name: 'answers that are wrong', status: 400, errors: 5, show: sent(WRONG) },
    at('filled in, to read', 'jan.nowak', asked(4002)),
    { name: 'filled in, and the questions are others now', show: withOtherQuestions },
    at('of an account that is not confirmed', 'piotr.zielinski', asked(4001).replace('1001', '1005')),
    at('404', 'jan.nowak', asked(9999), 404),
  ]),
  ...of('benefits/questionnaire/discard', [
    { name: 'the question', show: withDraft(DISCARD) },
    at('404', 'jan.nowak', DISCARD.replace('4003', '9999'), 404),
  ]),
];
