import { declaredAnew } from '#tests/declarations/contract/declared-anew.ts';
import { killedProcess } from './killed-process.ts';

/** A process that puts a new declaration in the place of Anna's, and is killed. */
const { anna, portal, word, arm } = await killedProcess();
arm();
await declaredAnew(anna, portal, word);
