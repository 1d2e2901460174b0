import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [route('consents-to-confirm', 'routes/consents/to-confirm.tsx')];
