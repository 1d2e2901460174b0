import { oc } from '@orpc/contract';
import { z } from 'zod';
import { FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { ApplicationSettings, Link, PortalSettings } from './schemas.ts';

export const fileSettingCalls = {
  /** B§7. Public: the gate bounds what it reads by it. */
  files: oc
    .route({ method: 'GET', path: '/mpi/accounts/mpi-user/file-settings', tags: ['settings'] })
    .output(z.object({ fileUploadParams: FileUploadParams })),
};

export const settings = {
  ...fileSettingCalls,

  /** B§7. */
  application: oc
    .route({ method: 'GET', path: '/mpi/accounts/mpi-user/application-settings', tags: ['settings'] })
    .output(ApplicationSettings),

  /** B§7, C§3. Region and phone country; public. */
  installation: oc
    .route({ method: 'GET', path: '/mpi/accounts/system-installation', tags: ['settings'] })
    .output(z.object({ phones: z.string(), region: z.string() })),

  /** Ours (C§3 "Help settings" and branding, paths not shown). Public. */
  portal: oc
    .route({ method: 'GET', path: '/portal/api/portal-settings', tags: ['settings', 'ours'] })
    .output(PortalSettings),

  /** A§7. Public. */
  links: oc.route({ method: 'GET', path: '/mppd/api/links', tags: ['settings'] }).output(z.array(Link)),
};
