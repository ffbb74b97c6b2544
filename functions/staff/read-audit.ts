import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { AuditRepository } from './audit-repository.ts';

/** Returns the staff audit log, newest first. */
export const readAudit =
  (audit: Pick<AuditRepository, 'page'>): Endpoint<typeof staffRoutes.audit> =>
  ({ query }) =>
    audit.page(query.cursor);
