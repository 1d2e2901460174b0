import { cumulativeStdNormalProbability, wilcoxonRankSum } from 'simple-statistics';

/** Two-sided; the normal approximation is good from 20 values on. */
export function mannWhitney(one: number[], other: number[]) {
  const [n, m] = [one.length, other.length];
  const mean = (n * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  const z = Math.abs((wilcoxonRankSum(one, other) - mean) / deviation);
  return 2 * (1 - cumulativeStdNormalProbability(z));
}
