export { linkRoutes as bench } from './routes.ts';
