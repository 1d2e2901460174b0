/** Names the problem that a route without a page has thrown, for whoever makes a page of it. */
export const PROBLEM_HEADER = 'x-problem';
