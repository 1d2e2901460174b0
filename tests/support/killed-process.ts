import { openedAt } from '#tests/declarations/contract/killed.ts';
import { beforePrepared } from './sqlite-file.ts';

/** A process of a test is killed at the first statement that begins as its arguments say, once `arm` was called. */
export async function killedProcess() {
  const [, , providerUrl = '', portalUrl = '', killedAt = '', word = ''] = process.argv;
  let isArmed = false;
  await beforePrepared((sql) => {
    if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
  });
  const { anna, portal } = await openedAt(providerUrl, portalUrl);
  const arm = () => {
    isArmed = true;
  };
  return { anna, portal, word, arm };
}
