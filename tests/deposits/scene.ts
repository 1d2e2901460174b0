import { payoutSummaryPath } from '#app/domain/deposits/paths.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Settings of payouts, the others as usual. */
export const withPayoutSettings = (
  scene: Pick<Scene, 'change'>,
  settings: Readonly<Record<string, unknown>>,
) =>
  scene.change(
    'provider',
    `insert into settings (key, value) values ('deposits', ?)
     on conflict (key) do update set value = excluded.value`,
    JSON.stringify(settings),
  );

/** No limit of the unit stands in the way. */
export const withoutLimits = (scene: Pick<Scene, 'change'>) =>
  withPayoutSettings(scene, { most: null, perMonth: null });

let attempts = 0;

/** The summary of a request, which nobody has sent before. */
export const summaryOf = (deposit: string, amount: number) =>
  payoutSummaryPath({ deposit, amount, attempt: `attempt-of-a-test-${(attempts += 1)}` });

/** Sends a request from its summary. */
export const sendsPayout = async (visitor: Visitor, deposit: string, amount: number) =>
  visitor.submit(await visitor.get(summaryOf(deposit, amount)), {}, '#page-form');
