export { asFarAsPossible } from '#database/failures.ts';
