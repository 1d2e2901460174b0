/** All that waits for everybody for whom an account acts. */
export const ALL_PATH = '/start/todo';
